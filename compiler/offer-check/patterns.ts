import { foldSign } from './fold.ts';

/** Lists of words that patterns name, such as <document>. */
export type WordLists = Readonly<Record<string, string>>;

/**
 * The source of a RegExp for a pattern in the notation of content/claims, over a folded text. Each word takes the space behind it.
 * Throws Error that says what cannot be read.
 */
export function patternSource(pattern: string, lists: WordLists): string {
  const marks = pattern.match(/[()|?]|[^\s()|?]+/g) ?? [];
  const source = readPhrase(marks, lists, false);
  if (marks.length > 0) throw new Error(`"${marks[0]}" stands where no bracket is open`);
  if (source === '') throw new Error('a pattern needs at least one word');
  return source;
}

/** A RegExp that finds any of these, or null for none. Shape: a match begins with the space before its first word. */
export function anyOf(patterns: readonly string[], lists: WordLists): RegExp | null {
  if (patterns.length === 0) return null;
  return new RegExp(` (?:${patterns.map((one) => patternSource(one, lists)).join('|')})`, 'gu');
}

function readPhrase(marks: string[], lists: WordLists, isInBrackets: boolean): string {
  let phrase = '';
  while (marks.length > 0 && marks[0] !== ')' && marks[0] !== '|') {
    const item = readItem(marks, lists, isInBrackets);
    phrase += take(marks, '?') ? `(?:${item})?` : item;
  }
  return phrase;
}

/** One word or a bracket, or "a|b": words and brackets to choose from. Inside brackets a bar parts whole phrases. */
function readItem(marks: string[], lists: WordLists, isInBrackets: boolean): string {
  const choices: string[] = [];
  do
    choices.push(
      take(marks, '(') ? readBrackets(marks, lists) : readMark(marks.shift() ?? '', lists),
    );
  while (!isInBrackets && take(marks, '|'));
  return group(choices);
}

function readBrackets(marks: string[], lists: WordLists): string {
  const choices: string[] = [];
  do choices.push(readPhrase(marks, lists, true));
  while (take(marks, '|'));
  if (!take(marks, ')')) throw new Error('a bracket is not closed');
  return group(choices);
}

function group(choices: readonly string[]): string {
  return choices.length === 1 ? (choices[0] ?? '') : `(?:${choices.join('|')})`;
}

function take(marks: string[], mark: string): boolean {
  if (marks[0] !== mark) return false;
  marks.shift();
  return true;
}

/** What a gap does not step over: "..3" no pause, "...3" no end of a sentence, "....3" anything. */
const stopsOf: Readonly<Record<number, string>> = { 2: '.,', 3: '.', 4: '' };

function readMark(mark: string, lists: WordLists): string {
  const sign = signs[mark];
  if (sign !== undefined) return sign;
  const [, dots = '', most] = /^(\.{2,4})([1-9]\d?)$/.exec(mark) ?? [];
  if (most !== undefined) return `(?:[^ ${stopsOf[dots.length]}]+ ){0,${most}}?`;
  const list = /^<(.+)>$/.exec(mark)?.[1];
  if (list === undefined) return readWord(mark);
  const words = lists[list];
  if (words === undefined) throw new Error(`there is no list named ${mark}`);
  return patternSource(`(${words})`, {});
}

/** A number with or without the unit that is written as one word with it, a pause, and the end of a sentence. */
const signs: Readonly<Record<string, string>> = {
  '<n>': '\\d+ ?',
  ',': ', ',
  '@': '@ ',
  '.': '\\. ',
};

function readWord(mark: string): string {
  const [, before = '', word = '', after = ''] = /^(\*?)([^*]+)(\*?)$/.exec(mark) ?? [];
  const folded = [...word].map(foldSign).join('').trim();
  if (!/^[\p{L}\p{N}$€£₴%]+$/u.test(folded))
    throw new Error(`"${mark}" is no word, and no mark either`);
  const isArabic = before === '' && /^[\u0600-\u06ff]{3}/.test(folded);
  const start = isArabic ? arabicPrefix : before && '[^ .,]*?';
  return `${start}${folded.replace('$', '\\$')}${after && '[^ ]*'} `;
}

/** Arabic writes "and", "with", "for" and "the" as one word with what follows. */
const arabicPrefix = '[وف]?[بلك]?(?:ال|ل)?';
