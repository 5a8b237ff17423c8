import { createFinder, type Match, type Pattern, type Subject } from '../english/pattern.ts';
import type { Sentence } from '../english/sentences.ts';
import type { Token } from '../english/tokens.ts';
import type { HonestWords } from './claim-schemas.ts';

/** What an honest sentence is known by; claim-schemas.ts says what each is. */
export type HonestKind = keyof HonestWords | 'us';
export type HonestPatterns = ReadonlyMap<HonestKind, readonly Pattern[]>;

/** What stands around a sentence on its page. */
export type Surroundings = {
  /** What is read after it. */
  following: readonly Sentence[];
  /** A heading may be a saying that the text under it takes apart. */
  isHeading: boolean;
  /** It is an entry of data that names its source, and says what that source says. */
  isReported: boolean;
};

/** A denial reaches so many words ahead. */
const farthestDenial = 18;
/** So many sentences under a heading may say what they think of it. */
const answerLength = 4;

/** Decides whether a sentence says what was found in it, or says that it is not so. */
export function createHonesty(patterns: HonestPatterns) {
  const finders = new Map(
    [...patterns].map(([kind, list]) => [kind, createFinder(list.map((pattern) => ({ pattern })))]),
  );

  function find(kind: HonestKind, tokens: readonly Token[], words = wordsOf(tokens)): Match[] {
    const found = finders.get(kind)?.({ tokens, words, denies: [] }) ?? [];
    return found.map(({ match }) => match);
  }

  /** The sentence with the words that deny marked, ready to be searched. */
  function prepare(tokens: readonly Token[]): Subject {
    const words = wordsOf(tokens);
    const denials = find('denials', tokens, words);
    const empty = denials.length === 0 ? [] : find('emptyDenials', tokens, words);
    const denies = tokens.map((_, at) => covers(denials, at) && !covers(empty, at));
    return { tokens, words, denies };
  }

  /** Whether a word before the match, in the same thought, denies it. */
  function isDenied({ tokens, denies }: Subject, { start }: Match): boolean {
    const turns = find('turns', tokens);
    const isListed = isItemOfList(tokens, start);
    for (let at = start - 1; at >= Math.max(0, start - farthestDenial); at -= 1) {
      const pause = tokens[at]?.pause;
      if (covers(turns, at) || (pause !== 'none' && !(isListed && pause === 'comma'))) return false;
      if (denies[at] === true) return true;
    }
    return false;
  }

  /** Whether the match is said of others, and not of this site or to its visitor. */
  function isSaidOfOthers(
    { tokens }: Subject,
    { start, end }: Match,
    around: Surroundings,
  ): boolean {
    if (find('us', tokens).some((us) => us.start < end && us.start >= thoughtStart(tokens, start)))
      return false;
    if (around.isReported) return true;
    const empty = find('emptyOthers', tokens);
    const others = find('others', tokens).filter((other) => !covers(empty, other.start));
    if (others.some((other) => other.start < start)) return true;
    if (find('condemnations', tokens).some((condemned) => condemned.start >= end)) return true;
    return around.isHeading && isTakenApart(around.following);
  }

  function isTakenApart(following: readonly Sentence[]): boolean {
    return following
      .slice(0, answerLength)
      .some(
        ({ tokens }) =>
          find('us', tokens).length === 0 &&
          [...find('condemnations', tokens), ...find('exposures', tokens)].length > 0,
      );
  }

  function isAnsweredNo({ tokens }: Subject, { following: [answer] }: Surroundings): boolean {
    if (tokens.at(-1)?.pause !== 'question' || answer === undefined) return false;
    return find('noes', answer.tokens).some(({ start }) => start === 0);
  }

  return {
    prepare,
    /** Whether the sentence may say what was found in it. */
    excuses: (subject: Subject, match: Match, around: Surroundings): boolean =>
      isDenied(subject, match) ||
      isAnsweredNo(subject, around) ||
      isSaidOfOthers(subject, match, around),
  };
}

/** Whether the word at `start` begins an item of a list of alternatives, as in "we do not make, sell or lend". */
function isItemOfList(tokens: readonly Token[], start: number): boolean {
  const rest = tokens.slice(start);
  const end = rest.findIndex(({ pause }) => pause === 'stop' || pause === 'question');
  const thought = end === -1 ? rest : rest.slice(0, end + 1);
  const isAfterOr = /^n?or$/.test(tokens[start - 1]?.word ?? '');
  return isAfterOr || thought.some(({ word }) => /^n?or$/.test(word));
}

function covers(matches: readonly Match[], at: number): boolean {
  return matches.some(({ start, end }) => start <= at && at < end);
}

/** Where the thought begins that the word at `at` belongs to. */
function thoughtStart(tokens: readonly Token[], at: number): number {
  const before = tokens.slice(0, at);
  return before.findLastIndex(({ pause }) => pause === 'stop' || pause === 'question') + 1;
}

function wordsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.map(({ word }) => word));
}
