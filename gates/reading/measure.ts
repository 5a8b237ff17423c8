import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import { type Processor, unified } from 'unified';
import { type Sentence, sentencesOf } from '../english/sentences.ts';
import type { Document } from '../pages/html.ts';
import type { JargonFinder, JargonFound } from './jargon.ts';
import { proseOf, readingGrade, wordsOf } from './prose.ts';

/** How hard a page is to read. */
export type Reading = {
  path: string;
  words: number;
  /** Flesch–Kincaid grade of the whole sentences; headings and cells would flatter them. */
  grade: number;
  longestSentence: { words: number; text: string };
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
  const prose = texts.filter((text) => /[.!?:]$/.test(text));
  const sentences = texts.flatMap((text) => sentencesOf(text));
  const wholeSentences = prose.flatMap((text) => sentencesOf(text));
  const passive = wholeSentences.filter(isPassive);
  return {
    path,
    words: texts.reduce((sum, text) => sum + wordsOf(text).length, 0),
    grade: prose.length === 0 ? 0 : readingGrade(prose),
    longestSentence: longestOf(sentences),
    passiveShare: wholeSentences.length === 0 ? 0 : passive.length / wholeSentences.length,
    passiveSentences: passive.map(({ text }) => text.trim()),
    jargon: sentences.flatMap(findJargon),
  };
}

function longestOf(sentences: readonly Sentence[]): Reading['longestSentence'] {
  return sentences
    .map(({ text }) => ({ words: wordsOf(text).length, text: text.trim() }))
    .reduce((one, other) => (other.words > one.words ? other : one), { words: 0, text: '' });
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
