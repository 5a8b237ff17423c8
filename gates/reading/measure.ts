import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Page } from '../../compiler/page.ts';
import { inColumns } from '../../terminal/table.ts';
import { proseOfPage } from '../pages/page-passages.ts';
import { english, participles } from '../words/language.ts';
import { createSentenceReader, type Sentence } from '../words/sentences.ts';
import type { createJargonFinder, readPlainLanguage } from './plain-language.ts';

const sentencesOf = createSentenceReader(english);

/** How hard a page is to read. */
type Reading = {
  path: string;
  words: number;
  /** Flesch–Kincaid grade of the whole sentences; headings and cells would flatter them. */
  grade: number;
  longestSentence: { words: number; text: string };
  /** Words of a whole sentence on average; 0 for a page without any. */
  meanSentence: number;
  /** The last of each four short sentences in a row: they sound like a telegram. */
  staccato: string[];
  /** Whether the page answers one situation: those have a rhythm of their own to keep. */
  isCase: boolean;
  /** Share of the whole sentences, from 0 to 1. */
  passiveShare: number;
  passiveSentences: string[];
  jargon: ReturnType<JargonFinder>;
};

type JargonFinder = ReturnType<typeof createJargonFinder>;
type Ceilings = ReturnType<typeof readPlainLanguage>['ceilings'];

/** The measures of what a page says, as its value has it. */
export function measurePage(
  { path, kind, ...page }: Pick<Page, 'path' | 'kind' | 'title' | 'header' | 'sections'>,
  findJargon: JargonFinder,
): Reading {
  const passages = proseOfPage(page);
  const texts = passages.map(({ text }) => text);
  // Headings and labels are no sentences, even where they end with a question mark.
  const prose = passages.flatMap(({ place, text }) =>
    place === 'p' && /[.!?:]$/.test(text) ? [text] : [],
  );
  const sentences = texts.flatMap(sentencesOf);
  const wholeSentences = prose.flatMap(sentencesOf);
  const lengths = wholeSentences.map(lengthOf).filter(({ words }) => words > 0);
  const passive = wholeSentences.filter(isPassive);
  return {
    path,
    words: texts.reduce((sum, text) => sum + wordsOf(text).length, 0),
    grade: prose.length === 0 ? 0 : readingGrade(prose),
    longestSentence: longestOf(sentences),
    meanSentence: lengths.reduce((sum, { words }) => sum + words, 0) / Math.max(1, lengths.length),
    staccato: staccatoIn(lengths),
    isCase: kind === 'case',
    passiveShare: wholeSentences.length === 0 ? 0 : passive.length / wholeSentences.length,
    passiveSentences: passive.map(({ text }) => text.trim()),
    jargon: sentences.flatMap(findJargon),
  };
}

type Length = Reading['longestSentence'];

function lengthOf({ text }: Sentence): Length {
  return { words: wordsOf(text).length, text: text.trim() };
}

function longestOf(sentences: readonly Sentence[]): Length {
  return sentences
    .map(lengthOf)
    .reduce((one, other) => (other.words > one.words ? other : one), { words: 0, text: '' });
}

const shortSentence = 8;
const shortInARow = 4;

function staccatoIn(lengths: readonly Length[]): string[] {
  let run = 0;
  return lengths.flatMap(({ words, text }) => {
    run = words < shortSentence ? run + 1 : 0;
    return run === shortInARow ? [text] : [];
  });
}

const formsOfBe = new Set('am is are was were be been being'.split(' '));

/** Whether something is done to somebody in a sentence and not by somebody. */
export function isPassive({ tokens }: Sentence): boolean {
  return tokens.some(
    ({ word }, at) =>
      (word.endsWith('ed') || participles.has(word)) && formsOfBe.has(tokens[at - 1]?.word ?? ''),
  );
}

/** The words of a text as said, without figures and punctuation. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []).filter((word) =>
    /\p{L}/u.test(word),
  );
}

/**
 * Flesch–Kincaid grade of several texts together: the school year in the USA whose pupils can read them.
 * Texts without a verb's company, such as labels of one or two words, count as the short sentences they are.
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => sentencesOf(text).map((sentence) => wordsOf(sentence.text)))
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

/** Where a page is harder to read than it may be, each as a sentence for its editor. */
export function overCeilings(reading: Reading, { everyPage, cases, exceptions }: Ceilings) {
  const own = exceptions.find(({ path }) => path === reading.path)?.ceilings ?? {};
  // An exception may leave a measure out, and then the ceiling of every page holds.
  const most = (measure: keyof typeof everyPage) => own[measure] ?? everyPage[measure];
  const { grade, longestSentence, passiveShare, passiveSentences, jargon } = reading;
  const passive = `${percent(passiveShare)} of sentences are passive`;
  const words = jargon.map(({ said, plain }) => `"${said}" (say: ${plain})`).join(', ');
  return [
    ...told(grade, most('grade'), `reads at grade ${grade.toFixed(1)}`),
    ...told(
      longestSentence.words,
      most('longestSentence'),
      `has a sentence of ${String(longestSentence.words)} words: “${longestSentence.text}”`,
    ),
    ...told(passiveShare, most('passiveShare'), `${passive}: ${passiveSentences.join(' | ')}`),
    ...outOfRhythm(reading, cases.meanSentence),
    ...told(jargon.length, most('jargonWords'), `uses words of offices: ${words}`),
  ].map((fault) => `${reading.path} ${fault}`);
}

function outOfRhythm(
  { isCase, meanSentence }: Reading,
  { least, most }: Ceilings['cases']['meanSentence'],
): string[] {
  if (!isCase || (meanSentence >= least && meanSentence <= most)) return [];
  return [
    `has sentences of ${meanSentence.toFixed(1)} words on average (${String(least)} to ${String(most)} sound like a person)`,
  ];
}

/** Where a page sounds like a telegram: a warning, because a row of short sentences can be right. */
export function staccatoOn({ path, staccato }: Reading): string[] {
  return staccato.map((last) => `${path} has four short sentences in a row, up to: “${last}”`);
}

function told(measured: number, most: number, fault: string): string[] {
  return measured > most ? [`${fault} (at most ${String(most)})`] : [];
}

/** A share as people say it. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** One line a page, the hardest to read first. */
export function readingTable(readings: readonly Reading[]): string {
  const rows = readings
    .toSorted((one, other) => other.grade - one.grade)
    .map(({ path, words, grade, meanSentence, longestSentence, passiveShare, jargon }) => [
      path,
      String(words).padStart(5),
      grade.toFixed(1).padStart(5),
      meanSentence.toFixed(1),
      String(longestSentence.words).padStart(7),
      percent(passiveShare).padStart(7),
      [...new Set(jargon.map(({ said }) => said))].join(', '),
    ]);
  return inColumns([['page', 'words', 'grade', 'mean', 'longest', 'passive', 'jargon'], ...rows]);
}

/** Everything about one page that an editor may want to mend. */
export function readingDetails({ path, longestSentence, passiveSentences, jargon }: Reading) {
  return [
    `${path}, longest sentence:`,
    `  ${longestSentence.text}`,
    'Passive sentences:',
    ...passiveSentences.map((sentence) => `  ${sentence}`),
    'Words of offices:',
    ...jargon.map(({ said, plain }) => `  ${said}: say ${plain}`),
  ].join('\n');
}
