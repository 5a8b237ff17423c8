import type { JargonWord } from '../../compiler/schemas/plain-language.ts';
import { parsePattern } from '../english/parse-pattern.ts';
import { type Match, matchesIn, type Pattern } from '../english/pattern.ts';
import type { Sentence } from '../english/sentences.ts';

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
  return (sentence: Sentence): JargonFound[] => entries.flatMap((entry) => findIn(sentence, entry));
}

function findIn({ tokens }: Sentence, { plain, pattern, unless }: Entry): JargonFound[] {
  const subject = { tokens, words: new Set(tokens.map(({ word }) => word)), denies: [] };
  const right = unless.flatMap((each) => matchesIn(each, subject));
  return matchesIn(pattern, subject)
    .filter((match) => !right.some((other) => isWithin(match, other)))
    .map(({ start, end }) => {
      const said = tokens.slice(start, end).map(({ word }) => word);
      return { said: said.join(' '), plain };
    });
}

function isWithin(match: Match, other: Match): boolean {
  return other.start <= match.start && match.end <= other.end;
}
