import { z } from 'zod';
import { destinationShape, sourcedStatement, tableWordsShape } from './answer-tables.ts';
import { httpsUrl } from './facts.ts';
import { plainText, slug } from './rich-text.ts';

/**
 * What a passport or travel document shows: a country by ISO 3166-1, like "IN", or a status by the codes of ICAO Doc 9303, like
 * "GBN" for a British National (Overseas) and "XXB" for a refugee.
 */
const nationalityCode = z
  .string()
  .regex(/^[A-Z]{2}$|^[A-Z]{3}$/, 'Write the code of ISO 3166, like IN, or of ICAO, like GBN');

const nationalities = z.array(nationalityCode).min(1);

export const stayOutcomes = ['free', 'permit-there', 'permit', 'suspended'] as const;
export const visitOutcomes = ['none', 'authorisation', 'visa', 'depends', 'suspended'] as const;

const stayAnswer = {
  /**
   * "free": may live and work there without a permit. "permit": needs one before. "permit-there": needs one, and may come without a
   * visa and apply there. "suspended": the source says that hardly any are given at present.
   */
  outcome: z.enum(stayOutcomes),
  /** What has to be done then, or who is an exception, in one or two sentences; "" for nothing. */
  note: z.string(),
  /** The path of our page that says what to do then. */
  leadsTo: z.string().startsWith('/'),
  source: slug,
};

const visitAnswer = {
  /**
   * "none": no visa. "authorisation": no visa, but an authorisation such as an ETA or ESTA. "visa": with a visa. "depends": the note says
   * on what. "suspended": the source says that hardly any visas are given at present.
   */
  outcome: z.enum(visitOutcomes),
  /** How long, as the source has it: "up to 90 days in any 180 days"; "" where it names no time. */
  length: z.string(),
  note: z.string(),
  source: slug,
};

/** `content/permits/<destination>.json`: who may live and work in a country without a permit, and who may visit it without a visa. */
export const permitTableSchema = z.strictObject({
  ...destinationShape,
  /** Where the authority says who needs a visa to visit. */
  visitAt: httpsUrl,
  /** The folder of the country among the guides. */
  country: slug,
  /** Who may live and work there. */
  stays: z.array(z.strictObject({ id: slug, nationalities, ...stayAnswer })),
  /** What applies to every nationality that no rule of `stays` names; null when no source that was read says so. */
  otherStays: z.strictObject(stayAnswer).nullable(),
  /**
   * Who may visit. A nationality that may live there needs no rule. One that no rule names is "not on the list that we read": nothing is
   * said of all others at once.
   */
  visits: z.array(z.strictObject({ id: slug, nationalities, ...visitAnswer })),
  /** That a visit does not allow work. */
  visitIsNoWork: sourcedStatement,
  /** What else somebody should know before they rely on the table. */
  alsoKnow: z.array(sourcedStatement),
});

export type PermitTable = z.infer<typeof permitTableSchema>;
export type StayRule = PermitTable['stays'][number];
export type VisitRule = PermitTable['visits'][number];

/** `content/<locale>/permits.yaml`: the words of the pages on who needs a permit. */
export const permitWordsSchema = z.strictObject({
  ...tableWordsShape,
  stay: z.strictObject({
    question: plainText,
    free: plainText,
    'permit-there': plainText,
    permit: plainText,
    suspended: plainText,
  }),
  visit: z.strictObject({
    question: plainText,
    none: plainText,
    authorisation: plainText,
    visa: plainText,
    depends: plainText,
    suspended: plainText,
  }),
  /** Where no source that was read says anything. */
  notRead: plainText,
  /** Above the table, as the heading of what the destination says on it. */
  visitIsNoWork: plainText,
  alsoKnow: z.strictObject({ title: plainText }),
  /** {authority} says who needs a visa. */
  visitAt: plainText,
});

export type PermitWords = z.infer<typeof permitWordsSchema>;
