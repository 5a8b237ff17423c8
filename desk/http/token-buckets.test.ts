import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handTurnedClock } from '../../tests/support/desk/suites/store/setting.ts';
import { tokenBuckets } from './limits.ts';

const refillMs = 1_000;
const bucket = { name: 'a', size: 4 };

function openBuckets() {
  const { steadyMs, pass } = handTurnedClock();
  return { buckets: tokenBuckets(refillMs, steadyMs), pass };
}

test('as many at once as a bucket has, then one at a time as they come back', () => {
  const { buckets, pass } = openBuckets();
  for (let count = 0; count < 4; count += 1) {
    expect(buckets.waitMs(bucket)).toBe(0);
    buckets.take(bucket);
  }
  expect([buckets.taken(bucket), buckets.waitMs(bucket)]).toEqual([4, 250]);
  pass(125);
  expect([buckets.taken(bucket), buckets.waitMs(bucket)]).toEqual([4, 125]);
  pass(125);
  expect([buckets.taken(bucket), buckets.waitMs(bucket)]).toEqual([3, 0]);
  pass(refillMs);
  expect(buckets.taken(bucket)).toBe(0);
});

test('who may have a share alone waits until so few are out', () => {
  const { buckets } = openBuckets();
  buckets.take(bucket);
  expect([buckets.waitMs(bucket, 1.5), buckets.waitMs(bucket, 1)]).toEqual([0, 250]);
  buckets.take(bucket);
  expect([buckets.waitMs(bucket, 1.5), buckets.waitMs(bucket, 0.75)]).toEqual([250, 500]);
});

test('a token that is given back was never taken, and each bucket has its own', () => {
  const { buckets } = openBuckets();
  buckets.take(bucket);
  expect(buckets.taken({ ...bucket, name: 'b' })).toBe(0);
  buckets.giveBack(bucket);
  buckets.giveBack(bucket);
  expect(buckets.taken(bucket)).toBe(0);
});

test('the wait that is told is true, and never longer than the time itself', () => {
  const waits = fc.array(fc.nat(700));
  fc.assert(
    fc.property(waits, fc.integer({ min: 1, max: 5 }), (list, size) => {
      const { buckets, pass } = openBuckets();
      const own = { name: 'a', size };
      for (const ms of list) {
        pass(ms);
        const waitMs = buckets.waitMs(own);
        expect(waitMs).toBeLessThanOrEqual(refillMs);
        // Seconds are told, rounded up; here the least that a number of this size can be more.
        pass(waitMs * (1 + Number.EPSILON) + 1e-9);
        expect(buckets.waitMs(own)).toBe(0);
        buckets.take(own);
        expect(buckets.taken(own)).toBeLessThanOrEqual(size);
      }
    }),
  );
});

test('a flood of callers costs no more memory than that of the last twenty thousand', () => {
  const { buckets } = openBuckets();
  buckets.take(bucket);
  for (let number = 0; number < 19_999; number += 1) buckets.take({ name: `${number}`, size: 1 });
  expect(buckets.taken(bucket)).toBe(1);
  buckets.take({ name: 'one more', size: 1 });
  expect(buckets.taken(bucket)).toBe(0);
});
