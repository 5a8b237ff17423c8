import { PatternError, readNotation } from '../../compiler/offer-check/patterns.ts';
import { english } from './english.ts';
import type { Language } from './language.ts';
import { type Node, type Pattern, type Phrase, patternOf } from './pattern.ts';

/** Lists of words that patterns may name, such as <document>. */
export type WordLists = ReadonlyMap<string, readonly Pattern[]>;

/** A pattern as an editor writes it, read. content/claims/README.md explains the marks. Throws PatternError. */
export function parsePattern(
  text: string,
  lists: WordLists = new Map(),
  language: Language = english,
): Pattern {
  const phrase = readNotation<Phrase>(text, {
    mark: (mark) => {
      const sign = readSign(mark, lists);
      return sign === null ? readWord(mark, language) : [sign];
    },
    inOrder: (phrases) => phrases.flat(),
    oneOf: (choices) => [{ kind: 'choice', choices }],
    optional: (part) => [{ kind: 'choice', choices: [part, []] }],
  });
  if (phrase[0]?.kind === 'gap' || phrase.at(-1)?.kind === 'gap') {
    throw new PatternError('words of no interest count only between others');
  }
  return patternOf(phrase);
}

function readSign(mark: string, lists: WordLists): Node | null {
  if (mark === '^') return { kind: 'start' };
  if (mark === '$') return { kind: 'end' };
  if (mark.startsWith('..')) return readGap(mark);
  if (/^\d/.test(mark)) return readNumber(mark);
  return mark.startsWith('<') ? readList(mark, lists) : null;
}

function readWord(mark: string, { tag, written, lettersOf, expand, formsOf }: Language): Phrase {
  if (!written.test(mark)) throw new PatternError(`"${mark}" is no word, and no mark either`);
  const [, exact, letters = '', star] = /^(=?)(.+?)(\*?)$/.exec(mark) ?? [];
  const word = lettersOf(letters).replaceAll('’', "'").toLocaleLowerCase(tag);
  const meant = expand(word).join(' ');
  if (meant !== word) throw new PatternError(`"${word}" is read as "${meant}"`);
  const parts = word.split('-');
  const stem = star === '*' ? parts.pop() : undefined;
  return [
    ...parts.map((part): Node => {
      return { kind: 'word', forms: new Set(exact === '=' ? [part] : formsOf(part)) };
    }),
    ...(stem === undefined ? [] : [{ kind: 'stem' as const, stem }]),
  ];
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
