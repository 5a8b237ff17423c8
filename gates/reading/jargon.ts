import { parsePattern } from '../english/parse-pattern.ts';
import {
  createFinder,
  type Match,
  matchesIn,
  type Pattern,
  subjectOf,
} from '../english/pattern.ts';
import type { Sentence } from '../english/sentences.ts';
import type { JargonWord } from './plain-language.ts';

/** A word that people do not say, found in a text, and what they say. */
export type JargonFound = { said: string; plain: string };

type Entry = { plain: string; pattern: Pattern; unless: readonly Pattern[] };

export type JargonFinder = ReturnType<typeof createJargonFinder>;

/** Finds the words of a list. Throws PatternError for one that cannot be read. */
export function createJargonFinder(words: readonly JargonWord[]) {
  const entries = words.map(
    ({ jargon, plain, unless = [] }): Entry => ({
      plain,
      pattern: parsePattern(jargon),
      unless: unless.map((text) => parsePattern(text)),
    }),
  );
  const find = createFinder(entries);
  return ({ tokens }: Sentence): JargonFound[] => {
    const subject = subjectOf(tokens);
    return find(subject)
      .filter(({ thing: { unless }, match }) =>
        unless.every((right) => !matchesIn(right, subject).some((other) => isWithin(match, other))),
      )
      .map(({ thing: { plain }, match: { start, end } }) => {
        const said = tokens.slice(start, end).map(({ word }) => word);
        return { said: said.join(' '), plain };
      });
  };
}

function isWithin(match: Match, other: Match): boolean {
  return other.start <= match.start && match.end <= other.end;
}
