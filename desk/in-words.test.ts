import { expect, test } from 'vitest';
import { ageInWords } from './in-words.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'no time'],
  [-day, 'no time'],
  [999, 'less than a second'],
  [second, '1 second'],
  [minute - 1, '59 seconds'],
  [minute, '1 minute'],
  [minute + second, '1 minute 1 second'],
  [2 * hour, '2 hours'],
  [2 * hour + 59 * second, '2 hours'],
  [2 * hour + 5 * minute, '2 hours 5 minutes'],
  [day - 1, '23 hours 59 minutes'],
  [3 * day + 4 * hour + 5 * minute, '3 days 4 hours'],
])('%i ms are "%s"', (ms, words) => {
  expect(ageInWords(ms)).toBe(words);
});
