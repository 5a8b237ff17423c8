import {
  createFinder,
  type Match,
  type Pattern,
  type Subject,
  subjectOf,
} from '../words/pattern.ts';
import type { Token } from '../words/sentences.ts';
import type { honestWordsSchema } from './claim-schemas.ts';

/** What an honest sentence is known by; claim-schemas.ts says what each is. */
export type HonestKind = keyof typeof honestWordsSchema.shape | 'us';
export type HonestPatterns = ReadonlyMap<HonestKind, readonly Pattern[]>;

/** What stands around a sentence on its page. */
type Surroundings = {
  /** What is read after it. */
  following: readonly Subject[];
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

  /** Words that deny end no gap here: they are what is sought. */
  function find(kind: HonestKind, subject: Subject): Match[] {
    const found = finders.get(kind)?.({ ...subject, denies: [] }) ?? [];
    return found.map(({ match }) => match);
  }

  /** The sentence with the words that deny marked, ready to be searched. */
  function prepare(tokens: readonly Token[]): Subject {
    const subject = subjectOf(tokens);
    const denials = find('denials', subject);
    const empty = denials.length === 0 ? [] : find('emptyDenials', subject);
    return { ...subject, denies: tokens.map((_, at) => covers(denials, at) && !covers(empty, at)) };
  }

  /** Whether a word before the match, in the same thought, denies it. */
  function isDenied(subject: Subject, { start }: Match): boolean {
    const { tokens, denies } = subject;
    const turns = find('turns', subject);
    const isListed = isItemOfList(tokens, start);
    for (let at = start - 1; at >= Math.max(0, start - farthestDenial); at -= 1) {
      const pause = tokens[at]?.pause;
      if (covers(turns, at) || (pause !== 'none' && !(isListed && pause === 'comma'))) return false;
      if (denies[at] === true) return true;
    }
    return false;
  }

  /** Whether the match is said of others, and not of this site or to its visitor. */
  function isSaidOfOthers(subject: Subject, { start, end }: Match, around: Surroundings): boolean {
    const thought = thoughtStart(subject.tokens, start);
    if (find('us', subject).some((us) => us.start < end && us.start >= thought)) return false;
    if (around.isReported) return true;
    const empty = find('emptyOthers', subject);
    const others = find('others', subject).filter((other) => !covers(empty, other.start));
    if (others.some((other) => other.start < start)) return true;
    if (find('condemnations', subject).some((condemned) => condemned.start >= end)) return true;
    return around.isHeading && around.following.slice(0, answerLength).some(takesApart);
  }

  function takesApart(subject: Subject): boolean {
    const judged = [...find('condemnations', subject), ...find('exposures', subject)];
    return judged.length > 0 && find('us', subject).length === 0;
  }

  function isAnsweredNo({ tokens }: Subject, { following: [answer] }: Surroundings): boolean {
    if (tokens.at(-1)?.pause !== 'question' || answer === undefined) return false;
    return find('noes', answer).some(({ start }) => start === 0);
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
