import { expect, test } from 'vitest';
import { handTurnedClock } from '../../tests/support/desk/suites/store/setting.ts';
import { countInWindows, mostKeys } from './crowding.ts';

const windowMs = 1_000;

/** Counts by a clock that the test moves. */
function openCounts() {
  const { steadyMs, pass } = handTurnedClock();
  const counts = countInWindows(windowMs, steadyMs);
  return { counts, count: (key: string) => counts.add(key), pass };
}

test('a key counts until the time since it first came is over', () => {
  const { counts, count, pass } = openCounts();
  expect(count('a')).toBe(1);
  pass(999);
  expect(count('a')).toBe(2);
  expect(counts.of('a')).toBe(2);
  pass(1);
  expect(counts.of('a')).toBe(0);
  expect(count('a')).toBe(1);
  pass(999);
  expect(counts.of('a')).toBe(1);
});

test('who came longer ago is forgotten with the next call', () => {
  const { counts, count, pass } = openCounts();
  count('a');
  pass(500);
  count('b');
  pass(500);
  count('c');
  expect(counts.size()).toBe(2);
});

test('a call that is taken back was never made', () => {
  const { counts, count, pass } = openCounts();
  count('a');
  count('a');
  counts.takeBack('a');
  expect(counts.of('a')).toBe(1);
  pass(500);
  counts.takeBack('a');
  counts.takeBack('a');
  expect(counts.size()).toBe(0);
  expect(count('a')).toBe(1);
});

test('each key is counted alone', () => {
  const { count } = openCounts();
  count('a');
  expect(count('b')).toBe(1);
});

test('a flood of keys costs no more memory than that of the last few thousand', () => {
  const { count } = openCounts();
  count('first');
  for (let number = 0; number < mostKeys - 1; number += 1) count(String(number));
  expect(count('first')).toBe(2);
  count('one more');
  expect(count('first')).toBe(1);
});
