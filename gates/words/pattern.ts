import { PatternError, readNotation } from '../../compiler/offer-check/patterns.ts';
import { english, type Language } from './language.ts';
import type { Token } from './sentences.ts';

/** One place in a pattern. */
type Node =
  | { kind: 'word'; forms: ReadonlySet<string> }
  /** A word that begins so, for languages whose forms nobody has listed. */
  | { kind: 'stem'; stem: string }
  | { kind: 'number'; from: number; to: number }
  /** Up to so many words that are of no interest. */
  | { kind: 'gap'; most: number; crossesCommas: boolean }
  | { kind: 'choice'; choices: readonly Phrase[] }
  | { kind: 'start' }
  | { kind: 'end' };

/** Places one after the other. */
type Phrase = readonly Node[];

/** What is sought in a sentence. */
export type Pattern = {
  phrase: Phrase;
  /** A sentence must have a word of each of these sets, or the pattern is not in it. */
  needs: readonly ReadonlySet<string>[];
};

/** A sentence in which patterns are sought. */
export type Subject = {
  tokens: readonly Token[];
  words: ReadonlySet<string>;
  /** Whether the word at that place denies; a gap steps over none of them. */
  denies: readonly boolean[];
};

/** The words of a sentence, ready to be searched. */
export function subjectOf(tokens: readonly Token[], denies: readonly boolean[] = []): Subject {
  return { tokens, words: new Set(tokens.map(({ word }) => word)), denies };
}

/** Where a pattern was found: from the word at `start` to the one before `end`. */
export type Match = { start: number; end: number };

function patternOf(phrase: Phrase): Pattern {
  const needs = phrase.map(needOf).filter((need) => need !== null);
  return { phrase, needs };
}

/** The words of which one must be there for this place to be found, or null where none is needed. */
function needOf(node: Node): ReadonlySet<string> | null {
  if (node.kind === 'word') return node.forms;
  if (node.kind !== 'choice') return null;
  const needs = node.choices.map((choice) => choice.map(needOf).find((need) => need !== null));
  const sure = needs.filter((need) => need !== undefined && need !== null);
  return sure.length === needs.length ? new Set(sure.flatMap((need) => [...need])) : null;
}

/** Every place where a pattern is found in a sentence. */
export function matchesIn(pattern: Pattern, subject: Subject): Match[] {
  if (pattern.needs.some((need) => need.isDisjointFrom(subject.words))) return [];
  const matches: Match[] = [];
  for (const start of subject.tokens.keys()) {
    for (const end of new Set(endsFrom(pattern.phrase, subject, start))) {
      const isMatch = end > start && isOneThought(subject.tokens.slice(start, end - 1));
      if (isMatch) matches.push({ start, end });
    }
  }
  return matches;
}

/**
 * Finds many things that have a pattern in a sentence, one after the other.
 * Each is tried only where it has a word that the thing needs: to try all of them took most of the time of a check.
 */
export function createFinder<Thing extends { pattern: Pattern }>(things: readonly Thing[]) {
  const always: Thing[] = [];
  const byWord = new Map<string, Thing[]>();
  for (const thing of things) {
    const [rarest] = thing.pattern.needs.toSorted(
      (one, other) => shortestOf(other) - shortestOf(one),
    );
    if (rarest === undefined) always.push(thing);
    for (const word of rarest ?? []) byWord.set(word, [...(byWord.get(word) ?? []), thing]);
  }
  return (subject: Subject): { thing: Thing; match: Match }[] => {
    const near = new Set([...subject.words].flatMap((word) => byWord.get(word) ?? []));
    return [...always, ...near].flatMap((thing) =>
      matchesIn(thing.pattern, subject).map((match) => ({ thing, match })),
    );
  };
}

/** Short words are common ones: of all that a pattern needs, what has none of them is looked for first. */
function shortestOf(need: ReadonlySet<string>): number {
  return Math.min(...[...need].map((word) => word.length));
}

function isOneThought(tokens: readonly Token[]): boolean {
  return tokens.every(({ pause }) => pause === 'none' || pause === 'comma');
}

/** Where the phrase may end when it begins at `start`. */
function endsFrom(phrase: Phrase, subject: Subject, start: number): number[] {
  const [node, ...rest] = phrase;
  if (node === undefined) return [start];
  return endsOfNode(node, subject, start).flatMap((end) => endsFrom(rest, subject, end));
}

function endsOfNode(node: Node, subject: Subject, start: number): number[] {
  const token = subject.tokens[start];
  switch (node.kind) {
    case 'start':
      return start === 0 ? [start] : [];
    case 'end':
      return token === undefined ? [start] : [];
    case 'choice':
      return node.choices.flatMap((choice) => endsFrom(choice, subject, start));
    case 'gap':
      return endsOfGap(node, subject, start);
    case 'word':
      return token !== undefined && node.forms.has(token.word) ? [start + 1] : [];
    case 'stem':
      return token?.word.startsWith(node.stem) === true ? [start + 1] : [];
    case 'number':
      return isBetween(token?.value, node) ? [start + 1] : [];
  }
}

type Gap = Extract<Node, { kind: 'gap' }>;

/** A gap ends before a word that denies, and at the end of a thought. */
function endsOfGap(gap: Gap, { tokens, denies }: Subject, start: number): number[] {
  const ends = [start];
  for (let at = start; at < start + gap.most && at < tokens.length; at += 1) {
    if (denies[at] === true || isPause(tokens[at - 1], gap)) break;
    ends.push(at + 1);
  }
  // What follows the gap must not begin after a pause either.
  return ends.filter((end) => end === start || !isPause(tokens[end - 1], gap));
}

function isPause(token: Token | undefined, { crossesCommas }: Gap): boolean {
  if (token === undefined || token.pause === 'none') return false;
  return token.pause !== 'comma' || !crossesCommas;
}

function isBetween(value: number | undefined, { from, to }: { from: number; to: number }): boolean {
  return value !== undefined && value >= from && value <= to;
}

/** Every form of every word that the patterns speak of. */
export function vocabularyOf(phrases: readonly Phrase[]): Set<string> {
  return new Set(phrases.flatMap((phrase) => phrase.flatMap(wordsOf)));
}

function wordsOf(node: Node): string[] {
  if (node.kind === 'word') return [...node.forms];
  return node.kind === 'choice' ? [...vocabularyOf(node.choices)] : [];
}

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
