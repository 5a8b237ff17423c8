import { z } from 'zod';
import { caseSchema } from './case.ts';
import { leftOpen, type WaitMatter } from './case-waiting.ts';
import { reviewedMonth } from './facts.ts';
import { complaintsOf, guideFinderSchema } from './finder.ts';
import {
  contactLabel,
  factTable,
  listOf,
  mayAlsoName,
  maybe,
  pageNames,
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

/** What people ask while a right to stay or to drive is decided. A case of such a guide leaves none of it open, nor from when time counts. */
const askedWhileWaiting: Partial<Record<string, WaitMatter[]>> = {
  'driving-licence': ['drive'],
  'residence-permit': ['work', 'travel'],
  'work-permit': ['work', 'travel'],
};

/** `content/<locale>/guides/<country>/<guide>.yaml`: the words of one guide. Its figures stand in the facts file of the same path. */
export const guideSchema = z
  .strictObject({
    kind: z
      .enum(documentKinds)
      .describe('The kind of document that the guide explains; its small picture follows from it.'),
    ...pageNames,
    summary: plainText.max(160).describe('One sentence for lists of guides.'),
    reviewed: reviewedMonth,
    contactLabel,
    regulatedAdvice: z
      .boolean()
      .describe(
        'Yes where paid help would be immigration or nationality advice. The page then offers free information and the register of regulated advisers, and no paid help, for as long as the settings hold no registration for the country.',
      ),
    lead: richText.describe('Two or three sentences under the heading.'),
    whoCanApply: richText.describe('Who may have the document, and who may not.'),
    topics: listOf({
      ...titledText.shape,
      id: slug.describe('The part of the address that leads to this topic, like lost-or-stolen.'),
      cases: maybe(
        z.array(slug.meta({ reference: 'case' })),
        'The cases of this guide that hold the whole answer.',
      ),
    })
      .min(1)
      .describe(
        'Two or three sentences on each matter that people come with, such as renewal or loss. The whole answer stands in the cases that the topic names.',
      ),
    fees: factTable.describe('What the authority charges, as a table of facts.'),
    timing: factTable.describe('How long it takes, as a table of facts.'),
    pitfalls: z
      .array(titledText)
      .min(3)
      .describe('What often goes wrong, each with what to do.')
      .meta({ warns: true }),
    help: z
      .strictObject({ can: z.array(richText).min(2), cannot: z.array(richText).min(2) })
      .describe('What we can do for somebody, and what only they or the authority can.'),
    cases: maybe(
      z.array(caseSchema).max(7),
      "The situations that people come with, the most common first. Each has a page of its own below the guide's.",
    ),
    finder: maybe(
      guideFinderSchema,
      'A question that readers answer before they see the cases, where the answer decides which of them fit.',
    ),
    closing: titledText.describe('The last words before the form.'),
    mayAlsoName,
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
  .superRefine(({ kind, cases = [] }, context) => {
    const asked = askedWhileWaiting[kind];
    if (asked === undefined) return;
    for (const [index, one] of cases.entries()) {
      for (const [field, expected] of leftOpen(one, asked)) {
        const message = `${expected}, because this is about a ${kind}`;
        context.addIssue({ code: 'custom', path: ['cases', index, field], message });
      }
    }
  })
  .superRefine(({ finder, cases = [] }, context) => {
    for (const complaint of finder === undefined ? [] : complaintsOf(finder, cases)) {
      context.addIssue({ code: 'custom', ...complaint });
    }
  });

export type GuideWords = z.infer<typeof guideSchema>;
export type DocumentKind = GuideWords['kind'];
