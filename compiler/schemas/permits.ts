import { z } from 'zod';
import { destinationShape, sourcedStatement, tableWordsShape } from './answer-tables.ts';
import { httpsUrl } from './facts.ts';
import { plainText, plainTextOrNothing, slug, wordsOf } from './rich-text.ts';

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
  outcome: z
    .enum(stayOutcomes)
    .describe(
      '"free": they may live and work there without a permit. "permit": they need one before they come. "permit-there": they need one, but may come without a visa and apply there. "suspended": the source says that hardly any are given at present.',
    ),
  note: plainTextOrNothing.describe(
    'What has to be done then, or who is an exception, in one or two sentences. Leave it empty for nothing.',
  ),
  leadsTo: z
    .string()
    .startsWith('/')
    .meta({ reference: 'route' })
    .describe('Our page that says what to do then, like /uk-work-permit.'),
  source: slug.describe('Which of the sources of this file says so, by its name there.'),
};

const visitAnswer = {
  outcome: z
    .enum(visitOutcomes)
    .describe(
      '"none": no visa. "authorisation": no visa, but an authorisation such as an ETA or ESTA. "visa": with a visa. "depends": the note says on what. "suspended": the source says that hardly any visas are given at present.',
    ),
  length: plainTextOrNothing.describe(
    'How long they may stay, as the source has it, like "up to 90 days in any 180 days". Leave it empty where it names no time.',
  ),
  note: plainTextOrNothing.describe(
    'What else they have to know, in one or two sentences. Leave it empty for nothing.',
  ),
  source: slug.describe('Which of the sources of this file says so, by its name there.'),
};

/** `content/permits/<destination>.json`: who may live and work in a country without a permit, and who may visit it without a visa. */
export const permitTableSchema = z.strictObject({
  ...destinationShape,
  visitAt: httpsUrl.describe('Where the authority says who needs a visa to visit.'),
  country: slug.describe('The country among the guides, like uk.'),
  stays: z
    .array(z.strictObject({ id: slug, nationalities, ...stayAnswer }))
    .describe('Who may live and work there.'),
  otherStays: z
    .strictObject(stayAnswer)
    .nullable()
    .describe(
      'What applies to every nationality that no rule above names. Leave it empty when no source that was read says so.',
    ),
  visits: z
    .array(z.strictObject({ id: slug, nationalities, ...visitAnswer }))
    .describe(
      'Who may visit. A nationality that may live there needs no rule. Of one that no rule names, the page says that it is not on the list that we read.',
    ),
  visitIsNoWork: sourcedStatement.describe('The sentence that a visit does not allow work.'),
  alsoKnow: z
    .array(sourcedStatement)
    .describe('What else somebody should know before they rely on the table.'),
});

export type PermitTable = z.infer<typeof permitTableSchema>;

/** `content/<locale>/permits.yaml`: the words of the pages on who needs a permit. */
export const permitWordsSchema = z.strictObject({
  ...tableWordsShape,
  stay: wordsOf('question', ...stayOutcomes).describe(
    'Living and working there: the question, and what the table says for each answer.',
  ),
  visit: wordsOf('question', ...visitOutcomes).describe(
    'Visiting: the question, and what the table says for each answer.',
  ),
  notRead: plainText.describe('Where no source that was read says anything.'),
  visitIsNoWork: plainText.describe(
    'The heading, above the table, of the sentence that a visit does not allow work.',
  ),
  alsoKnow: z.strictObject({ title: plainText }),
  visitAt: plainText.describe(
    "The link to the authority's page: {authority} says who needs a visa.",
  ),
});
