import { foldSign } from './fold.ts';

/** Lists of words that patterns name, such as <document>. */
export type WordLists = Readonly<Record<string, string>>;

/** Part of a pattern: its RegExp, and how its first word may begin, in two letters at most; '' is any word. */
type Piece = { source: string; firsts: readonly string[]; isOptional: boolean };

/** A pattern that cannot be read; the message says how to write it. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

/** How the parts of a pattern are put together for whoever seeks it. Shape: `oneOf` has two or more to choose from. */
type Notation<Part> = {
  mark: (mark: string) => Part;
  inOrder: (parts: readonly Part[]) => Part;
  oneOf: (choices: readonly Part[]) => Part;
  optional: (part: Part) => Part;
};

/** Reads a pattern; content/claims/README.md explains the notation. Throws PatternError. */
export function readNotation<Part>(pattern: string, notation: Notation<Part>): Part {
  const marks = pattern.match(/[()|?]|[^\s()|?]+/g) ?? [];
  if (marks.length === 0) throw new PatternError('a pattern needs at least one word');
  const read = readPhrase(marks, notation, false);
  if (marks.length > 0) throw new PatternError(`"${marks[0]}" stands where no bracket is open`);
  return read;
}

function readPhrase<Part>(marks: string[], notation: Notation<Part>, isInBrackets: boolean): Part {
  const parts: Part[] = [];
  while (marks.length > 0 && marks[0] !== ')' && marks[0] !== '|') {
    // Inside brackets a bar parts whole phrases.
    const item = readChoices(marks, notation, !isInBrackets, () =>
      take(marks, '(') ? readBrackets(marks, notation) : notation.mark(marks.shift() ?? ''),
    );
    parts.push(take(marks, '?') ? notation.optional(item) : item);
  }
  return notation.inOrder(parts);
}

function readBrackets<Part>(marks: string[], notation: Notation<Part>): Part {
  const read = readChoices(marks, notation, true, () => readPhrase(marks, notation, true));
  if (!take(marks, ')')) throw new PatternError('a bracket is not closed');
  return read;
}

function readChoices<Part>(
  marks: string[],
  { oneOf }: Notation<Part>,
  hasBars: boolean,
  read: () => Part,
): Part {
  const first = read();
  const choices = [first];
  while (hasBars && take(marks, '|')) choices.push(read());
  return choices.length === 1 ? first : oneOf(choices);
}

/** Takes the first mark off where it is this one. */
function take(marks: string[], mark: string): boolean {
  if (marks[0] !== mark) return false;
  marks.shift();
  return true;
}

/** A pattern as a RegExp over a folded text. Each word takes the space behind it. Throws PatternError. */
export function readPattern(pattern: string, lists: WordLists): Piece {
  const piece = readNotation<Piece>(pattern, {
    mark: (mark) => readMark(mark, lists),
    inOrder,
    oneOf,
    optional: (part) => ({ ...part, source: `(?:${part.source})?`, isOptional: true }),
  });
  if (piece.source === '') throw new PatternError('a pattern needs at least one word');
  return piece;
}

/** A RegExp that finds any of these, or null for none. Shape: a match begins with the space before its first word. */
export function anyOf(patterns: readonly string[], lists: WordLists): RegExp | null {
  if (patterns.length === 0) return null;
  return new RegExp(
    ` (?:${patterns.map((one) => readPattern(one, lists).source).join('|')})`,
    'gu',
  );
}

function inOrder(pieces: readonly Piece[]): Piece {
  const sure = pieces.findIndex(({ isOptional }) => !isOptional);
  return {
    source: pieces.map(({ source }) => source).join(''),
    firsts: pieces.slice(0, sure === -1 ? undefined : sure + 1).flatMap(({ firsts }) => firsts),
    isOptional: sure === -1,
  };
}

function oneOf(choices: readonly Piece[]): Piece {
  const sources = choices.map(({ source }) => source);
  // Once for all words in Arabic: to try it before each of them took most of the time.
  const arabic = sources.filter((source) => source.startsWith(arabicPrefix));
  const others = sources.filter((source) => !source.startsWith(arabicPrefix));
  const bare = arabic.map((source) => source.slice(arabicPrefix.length)).join('|');
  return {
    source: `(?:${[...(bare === '' ? [] : [`${arabicPrefix}(?:${bare})`]), ...others].join('|')})`,
    firsts: choices.flatMap(({ firsts }) => firsts),
    isOptional: choices.some(({ isOptional }) => isOptional),
  };
}

/** What a gap does not step over: "..3" no pause, "...3" no end of a sentence, "....3" anything. */
const stopsOf: Readonly<Record<number, string>> = { 2: '.,', 3: '.', 4: '' };

function readMark(mark: string, lists: WordLists): Piece {
  const sign = signs[mark];
  if (sign !== undefined) return sign;
  const [, dots = '', most] = /^(\.{2,4})([1-9]\d?)$/.exec(mark) ?? [];
  if (most !== undefined) {
    const source = `(?:[^ ${stopsOf[dots.length]}]+ ){0,${most}}?`;
    return { source, firsts: [''], isOptional: true };
  }
  const list = /^<(.+)>$/.exec(mark)?.[1];
  if (list === undefined) return readWord(mark);
  const words = lists[list];
  if (words === undefined) throw new PatternError(`there is no list named ${mark}`);
  return readPattern(`(${words})`, {});
}

/** A number with or without the unit that is written as one word with it, a pause, a web address, and the end of a sentence. */
const signs: Readonly<Record<string, Piece>> = {
  '<n>': { source: '\\d+ ?', firsts: [...'0123456789'], isOptional: false },
  ',': { source: ', ', firsts: [','], isOptional: false },
  '@': { source: '@ ', firsts: ['@'], isOptional: false },
  '.': { source: '\\. ', firsts: ['.'], isOptional: false },
};

function readWord(mark: string): Piece {
  const [, before = '', word = '', after = ''] = /^(\*?)([^*]+)(\*?)$/.exec(mark) ?? [];
  const folded = [...word].map(foldSign).join('').trim();
  if (!/^[\p{L}\p{N}$€£₴%]+$/u.test(folded))
    throw new PatternError(`"${mark}" is no word, and no mark either`);
  const isArabic = before === '' && /^[\u0600-\u06ff]{3}/.test(folded);
  const start = isArabic ? arabicPrefix : before && '[^ .,]*?';
  return {
    source: `${start}${folded.replace('$', '\\$')}${after && '[^ ]*'} `,
    firsts: [before === '' ? folded.slice(0, 2) : ''],
    isOptional: false,
  };
}

/** Arabic writes "and", "with", "for" and "the" as one word with what follows. */
const arabicPrefix = '[وف]?[بلك]?(?:ال|ل)?';
const arabicPrefixes = new RegExp(`^${arabicPrefix}(?=.{2})`, 'u');

/** How a word of a text may begin for a pattern, as `firsts` say it: as it stands and, in Arabic, without what is written as one with it. */
export function beginningsOf(word: string): ReadonlySet<string> {
  const short = word.slice(0, 2).trimEnd();
  if (!/^[\u0600-\u06ff]/.test(word)) return new Set([short, word.charAt(0)]);
  const longest = arabicPrefixes.exec(word)?.[0].length ?? 0;
  return new Set(Array.from({ length: longest + 1 }, (_, cut) => word.slice(cut, cut + 2)));
}
