import { expect, test } from 'vitest';
import { dishonestSentences } from './dishonest.samples.ts';
import { seenPassage } from './passages.samples.ts';
import { readClaims } from './read-claims.ts';

const gate = readClaims('.');

test('there are at least sixty dishonest sentences, none of them twice', () => {
  expect(new Set(dishonestSentences).size).toBe(dishonestSentences.length);
  expect(dishonestSentences.length).toBeGreaterThanOrEqual(60);
});

test.each(dishonestSentences)('is refused: %s', (sentence) => {
  expect(gate.check([seenPassage(sentence)])).not.toEqual([]);
});
