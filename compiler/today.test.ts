import { expect, test } from 'vitest';
import { today } from './today.ts';

test('the day is that of the clock, unless one is set', () => {
  const before = Date.now();
  expect(today({}).getTime()).toBeGreaterThanOrEqual(before);
  expect(today({ WAYMARK_TODAY: '2028-02-29' })).toEqual(new Date('2028-02-29T12:00:00Z'));
});

test.each(['2028-1-5', '2027-02-29', '2028-13-01', 'tomorrow'])(
  '%s is refused as a day, with a word on how to write one',
  (day) => {
    expect(() => today({ WAYMARK_TODAY: day })).toThrow(
      `WAYMARK_TODAY should be a day like 2028-01-15, but is "${day}".`,
    );
  },
);
