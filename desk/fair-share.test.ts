import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastPriorityWithRoom, shareOf } from './enquiry.ts';

test.each([
  [1, 600],
  [2, 150],
  [3, 100],
  [6, 50],
  [20, 15],
])('of 600 an hour the priority %i may go until %i are used up', (priority, used) => {
  expect(shareOf(600, priority)).toBe(used);
});

test('the last priority with room has room, and the next has none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(10_000), (limit, used) => {
      const last = lastPriorityWithRoom(limit, used);
      fc.pre(Number.isFinite(last));
      if (last > 0) expect(used).toBeLessThan(shareOf(limit, last));
      expect(used).toBeGreaterThanOrEqual(shareOf(limit, last + 1));
    }),
  );
});

test('while nothing is used up there is room for everybody', () => {
  expect(lastPriorityWithRoom(1, 0)).toBe(Number.POSITIVE_INFINITY);
});
