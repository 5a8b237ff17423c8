import { z } from 'zod';
import { clock, whileYouWait } from './case-waiting.ts';
import { httpsUrl } from './facts.ts';
import {
  factReference,
  listOf,
  maybe,
  pageDescription,
  pageTitle,
  plainText,
  richText,
  slug,
  titledText,
  yes,
} from './rich-text.ts';

/** A few words in a table; every figure in them is a mark, like "{time-standard|About three weeks}". */
const shortAnswer = richText.max(140);

/** The question that decides whether something is for a reader. */
const conditionId = slug.meta({ reference: 'condition' }).optional();

/** One situation for one document, such as a renewal: `cases` of `content/<locale>/guides/<country>/<guide>.yaml`. */
export const caseSchema = z
  .strictObject({
    id: slug.describe(
      "The last part of the page's address, after that of its guide, like renew-adult.",
    ),
    draft: yes(
      'Yes while the case waits for a last look: it is checked like all others, but no page shows it.',
    ),
    title: plainText
      .max(60)
      .describe('The heading. Begin with a verb, like "Renew an adult UK passport".'),
    shortTitle: plainText
      .max(36)
      .describe('Its name in lists of the cases of the same guide, like "Renew (adult)".'),
    pageTitle,
    description: pageDescription,
    answer: richText
      .max(320)
      .describe('One or two sentences that somebody could act on if they read nothing else.'),
    yours: listOf({
      if: richText.describe('What is so for them, like "your last passport was an adult one".'),
      ifNot: richText.describe(
        'Where to go if it is not so, behind the words "If not:", with a link to the case that fits or a word on who decides.',
      ),
    })
      .min(2)
      .max(5)
      .describe('How readers know that this case is theirs.'),
    cost: z
      .strictObject({
        inAll: maybe(
          factReference,
          'The fact that tells what most people pay in all, where its parts cannot be added up.',
        ),
        rows: listOf({
          fee: factReference.describe('The fact that holds the fee, like fee-adult-online.'),
          times: maybe(z.int().min(2), 'How often it is paid, where that is more than once.'),
          onlyIf: conditionId.describe(
            'The question that spares them this fee if they answer it with no.',
          ),
          notIf: conditionId.describe(
            'The question that spares them this fee if they answer it with yes.',
          ),
        }).describe('Fees that most people in this case pay. The page adds them up.'),
        leftOut: maybe(
          richText,
          'What else costs money and cannot be added, like photos, translations or lessons.',
        ),
      })
      .refine(({ inAll, rows }) => inAll !== undefined || rows.length > 0, {
        message: 'with rows that add up, or inAll where they cannot',
      })
      .refine(({ inAll, rows }) => inAll === undefined || !rows.some(isForSome), {
        message:
          'with no fee for some only beside inAll, because what is left of it cannot be told',
      })
      .describe('What they pay: fees that add up, or one fact that tells the whole.'),
    time: shortAnswer.describe(
      'How long it takes, in a few words with the figure of a fact, like "{time-standard|About three weeks}".',
    ),
    timeIsPart: yes(
      'Yes where that figure is only a part of the wait, such as the wait for one test. No day is then counted back by it.',
    ),
    faster: maybe(
      shortAnswer,
      "The authority's own faster service, with the figure of one fact that says how long it takes.",
    ),
    renewal: maybe(
      shortAnswer,
      'When to renew what runs out, with the figure of one fact that says how long before.',
    ),
    lasts: shortAnswer.describe(
      'How long the document is valid, in a few words, like "{validity-adult|10 years}".',
    ),
    decides: maybe(plainText.max(60), 'Who decides, when that is not the authority of the guide.'),
    applyAt: maybe(
      httpsUrl,
      "The authority's own page for this case. Leave it empty where it is that of the guide.",
    ),
    applyLabel: plainText
      .max(34)
      .describe('The words of the button that leads there, like "Apply on GOV.UK".'),
    conditions: maybe(
      listOf({
        id: slug.describe(
          'A name by which things to bring, steps and fees refer to the question, like name-changed.',
        ),
        question: plainText.describe('As readers are asked, like "Has your name changed?".'),
      }),
      'Questions with yes or no that change what to bring, do or pay, like "Has your name changed?". Things to bring, steps and fees may name one of them.',
    ),
    bring: listOf({
      id: slug.describe(
        'A short name that stays the same when the words change, like old-passport: ticks of visitors hang on it.',
      ),
      name: plainText.max(70).describe('What it is, like "Your old passport".'),
      why: richText.describe('Why it is needed, or how to get it.'),
      onlyIf: conditionId.describe(
        'The question that has to be answered with yes for this to be needed. Empty: everybody needs it.',
      ),
    })
      .min(1)
      .describe('What to have ready.'),
    steps: listOf({
      ...titledText.shape,
      time: maybe(
        shortAnswer,
        'How long this step takes, in a few words with the figure of a fact.',
      ),
      fee: maybe(factReference, 'The fact that holds what this step costs.'),
      where: maybe(z.enum(['online', 'post', 'in-person', 'phone']), 'Where it is done.'),
      onlyIf: conditionId.describe(
        'The question that has to be answered with yes for this step to be needed. Empty: everybody takes it.',
      ),
    })
      .min(2)
      .describe('What to do, in order.'),
    whileYouWait,
    clock,
    wrong: z
      .array(titledText)
      .min(2)
      .max(4)
      .describe('What goes wrong in just this case, each with what to do.')
      .meta({ warns: true }),
    after: richText.describe('What arrives, what to check, what to keep, and what runs out when.'),
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
