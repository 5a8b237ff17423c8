import { z } from 'zod';
import { factMonth, httpsUrl, sourceSchema } from './facts.ts';
import { plainText, richText, slug } from './rich-text.ts';

/** Who issued a licence: a country by ISO 3166-1, or a part of one by ISO 3166-2: "IN", "US-TX", "GB-NIR". */
const issuerCode = z
  .string()
  .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'Write the code of ISO 3166, like IN or US-TX');

const evidenceSchema = z.strictObject({
  ...sourceSchema.shape,
  /** Month in which the source said so, or "unknown". */
  asOf: factMonth,
  checked: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11')
    .optional(),
});

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
  /** The same as the file's name. */
  destination: slug,
  /** As in "You live in Germany". */
  name: z.string().min(1),
  /** ISO code of the destination itself, whose own licences need no swap. */
  code: issuerCode,
  authority: z.strictObject({
    name: z.string().min(1),
    shortName: z.string().min(1),
    url: httpsUrl,
  }),
  /** The authority's own page on exchanges. */
  applyAt: httpsUrl,
  /** "country/guide/case" of the page that says how. */
  case: z.string().regex(/^[a-z-]+\/[a-z-]+\/[a-z-]+$/),
  sources: z.record(slug, evidenceSchema),
  rules: z.array(ruleSchema).min(1),
  /** What applies to every issuer that no rule names, in one or two sentences. */
  others: z.strictObject({ statement: z.string().min(1), source: slug }),
  /** How long a newcomer may drive on any foreign licence, in one sentence; null when no source that was read says so. */
  newcomers: z.strictObject({ statement: z.string().min(1), source: slug }).nullable(),
  /** For editors: what is uncertain. Never shown. */
  notes: z.string(),
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

/** `content/<locale>/licences.yaml`: the words of the pages on exchanges. {place} is the destination. */
export const licenceWordsSchema = z.strictObject({
  title: plainText,
  shortTitle: plainText,
  pageTitle: plainText,
  description: plainText,
  lead: richText,
  answers: answerWords,
  table: z.strictObject({
    title: plainText,
    issuer: plainText,
    answer: plainText,
    filter: plainText,
    /** {issuer} is the one that the visitor came with. */
    chosen: plainText,
    notListed: plainText,
    /** When the list names states or provinces of the issuer, and not the issuer as a whole. */
    byPart: plainText,
    nothing: plainText,
  }),
  others: z.strictObject({ title: plainText }),
  newcomers: z.strictObject({ title: plainText }),
  next: z.strictObject({
    title: plainText,
    case: plainText,
    table: plainText,
    data: plainText,
    sheet: plainText,
  }),
  finder: z.strictObject({
    choose: plainText,
    title: plainText,
    issuer: plainText,
    destination: plainText,
    show: plainText,
    tables: plainText,
  }),
  /** What places are called where the language's own names of countries do not do, such as states and provinces. */
  places: z.record(z.string(), plainText),
});

export type LicenceWords = z.infer<typeof licenceWordsSchema>;
export type SwapRule = LicenceSwaps['rules'][number];
