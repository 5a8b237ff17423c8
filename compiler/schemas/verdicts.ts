import { z } from 'zod';
import { stayOutcomes, visitOutcomes } from './permits.ts';
import { plainText, wordsOf } from './rich-text.ts';

/** `content/<locale>/verdicts.yaml`: the answer for one visitor, as one would say it aloud. */
export const verdictWordsSchema = z.strictObject({
  next: plainText.describe('Over what to do after a yes.'),
  instead: plainText.describe('Over what to do after a no.'),
  until: plainText.describe('Before the last day, counted from arrival.'),
  source: plainText.describe('Where it was read: {publisher} and {month}.'),
  official: plainText.describe("The link to the authority's own page: {authority} is its name."),
  notCovered: plainText.describe('Of a {document} that no guide explains in {place}.'),
  licence: z
    .strictObject({
      from: plainText.describe('What sentences call a licence: {place} is who issued it.'),
      other: plainText.describe('What sentences call one that the list does not name.'),
      // A swap is told by what has to be passed before it.
      sentences: wordsOf('use swap theory practical both no-swap unlisted'),
      another: plainText.describe('The link back to the list.'),
    })
    .describe('{from} is the licence, {place} where somebody lives.'),
  permit: z
    .strictObject({
      from: plainText.describe('What sentences call a passport: {place} is its country.'),
      other: plainText.describe('What sentences call one that the list does not name.'),
      papers: z
        .record(z.string().regex(/^[A-Z]{3}$/), plainText)
        .describe('What sentences call papers that name no country, by their code.'),
      stay: wordsOf(...stayOutcomes, 'unlisted'),
      visit: wordsOf(...visitOutcomes, 'unlisted'),
      another: plainText.describe('The link back to the list.'),
    })
    .describe('{from} is the passport, {place} where somebody wants to be.'),
  places: z
    .record(z.string(), plainText)
    .describe('Places whose name is another one inside a sentence, like US: the United States.'),
});
