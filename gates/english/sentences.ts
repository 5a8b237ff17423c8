import { toString as textOf } from 'nlcst-to-string';
import retextEnglish from 'retext-english';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
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
  const sentences: Sentence[] = [];
  visit(english.parse(fold(text)), 'SentenceNode', (node) => {
    const tokens = tokensOf(node, vocabulary);
    if (tokens.length > 0) sentences.push({ text: textOf(node), tokens });
  });
  return sentences;
}
