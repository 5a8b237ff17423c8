import { describe, expect, test } from 'vitest';
import { PatternError } from '../../compiler/offer-check/patterns.ts';
import { english } from './language.ts';
import { matchesIn, parsePattern, type WordLists } from './pattern.ts';
import { createSentenceReader } from './sentences.ts';

const sentencesOf = createSentenceReader(english);

const lists: WordLists = new Map([
  ['card', [parsePattern('licence|permit'), parsePattern('work card')]],
]);

/** Whether a pattern is found in a sentence, whose word "not" denies. */
function isFound(pattern: string, text: string): boolean {
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const words = new Set(tokens.map(({ word }) => word));
  const denies = tokens.map(({ word }) => word === 'not');
  return matchesIn(parsePattern(pattern, lists), { tokens, words, denies }).length > 0;
}

describe('a pattern', () => {
  test.each([
    ['a word in any form', 'sell licence', 'He sold licences.'],
    ['one form only', '=sold', 'It is sold.'],
    ['one word of several', 'sell|lend licence', 'They lend licences.'],
    ['one phrase of several', '(for sale | in stock) now', 'It is in stock now.'],
    ['what may be missing', 'no need? test', 'No test.'],
    ['up to so many words', 'sell ..2 licence', 'We sell a real licence.'],
    ['words beyond a comma', 'licence ...3 door', 'Your licence, at your door.'],
    ['a list', 'buy <card>', 'Buy work cards.'],
    ['a number', '3 place', 'Three places.'],
    ['a number between two', '90-100 percent', '98 %'],
    ['a number from one upwards', '90+ percent', '98 %'],
    ['the beginning', '^ hurry', 'Hurry up.'],
    ['the end', 'now $', 'Act now.'],
  ])('finds %s', (_, pattern, text) => {
    expect(isFound(pattern, text)).toBe(true);
  });

  test.each([
    ['another form', '=sold', 'We sell.'],
    ['too many words between', 'sell ..1 licence', 'We sell a real licence.'],
    ['a comma between', 'licence ..3 door', 'Your licence, at your door.'],
    ['a word between that denies', 'sell ..3 licence', 'We sell not one licence.'],
    ['another thought', 'sell licence', 'We sell: licences.'],
    ['a number outside', '5-9 place', 'Ten places.'],
    ['another place', '^ hurry', 'Do hurry.'],
  ])('does not find %s', (_, pattern, text) => {
    expect(isFound(pattern, text)).toBe(false);
  });

  test.each([
    ['an open bracket', '(a | b'],
    ['a bracket too many', 'a )'],
    ['a list that nobody wrote', '<passes>'],
    ['a gap of no length', 'a ..0 b'],
    ['a gap at the end', 'a ..3'],
    ['a capital letter', 'Sell'],
    ['a short form', 'cannot'],
    ['nothing', ' '],
  ])('is refused with %s', (_, pattern) => {
    expect(() => parsePattern(pattern, lists)).toThrow(PatternError);
  });
});
