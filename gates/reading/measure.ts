import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import { type Processor, unified } from 'unified';
import { type Sentence, sentencesOf } from '../english/sentences.ts';
import { type Document, first } from '../pages/html.ts';
import type { JargonFinder, JargonFound } from './jargon.ts';
import { paragraphsOf, proseOf, readingGrade, wordsOf } from './prose.ts';

/** How hard a page is to read. */
export type Reading = {
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
  jargon: JargonFound[];
};

/** The measures of one page's main part. */
export function measurePage(
  { path, document }: { path: string; document: Document },
  findJargon: JargonFinder,
): Reading {
  const texts = proseOf(document);
  const prose = paragraphsOf(document);
  const sentences = texts.flatMap((text) => sentencesOf(text));
  const wholeSentences = prose.flatMap((text) => sentencesOf(text));
  const lengths = wholeSentences.map(lengthOf).filter(({ words }) => words > 0);
  const passive = wholeSentences.filter(isPassive);
  return {
    path,
    words: texts.reduce((sum, text) => sum + wordsOf(text).length, 0),
    grade: prose.length === 0 ? 0 : readingGrade(prose),
    longestSentence: longestOf(sentences),
    meanSentence: lengths.reduce((sum, { words }) => sum + words, 0) / Math.max(1, lengths.length),
    staccato: staccatoIn(lengths),
    isCase: first('#is-this-yours', document) !== null,
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

/** The tree is of no use here, only what is said about it. */
function withoutOutput(this: Processor): void {
  this.compiler = () => '';
}

const reader = unified().use(retextEnglish).use(retextPassive).use(withoutOutput);
const formsOfBe = new Set('am is are was were be been being'.split(' '));

/**
 * Whether something is done to somebody in a sentence and not by somebody.
 * retext-passive knows the verbs of irregular form; those in -ed are found by the "be" before them.
 */
export function isPassive({ text, tokens }: Sentence): boolean {
  if (!tokens.some(({ word }) => formsOfBe.has(word))) return false;
  const hasRegular = tokens.some(
    ({ word }, at) => word.endsWith('ed') && formsOfBe.has(tokens[at - 1]?.word ?? ''),
  );
  return hasRegular || reader.processSync(text).messages.length > 0;
}
