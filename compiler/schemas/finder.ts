import { z } from 'zod';
import { plainText, slug } from './rich-text.ts';

/** One more question where it decides which cases fit: `finder` of `content/<locale>/guides/<country>/<guide>.yaml`. */
export const guideFinderSchema = z.strictObject({
  /** The heading of its page: "Where was your licence issued?" */
  question: plainText.max(60),
  answers: z
    .array(
      z.strictObject({
        /** Last part of the address that the answer leads to: outside-eu. */
        id: slug,
        label: plainText.max(40),
        /** For whom the answer is, where its label does not say all. */
        note: plainText.max(110).optional(),
        /** In a guide of no country: the country among whose documents the finder names this answer. */
        country: slug.optional(),
        /** The ids of the cases that fit, the likeliest first; a case may fit more than one answer. */
        cases: z.array(slug).min(1, 'Name at least one case: an answer has to lead to one'),
      }),
    )
    .min(2),
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
  /** For the browser's tab and search results. */
  pageTitle: plainText.max(65),
  description: plainText.max(160),
  /** One sentence under the heading. */
  lead: plainText.max(160),
});

/** `content/<locale>/finder.yaml`: what the pages below /find say. The first page has its words in pages/find.yaml. */
export const finderSchema = z.strictObject({
  document: question,
  /** Where a guide asks something of its own; its question is the heading. */
  situation: question,
  case: question,
  /** The same, after a question of the guide's own. */
  caseOfAnswer: question,
  /** The answers so far, for those who do not see them, and the links to give another. */
  answers: plainText,
  change: plainText.max(20),
  /** The way to the question before. */
  back: plainText.max(30),
  /** For whom no answer fits: the way to the whole guide, or to the country's page. */
  none: plainText.max(60),
  allOfGuide: plainText.max(60),
  allOfCountry: plainText.max(60),
  /** The heading over every case, and what opens those of no one country. */
  everyCase: plainText.max(60),
  across: plainText.max(40),
  /** On the home page, below the choices. */
  start: plainText.max(60),
});

export type FinderWords = z.infer<typeof finderSchema>;
