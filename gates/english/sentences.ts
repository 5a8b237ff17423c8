import type { Sentence as SentenceNode } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import retextEnglish from 'retext-english';
import { unified } from 'unified';
import { fold } from './fold.ts';
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
