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

/** What a person looks for on a page. */
export type Sought = {
  /** As pages show it; null for a plain statement. */
  figure: string | null;
  label: string;
  statement: string;
  /** The sentence that was accepted, where this machine has its words; else "". */
  accepted: string;
};

const mostShown = 5;

/** A sentence with less of the words than this share of the first one's is about something else. */
const leastShare = 0.4;

/**
 * Finds on a page the sentences that a person should look at, the likeliest first: those nearest to the accepted one; where there is
 * none, those that hold the figure and the words that it is told by. The page's words are read when they are first asked for.
 */
export function nearestOn(page: readonly Sentence[]): (sought: Sought) => Sentence[] {
  let index: PageIndex | null = null;
  return (sought) => {
    index ??= indexOf(page);
    return nearest(index, sought);
  };
}

type ReadSentence = { sentence: Sentence; text: Set<string>; under: Set<string> };

/** `counts` says in how many sentences a word stands. */
type PageIndex = { sentences: ReadSentence[]; counts: Map<string, number> };

function indexOf(page: readonly Sentence[]): PageIndex {
  const counts = new Map<string, number>();
  const sentences = page.map((sentence) => {
    const [text, under] = [new Set(tokensOf(sentence.text)), new Set(tokensOf(sentence.under))];
    for (const token of text.union(under)) counts.set(token, (counts.get(token) ?? 0) + 1);
    return { sentence, text, under };
  });
  return { sentences, counts };
}

function nearest({ sentences, counts }: PageIndex, sought: Sought): Sentence[] {
  const weights = weightsOf(sought);
  const scoreOf = ({ text, under }: ReadSentence) =>
    [...weights].reduce((sum, [token, weight]) => {
      const near = text.has(token) ? 1 : under.has(token) ? 0.5 : 0;
      return sum + near * weight * Math.log(1 + sentences.length / (counts.get(token) ?? 1));
    }, 0);
  const figure = sought.accepted === '' ? soughtTokens(sought.figure) : new Set<string>();
  const rated = sentences
    .map((one) => ({ ...one, score: scoreOf(one), first: holds(one.text, figure) ? 1 : 0 }))
    .toSorted((one, other) => other.first - one.first || other.score - one.score);
  const least = (rated[0]?.score ?? 0) * leastShare;
  return rated
    .filter(({ score, first }) => score > 0 && (first || score >= least))
    .slice(0, mostShown)
    .map(({ sentence }) => sentence);
}

function weightsOf({ figure, label, statement, accepted }: Sought): Map<string, number> {
  const weighed =
    accepted === ''
      ? ([
          [statement, 0.3],
          [figure ?? '', 1],
          [label, 1],
        ] as const)
      : ([
          [label, 0.3],
          [accepted, 1],
        ] as const);
  return new Map(
    weighed.flatMap(([text, weight]) => tokensOf(plain(text)).map((token) => [token, weight])),
  );
}

/** Whether all numbers of a figure stand in a sentence, however they are written; of one without numbers, its words. */
export function holdsFigure(text: string, figure: string | null): boolean {
  return holds(new Set(tokensOf(text)), soughtTokens(figure));
}

function holds(tokens: ReadonlySet<string>, sought: ReadonlySet<string>): boolean {
  return sought.size > 0 && sought.isSubsetOf(tokens);
}

/** A sentence with the figure's numbers in asterisks, at most twenty-five words around them. */
export function excerptOf(text: string, figure: string | null): string {
  const sought = soughtTokens(figure);
  const words = text
    .replaceAll('*', '')
    .replace(written, (token) => (sought.has(tokenOf(token)) ? `**${token}**` : token))
    .split(' ');
  const mark = words.findIndex((word) => word.includes('**'));
  const most = Math.max(0, words.length - longestExcerpt);
  const start = Math.min(Math.max(0, mark - Math.floor(longestExcerpt / 2)), most);
  const shown = words.slice(start, start + longestExcerpt).join(' ');
  return `${start > 0 ? '… ' : ''}${shown}${start < most ? ' …' : ''}`;
}

const longestExcerpt = 25;

function soughtTokens(figure: string | null): Set<string> {
  const tokens = tokensOf(plain(figure ?? ''));
  const numbers = tokens.filter((token) => /^\d/u.test(token));
  return new Set(numbers.length > 0 ? numbers : tokens);
}

/** A number with its thousands and hundredths, or a word. */
const written =
  /\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|\p{L}{2,}/gu;

function tokensOf(text: string): string[] {
  return (text.match(written) ?? []).map(tokenOf);
}

/** The sign before the last one or two digits is the decimal one, whatever the language; every other is of thousands. */
function tokenOf(word: string): string {
  if (!/^\d/u.test(word)) return word.toLowerCase();
  const decimals = /[.,](\d{1,2})$/u.exec(word)?.[1] ?? '';
  const whole = word.slice(0, word.length - decimals.length).replace(/\D/gu, '');
  return String(Number(`${whole}.${decimals}`));
}
