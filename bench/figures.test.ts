import { expect, test } from 'vitest';
import { medianOf } from './figures.ts';

test('the median is the middle of the numbers, in whatever order they come', () => {
  expect(medianOf([30, 10, 20])).toBe(20);
});

test('of an even count it is the mean of the two in the middle', () => {
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
});

test('there is none without numbers', () => {
  expect(() => medianOf([])).toThrow(RangeError);
});
