import { expect, test } from 'vitest';
import { type Point, soft, straight } from './paths.ts';

test('straight edges are written as the shortest relative moves', () => {
  expect(straight('1 2, 4 2.4, 3.6 -5')).toBe('M1 2l3 0 0-7');
});

test('rounding never adds up along a line', () => {
  const line = Array.from({ length: 101 }, (_, index): Point => [index * 0.4, 0]);
  const steps = straight(line).match(/-?\d+/g)?.map(Number) ?? [];
  const travelled = steps.slice(2).reduce((sum, step) => sum + step, 0);
  expect(travelled).toBe(40);
});

test('a soft line goes through every point', () => {
  expect(soft('0 0, 60 60, 120 0')).toBe('M0 0c0 0 40 60 60 60 20 0 60-60 60-60');
});

test('a line of one point or none is not drawn', () => {
  expect(soft([])).toBe('');
  expect(straight('3 4')).toBe('M3 4');
});
