import { z } from 'zod';
import { destinationShape, sourcedStatement, tableWordsShape } from './answer-tables.ts';
import { plainText, slug } from './rich-text.ts';

/** Who issued a licence: a country by ISO 3166-1, or a part of one by ISO 3166-2: "IN", "US-TX", "GB-NIR". */
const issuerCode = z
  .string()
  .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'Write the code of ISO 3166, like IN or US-TX');

export const swapOutcomes = ['use', 'swap', 'no-swap'] as const;
export const swapTests = ['theory', 'practical'] as const;

const ruleSchema = z.strictObject({
  id: slug,
  /** Who issued the licences that it is about. */
  issuers: z.array(issuerCode).min(1),
  /**
   * "use": it may be driven on as it is, after moving too. "swap": the office gives its own licence for it, after the tests that
   * are named. "no-swap": the source says that there is no exchange.
   */
  outcome: z.enum(swapOutcomes),
  /** What has to be passed before a swap; [] for none. */
  tests: z.array(z.enum(swapTests)),
  /** Until when, in words as the source has it: "within 5 years of becoming resident"; "" when it names none. */
  deadline: z.string(),
  /** Which vehicles, in words as the source has it: "cars and motorcycles", "B"; "" when it names none. */
  categories: z.string(),
  /** What else decides, in one short sentence; "" for nothing. */
  note: z.string(),
  /** The name of an entry of `sources`. */
  source: slug,
});

/** `content/licences/<destination>.json`: which foreign driving licences one country or state swaps, and how. */
export const licenceSwapsSchema = z.strictObject({
  ...destinationShape,
  /** "country/guide/case" of the page that says how. */
  case: z.string().regex(/^[a-z-]+\/[a-z-]+\/[a-z-]+$/),
  rules: z.array(ruleSchema).min(1),
  /** What applies to every issuer that no rule names. */
  others: sourcedStatement,
  /** How long a newcomer may drive on any foreign licence; null when no source that was read says so. */
  newcomers: sourcedStatement.nullable(),
});

export type LicenceSwaps = z.infer<typeof licenceSwapsSchema>;

const answerWords = z.strictObject({
  use: plainText,
  /** By the tests that come first. */
  swap: plainText,
  theory: plainText,
  practical: plainText,
  both: plainText,
  'no-swap': plainText,
});

/** `content/<locale>/licences.yaml`: the words of the pages on exchanges. */
export const licenceWordsSchema = z.strictObject({
  ...tableWordsShape,
  answers: answerWords,
  others: z.strictObject({ title: plainText }),
  newcomers: z.strictObject({ title: plainText }),
});

export type LicenceWords = z.infer<typeof licenceWordsSchema>;
export type SwapRule = LicenceSwaps['rules'][number];
