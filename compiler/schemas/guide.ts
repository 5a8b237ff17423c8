import { z } from 'zod';
import { caseSchema } from './case.ts';
import { factMonth } from './facts.ts';
import { complaintsOf, guideFinderSchema } from './finder.ts';
import {
  countryMention,
  factReference,
  plainText,
  richText,
  slug,
  titledText,
} from './rich-text.ts';

/** Every kind of document that a guide may explain; the emblem and the title of the schema.org service follow from it. */
export const documentKinds = [
  'driving-licence',
  'passport',
  'identity',
  'residence-permit',
  'work-permit',
  'language-certificate',
  'diploma',
] as const;

/** Kinds of document where help with somebody's own case is immigration or nationality advice. */
export const regulatedKinds: readonly string[] = ['passport', 'residence-permit', 'work-permit'];

/** `content/<locale>/guides/<country>/<guide>.yaml`: the words of one guide. Its figures stand in the facts file of the same path. */
export const guideSchema = z
  .strictObject({
    kind: z.enum(documentKinds),
    /** The heading of the page, and its name in lists of guides. */
    title: plainText.max(70),
    /** Short name for breadcrumbs and the subject of an enquiry. */
    shortTitle: plainText.max(40),
    /** For the browser's tab and search results; says what the page answers. */
    pageTitle: plainText.max(
      65,
      'Keep the page title at 65 characters or fewer, so that search results show it whole',
    ),
    /** For search results, in one or two sentences. */
    description: plainText
      .min(70, 'Write at least 70 characters')
      .max(160, 'Keep the description at 160 characters or fewer'),
    /** One sentence for lists of guides. */
    summary: plainText.max(160),
    /** Month in which somebody last went over these words. */
    reviewed: factMonth,
    /** The words on the button that leads to the contact page. */
    contactLabel: plainText.max(40),
    /**
     * True where paid help would be immigration or nationality advice. Then the page offers free information and the register
     * of regulated advisers, and no paid help, for as long as the settings hold no registration for the country.
     */
    regulatedAdvice: z.boolean(),
    /** Two or three sentences under the heading. */
    lead: richText,
    whoCanApply: richText,
    /** Two or three sentences on each matter that people come with, such as renewal or loss; `cases` leads to the whole answer. */
    topics: z
      .array(z.strictObject({ ...titledText.shape, id: slug, cases: z.array(slug).optional() }))
      .min(1),
    fees: z.strictObject({
      intro: richText,
      rows: z.array(factReference).min(1),
      after: richText.optional(),
    }),
    timing: z.strictObject({
      intro: richText,
      rows: z.array(factReference).min(1),
      after: richText.optional(),
    }),
    pitfalls: z.array(titledText).min(3),
    help: z.strictObject({ can: z.array(richText).min(2), cannot: z.array(richText).min(2) }),
    /** The situations that people come with, the most common first; each has a page of its own below the guide's. */
    cases: z.array(caseSchema).max(7).optional(),
    /** What the finder asks before it shows the cases, where the answer decides which of them fit. */
    finder: guideFinderSchema.optional(),
    /** The last words before the form. */
    closing: titledText,
    /** Other countries that the words have to name, each with its reason. */
    mayAlsoName: z.array(countryMention).optional(),
  })
  .refine(({ kind, regulatedAdvice }) => regulatedAdvice || !regulatedKinds.includes(kind), {
    path: ['regulatedAdvice'],
    message: `true for a ${regulatedKinds.join(', ')}: help with somebody's own case is regulated advice`,
  })
  .superRefine(({ topics, cases = [] }, context) => {
    const known = cases.map(({ id }) => id);
    for (const [index, topic] of topics.entries()) {
      const unknown = (topic.cases ?? []).find((id) => !known.includes(id));
      if (unknown === undefined) continue;
      const message = `the ids of cases of this guide: ${known.join(', ') || 'it has none'}`;
      context.addIssue({ code: 'custom', path: ['topics', index, 'cases'], message });
    }
  })
  .superRefine(({ finder, cases = [] }, context) => {
    for (const complaint of finder === undefined ? [] : complaintsOf(finder, cases)) {
      context.addIssue({ code: 'custom', ...complaint });
    }
  });

export type GuideWords = z.infer<typeof guideSchema>;
export type DocumentKind = GuideWords['kind'];
