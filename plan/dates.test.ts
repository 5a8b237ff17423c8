import v8 from 'node:v8';
import vm from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  applyBy,
  isWorkingDay,
  outlookOf,
  readyBetween,
  waitLabel,
} from './dates.ts';
import type { Day, Duration } from './shapes.ts';
import { isDay } from './shapes.ts';

/** What these tests ask of Temporal, which this version of Node has behind a flag: a second calendar that nobody here wrote. */
type PlainDate = {
  dayOfWeek: number;
  add: (length: Length) => PlainDate;
  subtract: (length: Length) => PlainDate;
  toString: () => string;
};
type Length = { days?: number; weeks?: number; months?: number };

v8.setFlagsFromString('--harmony-temporal');
const plainDate: { from: (day: string) => PlainDate } = vm.runInNewContext('Temporal.PlainDate');

/** From 1900 to 2199: 1900 and 2100 are no leap years, 2000 is one. */
const days = fc
  .integer({ min: 0, max: 109_572 })
  .map((count) => plainDate.from('1900-01-01').add({ days: count }).toString());
const monthEnds = days.map((day) =>
  plainDate
    .from(`${day.slice(0, 8)}01`)
    .add({ months: 1 })
    .subtract({ days: 1 })
    .toString(),
);
const anyDay = fc.oneof(days, monthEnds);
const durations = fc
  .record({
    unit: fc.constantFrom<Duration['unit']>('days', 'working-days', 'weeks', 'months'),
    least: fc.integer({ min: 0, max: 30 }),
    more: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ unit, least, more }): Duration => ({ unit, least, most: least + more }));
const noneClosed: ReadonlySet<Day> = new Set();

/** Some days near the one that is reckoned from. */
function closedAround(day: Day): fc.Arbitrary<ReadonlySet<Day>> {
  return fc
    .array(fc.integer({ min: -60, max: 60 }), { maxLength: 30 })
    .map((near) => new Set(near.map((count) => addDays(day, count))));
}

test('adds days, weeks and months as Temporal does, forwards and back', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 800 }), (day, count) => {
      const date = plainDate.from(day);
      expect(addDays(day, count)).toBe(date.add({ days: count }).toString());
      expect(addDays(day, -count)).toBe(date.subtract({ days: count }).toString());
      expect(addMonths(day, count)).toBe(date.add({ months: count }).toString());
      expect(addMonths(day, -count)).toBe(date.subtract({ months: count }).toString());
      const weeks: Duration = { unit: 'weeks', least: count, most: count };
      expect(applyBy(day, weeks, noneClosed).safely).toBe(
        date.subtract({ weeks: count }).toString(),
      );
      expect(readyBetween(day, weeks, noneClosed).latest).toBe(
        date.add({ weeks: count }).toString(),
      );
    }),
  );
});

test('knows Saturdays and Sundays as Temporal does, and the days on which the office is closed', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(isWorkingDay(day, noneClosed)).toBe(plainDate.from(day).dayOfWeek <= 5);
      expect(isWorkingDay(day, new Set([day]))).toBe(false);
    }),
  );
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['+020260-01-01', false],
  ['', false],
])('tells whether %j is a day: %s', (text, isOne) => {
  expect(isDay(text)).toBe(isOne);
});

test('has every day of the calendar for a day', () => {
  fc.assert(fc.property(anyDay, (day) => isDay(day)));
});

test('whoever applies by the safe day has it in time, even if it takes longest', () => {
  fc.assert(
    fc.property(
      anyDay.chain((day) => fc.tuple(fc.constant(day), closedAround(day))),
      durations,
      ([needed, closed], takes) => {
        const { safely, atLatest } = applyBy(needed, takes, closed);
        expect(safely <= atLatest && atLatest <= needed).toBe(true);
        expect(readyBetween(safely, takes, closed).latest <= needed).toBe(true);
        expect(readyBetween(atLatest, takes, closed).soonest <= needed).toBe(true);
      },
    ),
  );
});

test('a working day after the last one to apply is too late', () => {
  const workingDays = durations.map((takes): Duration => ({ ...takes, unit: 'working-days' }));
  fc.assert(
    fc.property(
      anyDay.chain((day) => fc.tuple(fc.constant(day), closedAround(day))),
      workingDays,
      ([needed, closed], takes) => {
        const { safely } = applyBy(needed, takes, closed);
        let next = addDays(safely, 1);
        while (!isWorkingDay(next, closed)) next = addDays(next, 1);
        expect(readyBetween(next, takes, closed).latest > needed).toBe(true);
      },
    ),
  );
});

test('leaves out weekends and holidays between Christmas and New Year', () => {
  // 2026-12-25 is a Friday; the 28th stands for Boxing Day, which is a Saturday.
  const closed = new Set(['2026-12-25', '2026-12-28', '2027-01-01']);
  const takes: Duration = { unit: 'working-days', least: 1, most: 5 };
  expect(readyBetween('2026-12-24', takes, closed)).toEqual({
    soonest: '2026-12-29',
    latest: '2027-01-05',
  });
  expect(applyBy('2027-01-03', takes, closed)).toEqual({
    safely: '2026-12-22',
    atLatest: '2026-12-30',
  });
});

test.each([
  ['2026-11-26', 'today'],
  ['2026-12-09', 'in 13 days'],
  ['2027-01-07', 'in 6 weeks'],
  ['2027-02-04', 'in 2 months'],
])('a day is told by how far away it is: %s', (day, told) => {
  expect(waitLabel(day, { today: '2026-11-26', language: 'en-GB' })).toBe(told);
});

test('what is sent on a Sunday is counted from Monday', () => {
  const takes: Duration = { unit: 'working-days', least: 1, most: 1 };
  expect(readyBetween('2026-11-22', takes, noneClosed).latest).toBe('2026-11-24');
});

test('a part of a week ends with its day', () => {
  const takes: Duration = { unit: 'weeks', least: 21.9, most: 21.9 };
  expect(readyBetween('2026-11-22', takes, noneClosed).latest).toBe(addDays('2026-11-22', 154));
});

const threeToSixWeeks: Duration = { unit: 'weeks', least: 3, most: 6 };
const oneWeek: Duration = { unit: 'weeks', least: 1, most: 1 };

test.each([
  ['2027-01-03', 'in-time', 'in-time'],
  ['2027-01-02', 'tight', 'in-time'],
  ['2026-12-13', 'tight', 'in-time'],
  ['2026-12-12', 'too-late', 'in-time'],
  ['2026-11-29', 'too-late', 'in-time'],
  ['2026-11-28', 'too-late', 'too-late'],
  ['2026-11-01', 'too-late', 'too-late'],
])('needed on %s: %s as usual, %s by the faster service', (needed, usual, faster) => {
  const on = { needed, today: '2026-11-22', closed: noneClosed };
  const outlook = outlookOf(threeToSixWeeks, on);
  expect(outlook.chance).toBe(usual);
  expect(outlook.ready).toEqual({ soonest: '2026-12-13', latest: '2027-01-03' });
  expect(outlookOf(oneWeek, on).chance).toBe(faster);
});

test('a card that ends on 30 June is renewed from the 120th to the 60th day before', () => {
  const opens: Duration = { unit: 'days', least: 60, most: 120 };
  expect(applyBy('2027-06-30', opens, noneClosed)).toEqual({
    safely: '2027-03-02',
    atLatest: '2027-05-01',
  });
});
