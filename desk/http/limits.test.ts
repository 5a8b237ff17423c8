import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallCounts } from './limits.ts';

const windowMs = 1_000;

/** Counts by a clock that the test moves. */
function openCounts() {
  let timeMs = 0;
  const counts = new CallCounts(() => timeMs);
  const count = (caller: string) => {
    let told = { current: 0, ttl: 0 };
    counts.incr(
      caller,
      (_error, counted) => {
        told = counted;
      },
      windowMs,
    );
    return told;
  };
  return {
    counts,
    count,
    pass: (ms: number) => {
      timeMs += ms;
    },
  };
}

test('calls count until the time since the first of them is over', () => {
  const { count, pass } = openCounts();
  expect(count('a')).toEqual({ current: 1, ttl: 1_000 });
  pass(999);
  expect(count('a')).toEqual({ current: 2, ttl: 1 });
  pass(1);
  expect(count('a')).toEqual({ current: 1, ttl: 1_000 });
});

test('each caller is counted alone, and so is each limit', () => {
  const { counts, count } = openCounts();
  count('a');
  expect(count('b').current).toBe(1);
  const other = counts.child();
  other.incr('a', (_error, { current }) => expect(current).toBe(1), windowMs);
  expect.assertions(2);
});

test('nobody waits longer than the time itself, however calls come', () => {
  const calls = fc.array(fc.record({ waitMs: fc.nat(700), caller: fc.constantFrom('a', 'b') }));
  fc.assert(
    fc.property(calls, (list) => {
      const { count, pass } = openCounts();
      for (const { waitMs, caller } of list) {
        pass(waitMs);
        const { ttl } = count(caller);
        expect(ttl).toBeGreaterThan(0);
        expect(ttl).toBeLessThanOrEqual(windowMs);
      }
    }),
  );
});

test('a flood of callers costs no more memory than that of the last twenty thousand', () => {
  const { count } = openCounts();
  count('first');
  for (let number = 0; number < 19_999; number += 1) count(String(number));
  expect(count('first').current).toBe(2);
  count('one more');
  expect(count('first').current).toBe(1);
});
