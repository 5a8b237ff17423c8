import { z } from 'zod';
import { httpsUrl } from './facts.ts';
import { factReference, plainText, richText, slug, titledText } from './rich-text.ts';

/** A few words in a table; every figure in them is a mark, like "{time-standard|About three weeks}". */
const shortAnswer = richText.max(140);

/** One situation for one document, such as a renewal: `cases` of `content/<locale>/guides/<country>/<guide>.yaml`. */
export const caseSchema = z
  .strictObject({
    /** Last part of its address, after that of its guide: renew-adult. */
    id: slug,
    /** True while it waits for a last look: it is checked like all others, and no page shows it. */
    draft: z.literal(true).optional(),
    /** Begins with a verb: "Renew an adult UK passport". */
    title: plainText.max(60),
    /** In breadcrumbs and lists of the guide's own cases: "Renew (adult)". */
    shortTitle: plainText.max(36),
    pageTitle: plainText.max(65),
    description: plainText.min(70).max(160),
    /** One or two sentences that a person could act on if they read nothing else. */
    answer: richText.max(320),
    /** What makes it this case, "your last passport was an adult one"; and where somebody belongs for whom it is not so. */
    yours: z
      .array(z.strictObject({ if: richText, ifNot: richText.optional() }))
      .min(2)
      .max(5),
    cost: z
      .strictObject({
        /** The fact that tells what most people pay in all, where its parts cannot be added up. */
        inAll: factReference.optional(),
        /**
         * Fees that most people of this case pay: they add up to what it costs in all. `onlyIf` and `notIf` name a condition: whoever
         * answers it no, or yes, does not pay that fee.
         */
        rows: z.array(
          z.strictObject({
            fee: factReference,
            times: z.int().min(2).optional(),
            onlyIf: slug.optional(),
            notIf: slug.optional(),
          }),
        ),
        /** What cannot be added, in words: photos, translations, lessons. */
        leftOut: richText.optional(),
      })
      .refine(({ inAll, rows }) => inAll !== undefined || rows.length > 0, {
        message: 'with rows that add up, or inAll where they cannot',
      })
      .refine(({ inAll, rows }) => inAll === undefined || !rows.some(isForSome), {
        message:
          'with no fee for some only beside inAll, because what is left of it cannot be told',
      }),
    time: shortAnswer,
    /** True where the figure in `time` is only a part of the wait, such as that for one test: no day is counted back by it. */
    timeIsPart: z.literal(true).optional(),
    /** The authority's own faster service, with one mark of a fact that has a `duration`. */
    faster: shortAnswer.optional(),
    /** When to renew what ends, with one mark of a fact that has `beforeEnd`. */
    renewal: shortAnswer.optional(),
    lasts: shortAnswer,
    /** Who decides, when that is not the authority of the guide. */
    decides: plainText.max(60).optional(),
    /** The authority's own page; left out, it is that of the guide. */
    applyAt: httpsUrl.optional(),
    /** The words of the button that leads there: "Apply on GOV.UK". */
    applyLabel: plainText.max(34),
    /** Questions with yes or no that change what to bring or do; `onlyIf` names one, and it applies where the answer is yes. */
    conditions: z.array(z.strictObject({ id: slug, question: plainText })).optional(),
    bring: z
      .array(
        z.strictObject({
          id: slug,
          name: plainText.max(70),
          /** Why, or how to get it. */
          why: richText,
          onlyIf: slug.optional(),
        }),
      )
      .min(1),
    steps: z
      .array(
        z.strictObject({
          ...titledText.shape,
          time: shortAnswer.optional(),
          fee: factReference.optional(),
          where: z.enum(['online', 'post', 'in-person', 'phone']).optional(),
          onlyIf: slug.optional(),
        }),
      )
      .min(2),
    /** What goes wrong in just this case, each with what to do. */
    wrong: z.array(titledText).min(2).max(4),
    /** What arrives, what to check, what to keep, what ends when. */
    after: richText,
  })
  .superRefine(({ conditions = [], bring, steps, cost }, context) => {
    const known = conditions.map(({ id }) => id);
    const message = `the id of one of the conditions of this case: ${known.join(', ') || 'it has none'}`;
    const lists: [string[], ForSome[]][] = [
      [['bring'], bring],
      [['steps'], steps],
      [['cost', 'rows'], cost.rows],
    ];
    for (const [path, list] of lists) {
      for (const [index, item] of list.entries()) {
        for (const name of ['onlyIf', 'notIf'] as const) {
          const id = item[name];
          if (id === undefined || known.includes(id)) continue;
          context.addIssue({ code: 'custom', path: [...path, index, name], message });
        }
      }
    }
  });

type ForSome = { onlyIf?: string | undefined; notIf?: string | undefined };

/** True of what an answer may spare somebody. */
export function isForSome({ onlyIf, notIf }: ForSome): boolean {
  return onlyIf !== undefined || notIf !== undefined;
}

export type CaseWords = z.infer<typeof caseSchema>;
