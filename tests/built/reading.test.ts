import { expect, test } from 'vitest';
import { proseOfPage } from '../../gates/pages/page-passages.ts';
import { wordsOf } from '../../gates/reading/measure.ts';
import { navigation, routes, site, words } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';

const fewestOwnWords = 900;
/** So many words in a row that they are a sentence, or the better part of one. */
const runLength = 8;
const greatestOverlap = 0.05;

/** What the frame of every guide says in the same words is no guide's own, and no copy either. */
const { regulation, ...shortWords } = words;
const frameTexts = [
  ...[
    ...Object.values(shortWords).flatMap((group) => Object.values(group)),
    regulation.title,
    navigation.warning.label,
  ].map((text) => wholeText(text.split(/\{\w+\}/), '.+')),
  // The way to the authority follows in the same line.
  ...Object.values(words.unanswered).map((text) => wholeText([text, ''], '.+')),
  // Their sources are no words of the page.
  ...Object.values(regulation.countries).map((text) => wholeText(text.split(/ \{\^[^}]+\}/), ' ?')),
];

/** A text of known pieces with something unknown between them. */
function wholeText(pieces: readonly string[], between: string): RegExp {
  return new RegExp(`^${pieces.map(RegExp.escape).join(between)}$`);
}

const guidePaths = routes.filter(({ kind }) => kind === 'guide').map(({ path }) => path);
/** Each guide together with its cases: the guide leads to them, and they say the most. */
const guides = guidePaths.map((path) => ({
  path,
  texts: site.pages
    .filter((page) => page.path === path || page.path.startsWith(`${path}/`))
    .flatMap(proseOfPage)
    .map(({ text }) => text)
    .filter((text) => !frameTexts.some((frame) => frame.test(text))),
}));

test('every guide is measured', () => {
  expect(guides.filter(({ texts }) => texts.length === 0)).toEqual([]);
});

const runsByPath = new Map(guides.map(({ path, texts }) => [path, new Set(texts.flatMap(runsOf))]));

test('each page and its cases have 900 words of their own that no other guide says', () =>
  checkEachPage(guides, ({ path, texts }) => {
    const others = [...runsByPath].filter(([other]) => other !== path).map(([, runs]) => runs);
    const isSaidElsewhere = (run: string) => others.some((runs) => runs.has(run));
    const counts = texts.map((text) => countWords(text, isSaidElsewhere));
    const all = sum(counts.map((count) => count.all));
    const shared = sum(counts.map((count) => count.shared));
    expect(all - shared).toBeGreaterThanOrEqual(fewestOwnWords);
    expect(shared / all).toBeLessThan(greatestOverlap);
  }));

/** How many words a text has, and how many of them stand in a run that is said elsewhere. */
function countWords(text: string, isSaidElsewhere: (run: string) => boolean) {
  const words = wordsOf(text);
  const shared = new Set(
    runsOf(text).flatMap((run, start) =>
      isSaidElsewhere(run) ? Array.from({ length: runLength }, (_, step) => start + step) : [],
    ),
  );
  return { all: words.length, shared: shared.size };
}

/** Every run of eight words in a text, in lower case. */
function runsOf(text: string): string[] {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  return words
    .slice(runLength - 1)
    .map((_, start) => words.slice(start, start + runLength).join(' '));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
