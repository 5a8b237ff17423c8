import { z } from 'zod';
import type { swapOutcomes } from './licences.ts';
import type { stayOutcomes, visitOutcomes } from './permits.ts';
import { plainText } from './rich-text.ts';

type SwapSentence = Exclude<(typeof swapOutcomes)[number], 'swap'> | SwapAfter | 'unlisted';
/** A swap is told by what has to be passed before it. */
type SwapAfter = 'swap' | 'theory' | 'practical' | 'both';

function sentencesOf<Name extends string>(names: Record<Name, true>) {
  const shape = Object.fromEntries(Object.keys(names).map((name) => [name, plainText]));
  return z.strictObject(shape as Record<Name, typeof plainText>);
}

const swapSentences = sentencesOf<SwapSentence>({
  use: true,
  swap: true,
  theory: true,
  practical: true,
  both: true,
  'no-swap': true,
  unlisted: true,
});

const staySentences = sentencesOf<(typeof stayOutcomes)[number] | 'unlisted'>({
  free: true,
  'permit-there': true,
  permit: true,
  suspended: true,
  unlisted: true,
});

const visitSentences = sentencesOf<(typeof visitOutcomes)[number] | 'unlisted'>({
  none: true,
  authorisation: true,
  visa: true,
  depends: true,
  suspended: true,
  unlisted: true,
});

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
      sentences: swapSentences,
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
      stay: staySentences,
      visit: visitSentences,
      another: plainText.describe('The link back to the list.'),
    })
    .describe('{from} is the passport, {place} where somebody wants to be.'),
  places: z
    .record(z.string(), plainText)
    .describe('Places whose name is another one inside a sentence, like US: the United States.'),
});
