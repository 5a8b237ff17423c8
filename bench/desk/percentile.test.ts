import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [50, 50],
  [99, 99],
  [100, 100],
  [0, 1],
])('%i percent of the numbers from 1 to 100 are at most %i', (percent, number) => {
  expect(percentile(oneToHundred, percent)).toBe(number);
});

test('of one number every percentile is that number', () => {
  expect(percentile([7], 50)).toBe(7);
});

test('there is none without numbers', () => {
  expect(() => percentile([], 50)).toThrow(RangeError);
});
