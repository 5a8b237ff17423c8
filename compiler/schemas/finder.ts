import { z } from 'zod';
import { listOf, maybe, pageTitle, plainText, slug } from './rich-text.ts';

/** One more question where it decides which cases fit: `finder` of `content/<locale>/guides/<country>/<guide>.yaml`. */
export const guideFinderSchema = z.strictObject({
  question: plainText
    .max(60)
    .describe('The heading of its page, like "Where was your licence issued?".'),
  answers: listOf({
    id: slug.describe('The last part of the address that the answer leads to, like outside-eu.'),
    label: plainText.max(40).describe('The answer as readers see it, like "Outside the EU".'),
    note: maybe(plainText.max(110), 'For whom the answer is, where its words do not say all.'),
    country: maybe(
      slug,
      'Only in a guide of no country: the country among whose documents the finder names this answer, like france.',
    ),
    cases: z
      .array(slug.meta({ reference: 'case' }))
      .min(1, 'Name at least one case: an answer has to lead to one')
      .describe('The cases that fit, the likeliest first. A case may fit more than one answer.'),
  })
    .min(2)
    .describe('What readers may answer.'),
});

export type GuideFinder = z.infer<typeof guideFinderSchema>;

type Complaint = { path: (string | number)[]; message: string };

/** Answers that lead to no case of their guide, answers of one name, and cases that nobody who answers can reach. */
export function complaintsOf(
  { answers }: GuideFinder,
  cases: readonly { id: string; draft?: true | undefined }[],
): Complaint[] {
  const known = cases.map(({ id }) => id);
  const ids = answers.map(({ id }) => id);
  const reached = new Set(answers.flatMap((answer) => answer.cases));
  const missed = cases.filter(({ id, draft }) => !draft && !reached.has(id)).map(({ id }) => id);
  const complaints = answers.flatMap((answer, index): Complaint[] => {
    const path = ['finder', 'answers', index];
    const unknown = answer.cases.filter((id) => !known.includes(id)).join(', ');
    const expected = `the ids of cases of this guide (${known.join(', ') || 'it has none'}): ${unknown} leads to no case`;
    return [
      ...(unknown === '' ? [] : [{ path: [...path, 'cases'], message: expected }]),
      ...(ids.indexOf(answer.id) === index
        ? []
        : [{ path: [...path, 'id'], message: 'used once, because it is part of an address' }]),
    ];
  });
  if (missed.length === 0) return complaints;
  const message = `answers that reach every case: none of them reaches ${missed.join(', ')}`;
  return [...complaints, { path: ['finder', 'answers'], message }];
}

/** What is asked on one page of the finder, and what it is called: {country}, {guide}, {question} and {answer} are filled in. */
const question = z.strictObject({
  title: plainText.max(70),
  pageTitle,
  description: plainText.max(160),
  lead: plainText.max(160).describe('One sentence under the heading.'),
});

/** `content/<locale>/finder.yaml`: what the pages below /find say. The first page has its words in pages/find.yaml. */
export const finderSchema = z.strictObject({
  document: question.describe(
    'The page that asks which document. Write {country} where the name of the country belongs.',
  ),
  situation: question
    .pick({ description: true, lead: true })
    .describe("The page that asks a guide's own question, which is its heading."),
  case: question.describe('The page that asks which case.'),
  swapTable: plainText.describe(
    'The link to the table of foreign licences that can be swapped in {place}.',
  ),
  swapNote: plainText.describe('What the table says, under its link.'),
  caseOfAnswer: question
    .omit({ pageTitle: true })
    .describe("The page that asks which case, after a question of the guide's own."),
  answers: plainText.describe('Names the answers so far, for people who listen to the page.'),
  change: plainText.max(20).describe('The link to give another answer.'),
  back: plainText.max(30).describe('The way to the question before.'),
  none: plainText
    .max(60)
    .describe(
      "For somebody whom no answer fits: the words before the way to the whole guide, or to the country's page.",
    ),
  allOfGuide: plainText.max(60),
  allOfCountry: plainText.max(60),
  everyCase: plainText.max(60).describe('The heading over the list of every case.'),
  across: plainText.max(40).describe('What opens the cases that belong to no one country.'),
  start: plainText.max(60).describe('On the home page, below the choices.'),
});
