import { z } from 'zod';
import { destinationShape, sourcedStatement, tableWordsShape } from './answer-tables.ts';
import { plainText, plainTextOrNothing, slug } from './rich-text.ts';

/** Who issued a licence: a country by ISO 3166-1, or a part of one by ISO 3166-2: "IN", "US-TX", "GB-NIR". */
const issuerCode = z
  .string()
  .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'Write the code of ISO 3166, like IN or US-TX');

export const swapOutcomes = ['use', 'swap', 'no-swap'] as const;
export const swapTests = ['theory', 'practical'] as const;

const caseName = z.string().regex(/^[a-z-]+\/[a-z-]+\/[a-z-]+$/);

const ruleSchema = z.strictObject({
  id: slug.describe('A name of its own, like eu-licences.'),
  issuers: z
    .array(issuerCode)
    .min(1)
    .describe('Who issued the licences that it is about: codes of ISO 3166, like IN or US-TX.'),
  outcome: z
    .enum(swapOutcomes)
    .describe(
      '"use": it may be driven on as it is, after moving too. "swap": the office gives its own licence for it, after the tests that are named. "no-swap": the source says that there is no exchange.',
    ),
  tests: z
    .array(z.enum(swapTests))
    .describe('What has to be passed before a swap; an empty list for nothing.'),
  deadline: plainTextOrNothing.describe(
    'Until when, in words as the source has it, like "within 5 years of becoming resident". Leave it empty where it names none.',
  ),
  categories: plainTextOrNothing.describe(
    'Which vehicles, in words as the source has it, like "cars and motorcycles" or "B". Leave it empty where it names none.',
  ),
  note: plainTextOrNothing.describe(
    'What else decides, in one short sentence. Leave it empty for nothing.',
  ),
  source: slug.describe('Which of the sources of this file says so, by its name there.'),
  case: caseName
    .optional()
    .describe('The page that says what to do with just these licences, as country/guide/case.'),
});

/** `content/licences/<destination>.json`: which foreign driving licences one country or state swaps, and how. */
export const licenceSwapsSchema = z.strictObject({
  ...destinationShape,
  case: caseName.describe('The page that says how to swap, as country/guide/case.'),
  instead: caseName.describe(
    'The page for whoever cannot swap, or is not on the list, as country/guide/case.',
  ),
  until: plainTextOrNothing.describe(
    'By when somebody who moves there needs its licence, counted from arrival, in few words: "within 6 months of settling in Germany". Leave it empty when no source that was read says so.',
  ),
  rules: z.array(ruleSchema).min(1).describe('What applies to whose licences.'),
  others: sourcedStatement
    .extend({
      case: caseName
        .optional()
        .describe('What to do then, as country/guide/case. Leave it empty for the one above.'),
    })
    .describe('What applies to every licence that no rule names.'),
  newcomers: sourcedStatement
    .nullable()
    .describe(
      'How long a newcomer may drive on any foreign licence. Leave it empty when no source that was read says so.',
    ),
});

export type LicenceSwaps = z.infer<typeof licenceSwapsSchema>;

const answerWords = z.strictObject({
  use: plainText,
  swap: plainText.describe('Swapped without a test.'),
  theory: plainText,
  practical: plainText,
  both: plainText,
  'no-swap': plainText,
});

/** `content/<locale>/licences.yaml`: the words of the pages on exchanges. */
export const licenceWordsSchema = z.strictObject({
  ...tableWordsShape,
  answers: answerWords.describe('What the table says for each answer.'),
  others: z.strictObject({ title: plainText }),
  newcomers: z.strictObject({ title: plainText }),
});

export type SwapRule = LicenceSwaps['rules'][number];
