import { z } from 'zod';
import { reviewedMonth } from './facts.ts';
import { documentKinds, regulatedKinds } from './guide.ts';
import { pictureNames } from './pictures.ts';
import {
  contactLabel,
  factReference,
  factTable,
  fileKey,
  mayAlsoName,
  pageNames,
  plainText,
  richText,
  titledText,
} from './rich-text.ts';

/** What we charge ourselves, apart from any official fee. */
const ourFeeSchema = z.strictObject({
  sample: z
    .boolean()
    .describe('Yes while the fee is an example that the owner of the site has not set.'),
  amount: z
    .number()
    .positive()
    .describe('The amount as a number, without its currency: 94.5 means 94.50.'),
  currency: z.enum(['GBP', 'EUR', 'USD']),
  covers: plainText.max(120).describe('What somebody pays it for, in a few words.'),
});

/** `content/<locale>/offers/<offer>.yaml`: one thing that we can help with. */
export const offerSchema = z
  .strictObject({
    kind: z.enum(documentKinds).describe('The kind of document that we help with.'),
    picture: z.enum(pictureNames.offers).describe('What is drawn on its card.'),
    ...pageNames,
    summary: plainText.max(120).describe('One line for cards.'),
    reviewed: reviewedMonth,
    contactLabel,
    guide: fileKey
      .meta({ reference: 'guide' })
      .describe('The guide that explains the document, as country/guide, like uk/uk-passport.'),
    facts: fileKey.describe(
      'The file of facts that these words name by their short names, as country/file, like uk/uk-passport.',
    ),
    regulatedAdvice: z
      .boolean()
      .describe(
        'Yes where paid help would be immigration or nationality advice. There is no fee then, because we offer no paid help.',
      ),
    ourFee: ourFeeSchema
      .nullable()
      .describe(
        'What we charge ourselves, apart from any official fee. Leave it empty where we offer free information only.',
      ),
    lead: richText.describe('Two or three sentences under the heading.'),
    officialFees: factTable
      .extend({
        rows: z
          .tuple([factReference], factReference)
          .describe('The facts that the table shows, in order.'),
      })
      .describe(
        'What the authority charges, as a table of facts. The first stands beside our own fee.',
      ),
    weDo: z.array(richText).min(2).describe('What we do for somebody, one thing each.'),
    weDoNot: z.array(richText).min(2).describe('What we do not do, one thing each.'),
    howItWorks: z.array(titledText).min(3).describe('How our help goes, step by step.'),
    closing: titledText.describe('The last words before the form.'),
    mayAlsoName,
  })
  .refine(({ kind, regulatedAdvice }) => regulatedAdvice || !regulatedKinds.includes(kind), {
    path: ['regulatedAdvice'],
    message: `true for a ${regulatedKinds.join(', ')}: help with somebody's own case is regulated advice`,
  });

export type OfferWords = z.infer<typeof offerSchema>;
