import { z } from 'zod';
import { factMonth } from './facts.ts';
import { documentKinds, regulatedKinds } from './guide.ts';
import { pictureNames } from './pictures.ts';
import {
  countryMention,
  factReference,
  fileKey,
  plainText,
  richText,
  titledText,
} from './rich-text.ts';

/** What we charge ourselves, apart from any official fee. */
const ourFeeSchema = z.strictObject({
  /** True while the fee is an example that the owner of the site has not set. */
  sample: z.boolean(),
  /** Decimal amount in `currency`; 94.5 means 94.50, never pence. */
  amount: z.number().positive(),
  currency: z.enum(['GBP', 'EUR', 'USD']),
  /** What one pays it for, in a few words. */
  covers: plainText.max(120),
});

/** `content/<locale>/offers/<offer>.yaml`: one thing that we can help with. */
export const offerSchema = z
  .strictObject({
    kind: z.enum(documentKinds),
    /** What is drawn on its card. */
    picture: z.enum(pictureNames.offers),
    title: plainText.max(70),
    shortTitle: plainText.max(40),
    pageTitle: plainText.max(65),
    description: plainText.min(70).max(160),
    /** One line for cards. */
    summary: plainText.max(120),
    reviewed: factMonth,
    contactLabel: plainText.max(40),
    /** "country/guide" of the guide that explains the document. */
    guide: fileKey,
    /** "country/file" of the facts that the words name without a prefix. */
    facts: fileKey,
    /** True where paid help would be immigration or nationality advice; then there is no fee, for we offer no paid help. */
    regulatedAdvice: z.boolean(),
    /** null where we offer free information only. */
    ourFee: ourFeeSchema.nullable(),
    lead: richText,
    /** What the official route costs, as rows of facts; the first stands beside our own fee. */
    officialFees: z.strictObject({
      intro: richText,
      rows: z.tuple([factReference], factReference),
      after: richText.optional(),
    }),
    weDo: z.array(richText).min(2),
    weDoNot: z.array(richText).min(2),
    howItWorks: z.array(titledText).min(3),
    closing: titledText,
    mayAlsoName: z.array(countryMention).optional(),
  })
  .refine(({ kind, regulatedAdvice }) => regulatedAdvice || !regulatedKinds.includes(kind), {
    path: ['regulatedAdvice'],
    message: `true for a ${regulatedKinds.join(', ')}: help with somebody's own case is regulated advice`,
  });

export type OfferWords = z.infer<typeof offerSchema>;
