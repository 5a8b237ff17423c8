import { expect, test } from 'vitest';
import { type Point, pointsOf, simplified, soft, straight } from './paths.ts';

const square: Point[] = pointsOf('0 0, 10 0, 10 10, 0 10');

test('straight edges are written as the shortest relative moves', () => {
  expect(straight(pointsOf('1 2, 4 2.4, 3.6 -5'))).toBe('M1 2l3 0 0-7');
});

test('rounding never adds up along a line', () => {
  const line = Array.from({ length: 101 }, (_, index): Point => [index * 0.4, 0]);
  const steps = straight(line).match(/-?\d+/g)?.map(Number) ?? [];
  const travelled = steps.slice(2).reduce((sum, step) => sum + step, 0);
  expect(travelled).toBe(40);
});

test('a soft line goes through every point', () => {
  expect(soft(pointsOf('0 0, 60 60, 120 0'))).toBe('M0 0c10 10 40 60 60 60 20 0 50-50 60-60');
});

test('a line of one point or none is not drawn', () => {
  expect(soft([])).toBe('');
  expect(straight(pointsOf('3 4'))).toBe('M3 4');
});

test('points that hardly bend the coast are left out, corners stay', () => {
  const withBumps = pointsOf('0 0, 5 0.1, 10 0, 10 10, 5 10, 0 10');
  expect(simplified(withBumps, 1)).toEqual(square);
});

test('an island smaller than the smallest detail is left out', () => {
  expect(simplified(square, 51)).toEqual([]);
  expect(simplified(square, 50)).toEqual(square);
});
