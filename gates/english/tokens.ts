import type { Sentence } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { expandContraction } from './forms.ts';

/** A word or a number of a sentence, and the pause that follows it. */
export type Token = {
  /** In lower case; a sign such as % is written as its word. */
  word: string;
  /** What a number in digits or words counts. */
  value?: number;
  pause: 'none' | 'comma' | 'stop' | 'question';
};

const signs: Readonly<Record<string, string>> = {
  '%': 'percent',
  '&': 'and',
  '#': 'number',
  '£': 'pound',
  '€': 'euro',
  $: 'dollar',
  '★': 'star',
  '⭐': 'star',
};
/** In lower case they would be another word. */
const countries: Readonly<Record<string, string>> = { US: 'usa', 'U.S.': 'usa', 'U.S': 'usa' };
const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** What a number in words counts; a dozen is not one of them. */
const numberWords: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ['hundred', 100],
  ['hundreds', 100],
  ['thousand', 1_000],
  ['thousands', 1_000],
  ['million', 1_000_000],
  ['millions', 1_000_000],
]);

/**
 * The words and numbers of a sentence.
 * Shape: a word that hyphens split becomes one when the whole stands in `vocabulary`.
 */
export function tokensOf(sentence: Sentence, vocabulary: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  for (const piece of piecesOf(sentence)) {
    const last = tokens.at(-1);
    const pause = pauseOf(piece);
    const sign = signs[piece];
    if (pause !== undefined && last !== undefined) last.pause = pause;
    else if (sign !== undefined) tokens.push({ word: sign, pause: 'none' });
    else tokens.push(...wordsIn(piece, vocabulary));
  }
  return joinLoneLetters(tokens, vocabulary);
}

/** Words and punctuation in order; "10,000" is one, though the parser takes it for three. */
function piecesOf(sentence: Sentence): string[] {
  const pieces: string[] = [];
  for (const node of sentence.children) {
    const text = textOf(node);
    const isRest = node.type === 'WordNode' && /^\d{3}(?:\.\d+)?$/.test(text);
    if (isRest && pieces.at(-1) === ',' && /^\d+$/.test(pieces.at(-2) ?? '')) {
      pieces.splice(-2, 2, `${pieces.at(-2)}${text}`);
    } else pieces.push(text);
  }
  return pieces.filter((piece) => piece.trim() !== '');
}

function pauseOf(piece: string): Token['pause'] | undefined {
  if (/^[,()]/.test(piece)) return 'comma';
  if (/^[;:.!…–—|•·]/.test(piece)) return 'stop';
  return piece.startsWith('?') ? 'question' : undefined;
}

function wordsIn(text: string, vocabulary: ReadonlySet<string>): Token[] {
  const word = countries[text] ?? text.toLowerCase();
  const tokens = meaningOf(word, vocabulary).map(tokenOf);
  const last = tokens.at(-1);
  // The parser leaves the dot with a word that may be short for another, such as "No."
  if (last !== undefined && word.endsWith('.')) last.pause = 'stop';
  return tokens;
}

function meaningOf(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  if (vocabulary.has(word)) return [word];
  if (/^[a-z]+$/.test(word)) return expandContraction(word);
  const parts = word.match(/\d+(?:\.\d+)?|[\p{L}']+/gu) ?? [];
  const whole = parts.join('');
  const isOne =
    vocabulary.has(whole) || (parts.length > 2 && parts.every((part) => part.length === 1));
  const words = isOne ? [whole] : parts.flatMap(expandContraction);
  return words.filter((part) => part !== '');
}

function tokenOf(word: string): Token {
  const value = /^\d/.test(word) ? Number(word) : numberWords.get(word);
  return { word, pause: 'none', ...(value === undefined ? {} : { value }) };
}

/** Letters that stand apart, as in "p a s s", are one word; an "a" before them may be a word of its own. */
function joinLoneLetters(tokens: readonly Token[], vocabulary: ReadonlySet<string>): Token[] {
  if (!tokens.some((token, at) => isLetter(token) && isLetter(tokens[at + 1]))) return [...tokens];
  const joined: Token[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    const rest = tokens.slice(start);
    const length = rest.findIndex((token) => !isLetter(token));
    const letters = length === -1 ? rest : rest.slice(0, length);
    const [first] = letters;
    const word = letters.map((letter) => letter.word).join('');
    if (first === undefined || letters.length < 3 || vocabulary.has(word.slice(1))) {
      joined.push(...rest.slice(0, 1));
    } else {
      joined.push({ ...first, word, pause: letters.at(-1)?.pause ?? 'none' });
      start += letters.length - 1;
    }
  }
  return joined;
}

function isLetter(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]$/.test(token.word);
}
