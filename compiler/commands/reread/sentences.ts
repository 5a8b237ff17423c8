import { createHash } from 'node:crypto';

/** A paragraph, a list item or a row of a table. Its words are plain. */
export type Block = {
  text: string;
  /** Headings above it, the words before its list, its term, the group of its row; "" where there are none. */
  under: string;
  /** A row tells by itself what it is about, and is never split. */
  isRow: boolean;
};

/** A sentence of a page, or a row of a table. Its words are plain. */
export type Sentence = {
  text: string;
  /** What it stands under, and what a short one follows: without these words it would be another sentence. */
  under: string;
  /** Of both, and of how often they stand on the page. */
  hash: string;
};

/**
 * Words as they are compared: with one kind of space, quote and dash, and no sign that is not seen. A raised number or a fraction
 * stays apart from the digit before it: "2½" is no "21/2".
 */
export function plain(text: string): string {
  return text
    .replace(/[‘’‚‛`´]/gu, "'")
    .replace(/[“”„‟«»]/gu, '"')
    .replace(/\p{No}+/gu, ' $&')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‐-―−]/gu, '-')
    .replace(/⁄/gu, '/')
    .replace(/\s+/gu, ' ')
    .trim();
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * A sentence of fewer words, such as "It is £102.", says little without those before it; one that begins a block says it with
 * still fewer.
 */
const leastWords = { within: 8, first: 5 };

/** All sentences of a page, each once. */
export function sentencesOf(blocks: readonly Block[]): Sentence[] {
  const pieces = blocks.flatMap(({ text, under, isRow }) =>
    (isRow ? [text] : split(text)).map((sentence, index) => {
      const least = isRow ? 0 : index === 0 ? leastWords.first : leastWords.within;
      return { text: sentence, under, least };
    }),
  );
  const told = pieces.map(({ text, under }, index) => {
    return { text, under: [under, leadOf(pieces, index)].filter(Boolean).join(' · ') };
  });
  const twins = Map.groupBy(told, ({ text, under }) => `${under}\n${text}`);
  return [...twins].flatMap(([words, [first, ...others]]) =>
    // Where one of two goes, nobody can say which of them is left.
    first ? [{ ...first, hash: hashOf(`${words}\n${others.length}`) }] : [],
  );
}

function split(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim());
}

/** What stands before a short sentence, as far back as it takes to be a whole one with it. */
function leadOf(pieces: readonly { text: string; least: number }[], index: number): string {
  let at = index;
  let count = wordCount(pieces[at]);
  while (at > 0 && count < (pieces[at]?.least ?? 0)) {
    at -= 1;
    count += wordCount(pieces[at]);
  }
  return pieces
    .slice(at, index)
    .map(({ text }) => text)
    .join(' ');
}

function wordCount(piece: { text: string } | undefined): number {
  return piece?.text.split(' ').length ?? 0;
}

/**
 * What is kept of the sentence in which somebody saw what a fact says, without any of its words. `said` is the fact's own figure or
 * statement: with another one it is another fingerprint.
 */
export function fingerprintOf(said: string, { hash }: Pick<Sentence, 'hash'>): string {
  return hashOf(`${said}\n${hash}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
