import type { Page, Verdict } from '../page.ts';
import { plainWords } from '../texts/plain-words.ts';

/** What a search says at once to whoever names a licence or a passport and a place. Shape: `step` is the place of one in `steps`; -1 for none. */
export type VerdictCards = {
  steps: { label: string; path: string; about: string[] }[];
  /** By the code of the place that they come from; "other" for all that have no row. */
  /** What the sentence for "other" calls its place, and what takes its stead: {place} is filled in. */
  words: { other: string; from: string };
  answers: Record<string, (Pick<Verdict, 'need' | 'says' | 'sentence'> & { step: number })[]>;
};

/** Where scripts find them: beside the page of the table. */
export function verdictCardsPath(path: string): string {
  return `${path}.json`;
}

/** The verdicts of a table, without what only its page has room for; null of a page without a table. */
export function verdictCards({ header }: Page): VerdictCards | null {
  const [part] = (header?.below ?? []).filter(({ kind }) => kind === 'verdicts');
  if (part?.kind !== 'verdicts') return null;
  const steps = part.groups
    .flatMap((group) => group.steps)
    .map(({ link, cost, time, until }) => ({
      ...link,
      about: [plainWords(cost), plainWords(time), until].filter((words) => words !== ''),
    }));
  const known = [...new Map(steps.map((step) => [step.path, step])).values()];
  const rows = part.groups.flatMap((group) =>
    group.rows.map(({ code, verdicts }) => [
      code,
      verdicts.map(({ need, says, sentence, details }) => {
        const next = group.steps.find((step) => step.need === need)?.link.path;
        const isOneOfSeveral = verdicts.filter((one) => one.need === need).length > 1;
        return {
          need,
          says,
          // Of several answers to one need, the details say which is whose.
          sentence: isOneOfSeveral ? [sentence, ...details].join(' ') : sentence,
          step: known.findIndex(({ path }) => path === next),
        };
      }),
    ]),
  );
  const { other, from } = part.words;
  return { steps: known, words: { other, from }, answers: Object.fromEntries(rows) };
}
