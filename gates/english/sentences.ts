import type { Sentence as SentenceNode } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import retextEnglish from 'retext-english';
import { unified } from 'unified';
import { type Token, tokensOf } from './tokens.ts';

export type Sentence = {
  /** As a reader takes it in, in its own case. */
  text: string;
  tokens: readonly Token[];
};

const english = unified().use(retextEnglish);
const nothing: ReadonlySet<string> = new Set();

/**
 * The sentences of a text in order, as words and pauses.
 * Shape: `vocabulary` holds words in lower case that are found even when hyphens split them, such as "guaranteed".
 */
export function sentencesOf(text: string, vocabulary: ReadonlySet<string> = nothing): Sentence[] {
  return nodesOfSentences(fold(text))
    .map((node) => ({ text: textOf(node), tokens: tokensOf(node, vocabulary) }))
    .filter(({ tokens }) => tokens.length > 0);
}

/** The sentences of a text as the parser's trees: they stand in paragraphs, and in nothing else. */
export function nodesOfSentences(text: string): SentenceNode[] {
  return english
    .parse(text)
    .children.flatMap((paragraph) => (paragraph.type === 'ParagraphNode' ? paragraph.children : []))
    .filter((node) => node.type === 'SentenceNode');
}

/** Letters of other scripts beside the Latin letters for which a reader takes them. */
const pairs = [
  // Cyrillic
  ...pairsOf('АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛԝһӏь', 'ABESIJKMHOPCTYXaesijopcyxdqwhlb'),
  ...pairsOf('вкмнтгпч', 'bkmhtrnu'),
  // Greek
  ...pairsOf('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχε', 'ABEZHIKMNOPTYXaiknoptuxe'),
  // Latin letters that a compatibility form does not lead back
  ...pairsOf('ıȷɑɡɩɪʟɴʀʏøłđħŧ', 'ijagiilnryoldht'),
] as const;

/** From a letter that looks like a Latin one to that one. */
const lookAlikes: ReadonlyMap<string, string> = new Map(pairs);

function pairsOf(others: string, latin: string): [string, string][] {
  const letters = [...latin];
  return [...others].map((other, index) => [other, letters[index] ?? other]);
}

/** What has no width, or only says where a word may break: an eye does not see it. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const apostrophes = /[\u2018\u2019\u201b\u2032\u02bc\u02b9\u0060\u00b4\uff07]/gu;
const quotationMarks = /[\u201c-\u201f\u00ab\u00bb\u2033]/gu;
const hyphens = /[\u2010-\u2012\u2043\u2212\ufe63\uff0d]/gu;
const marks = /\p{M}/gu;

/**
 * A text as an English reader takes it in: letters that look alike become one letter, and what nobody sees is gone.
 * Case stays, for the end of a sentence shows in it.
 */
export function fold(text: string): string {
  // Most texts are plain already; to take each letter apart costs more than all the rest.
  if (/^[ !-_a-~]*$/.test(text)) return text.replace(/ +/g, ' ').trim();
  return [...text.normalize('NFKD').replace(unseen, '').replace(marks, '')]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replace(apostrophes, "'")
    .replace(quotationMarks, '"')
    .replace(hyphens, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
