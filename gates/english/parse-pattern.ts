import { expandContraction } from './contractions.ts';
import { formsOf } from './forms.ts';
import { type Node, type Pattern, type Phrase, patternOf } from './pattern.ts';

/** Lists of words that patterns may name, such as <document>. */
export type WordLists = ReadonlyMap<string, readonly Pattern[]>;

/** A pattern that cannot be read; the message says how to write it. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

/**
 * A pattern as an editor writes it, read. content/claims/README.md explains the marks. Shape: `readWord` knows the words of its language.
 * Throws PatternError.
 */
export function parsePattern(
  text: string,
  lists: WordLists = new Map(),
  readWord: Reading['readWord'] = readEnglishWord,
): Pattern {
  const marks = text.match(/[()|?]|[^\s()|?]+/g) ?? [];
  const phrase = readPhrase(marks, { lists, readWord }, false);
  if (marks.length > 0) throw new PatternError(`"${marks[0]}" stands where no bracket is open`);
  if (phrase.length === 0) throw new PatternError('a pattern needs at least one word');
  if (phrase[0]?.kind === 'gap' || phrase.at(-1)?.kind === 'gap') {
    throw new PatternError('words of no interest count only between others');
  }
  return patternOf(phrase);
}

type Reading = { lists: WordLists; readWord: (word: string) => Node };

/** Takes marks off until the end, or until one that ends a phrase in brackets. */
function readPhrase(marks: string[], reading: Reading, isInBrackets: boolean): Phrase {
  const phrase: Node[] = [];
  while (marks.length > 0 && marks[0] !== ')' && marks[0] !== '|') {
    const choices = readItem(marks, reading, isInBrackets);
    const isOptional = take(marks, '?');
    phrase.push(nodeOf(isOptional ? [...choices, []] : choices));
  }
  return phrase;
}

/** One word or a bracket, or "a|b|c": phrases to choose from. */
function readItem(marks: string[], reading: Reading, isInBrackets: boolean): Phrase[] {
  if (take(marks, '(')) return readBrackets(marks, reading);
  const choices: Phrase[] = [];
  // Inside brackets a bar parts whole phrases, and readBrackets looks after it.
  do {
    choices.push([readMark(marks.shift() ?? '', reading)]);
  } while (!isInBrackets && take(marks, '|'));
  return choices;
}

/** Reads "a b | c)", whose bracket is open: phrases to choose from. */
function readBrackets(marks: string[], reading: Reading): Phrase[] {
  const choices: Phrase[] = [];
  do {
    choices.push(readPhrase(marks, reading, true));
  } while (take(marks, '|'));
  if (!take(marks, ')')) throw new PatternError('a bracket is not closed');
  return choices;
}

/** Takes the first mark off where it is this one. */
function take(marks: string[], mark: string): boolean {
  const isNext = marks[0] === mark;
  if (isNext) marks.shift();
  return isNext;
}

function nodeOf(choices: readonly Phrase[]): Node {
  const [only, other] = choices;
  const [node, more] = only ?? [];
  const isPlain = other === undefined && node !== undefined && more === undefined;
  return isPlain ? node : { kind: 'choice', choices };
}

function readMark(mark: string, { lists, readWord }: Reading): Node {
  if (mark === '^') return { kind: 'start' };
  if (mark === '$') return { kind: 'end' };
  if (mark.startsWith('..')) return readGap(mark);
  if (/^\d/.test(mark)) return readNumber(mark);
  if (mark.startsWith('<')) return readList(mark, lists);
  return readWord(mark);
}

function readEnglishWord(mark: string): Node {
  const word = mark.replace(/^=/, '');
  const meant = expandContraction(word).join(' ');
  if (meant !== word) throw new PatternError(`"${word}" is read as "${meant}"`);
  if (/^[a-z]+$/.test(word)) {
    return { kind: 'word', forms: new Set(mark === word ? formsOf(word) : [word]) };
  }
  throw new PatternError(`"${mark}" is no word in lower-case letters, and no mark either`);
}

function readList(mark: string, lists: WordLists): Node {
  const choices = lists.get(mark.slice(1, -1));
  if (choices === undefined) throw new PatternError(`words.yaml has no list named ${mark}`);
  return { kind: 'choice', choices: choices.map(({ phrase }) => phrase) };
}

/** "..3" up to three words of one thought, "...3" also beyond a comma. */
function readGap(mark: string): Node {
  const [, dots, count] = /^(\.\.\.?)([1-9]\d?)$/.exec(mark) ?? [];
  if (count === undefined) throw new PatternError(`"${mark}" should be like ..3 or ...3`);
  return { kind: 'gap', most: Number(count), crossesCommas: dots === '...' };
}

/** "9" just nine, "9+" nine or more, "5-9" from five to nine; a number in words counts as well. */
function readNumber(mark: string): Node {
  const [all, from, more, to] = /^(\d+)(\+|-(\d+))?$/.exec(mark) ?? [];
  if (all === undefined) throw new PatternError(`"${mark}" should be like 9, 9+ or 5-9`);
  const most = more === '+' ? Number.POSITIVE_INFINITY : Number(to ?? from);
  return { kind: 'number', from: Number(from), to: most };
}
