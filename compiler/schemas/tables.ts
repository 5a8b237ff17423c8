import { z } from 'zod';
import { destinationShape, sourcedStatement, tableWordsShape } from './answer-tables.ts';
import { httpsUrl } from './facts.ts';
import { group, listOf, maybe, plainText, plainTextOrNothing, slug, wordsOf } from './rich-text.ts';

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
  case: maybe(
    caseName,
    'The page that says what to do with just these licences, as country/guide/case.',
  ),
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
      case: maybe(
        caseName,
        'What to do then, as country/guide/case. Leave it empty for the one above.',
      ),
      outcome: maybe(
        z.enum(['swap', 'no-swap']),
        '"swap": any licence is swapped, after the tests that are named. "no-swap": the source says that none is. Leave it empty where no source that was read says either.',
      ),
      tests: maybe(
        z.array(z.enum(swapTests)).min(1),
        'What has to be passed before the swap or, where there is none, for a new licence.',
      ),
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
  stays: listOf({ id: slug, nationalities, ...stayAnswer }).describe(
    'Who may live and work there.',
  ),
  otherStays: z
    .strictObject(stayAnswer)
    .nullable()
    .describe(
      'What applies to every nationality that no rule above names. Leave it empty when no source that was read says so.',
    ),
  visits: listOf({ id: slug, nationalities, ...visitAnswer }).describe(
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

/** `content/<locale>/verdicts.yaml`: the answer for one visitor, as one would say it aloud. */
export const verdictWordsSchema = z.strictObject({
  next: plainText.describe('Over what to do after a yes.'),
  instead: plainText.describe('Over what to do after a no.'),
  until: plainText.describe('Before the last day, counted from arrival.'),
  source: plainText.describe('Where it was read: {publisher} and {month}.'),
  official: plainText.describe("The link to the authority's own page: {authority} is its name."),
  notCovered: plainText.describe('Of a {document} that no guide explains in {place}.'),
  licence: group('{from} is the licence, {place} where somebody lives.', {
    from: plainText.describe('What sentences call a licence: {place} is who issued it.'),
    other: plainText.describe('What sentences call one that the list does not name.'),
    // A swap is told by what has to be passed before it.
    // Where whoever is not on the list has to pass both tests for a new licence, the sentence says so at once.
    sentences: wordsOf(
      'use swap theory practical both no-swap no-swap-tests unlisted unlisted-tests',
    ),
    another: plainText.describe('The link back to the list.'),
  }),
  permit: group('{from} is the passport, {place} where somebody wants to be.', {
    from: plainText.describe('What sentences call a passport: {place} is its country.'),
    other: plainText.describe('What sentences call one that the list does not name.'),
    papers: z
      .record(z.string().regex(/^[A-Z]{3}$/), plainText)
      .describe('What sentences call papers that name no country, by their code.'),
    stay: wordsOf(...stayOutcomes, 'unlisted'),
    visit: wordsOf(...visitOutcomes, 'unlisted'),
    another: plainText.describe('The link back to the list.'),
  }),
  places: z
    .record(z.string(), plainText)
    .describe('Places whose name is another one inside a sentence, like US: the United States.'),
});
