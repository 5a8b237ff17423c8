import { expect, test } from 'vitest';
import { questionOf, scheduleOf } from './schedule.ts';
import type { CasePlan, Duration, PlannedCase } from './shapes.ts';

const today = '2026-11-22';
const threeMonths: Duration = { unit: 'months', least: 3, most: 3 };
const threeWeeks: Duration = { unit: 'weeks', least: 2, most: 3 };
const lastTwoMonths: Duration = { unit: 'months', least: 0, most: 2 };
const lastMonths: Duration = { unit: 'days', least: 60, most: 120 };
const eightWeeks: Duration = { unit: 'weeks', least: 8, most: 8 };

type Scene = { takes?: Duration | null; opens?: Duration | null; faster?: Duration };

/** What is said, each with the days that its sentence may name. */
function saidOf(dates: CasePlan['dates'], { takes = null, opens = null, faster }: Scene) {
  const known = {
    holidays: null,
    time: { told: '', takes, sources: [] },
    faster: faster === undefined ? null : { told: '', takes: faster, sources: [] },
    renewal: opens && { told: '', opens, sources: [] },
  } as Partial<PlannedCase> as PlannedCase;
  const { advice, ...days } = scheduleOf({ known, own: { dates } as CasePlan }, today);
  return { said: advice.map(({ say }) => say), days: advice[0]?.days, ...days };
}

test('the Spanish renewal: needed before the office takes applications, it says so and names no earlier day', () => {
  const told = saidOf(
    { needed: '2027-05-31', ends: '2027-06-30' },
    { takes: threeMonths, opens: lastTwoMonths },
  );
  expect(told).toMatchObject({
    said: ['opensTooLate'],
    days: { from: '2027-04-30' },
    window: { from: '2027-04-30', by: '2027-06-30' },
    applyBy: null,
  });
});

test.each([
  ['2027-06-14', 'applyBetween', '2027-05-24'],
  ['2027-08-31', 'applyBetween', '2027-06-30'],
  ['2027-05-18', 'opensTight', null],
  ['2027-05-21', 'opensTight', '2027-04-30'],
  ['2027-05-13', 'opensTooLate', null],
])('needed on %s, with two months to renew before 30 June: %s', (needed, say, applyBy) => {
  const told = saidOf({ needed, ends: '2027-06-30' }, { takes: threeWeeks, opens: lastTwoMonths });
  expect(told).toMatchObject({ said: [say], applyBy, days: { from: '2027-04-30' } });
});

test('while it can be renewed already, one day is named by which to apply, and none after the last to renew', () => {
  const scene = { takes: threeWeeks, opens: lastTwoMonths };
  const ends = '2026-12-31';
  expect(saidOf({ needed: '2026-12-31', ends }, scene)).toMatchObject({
    said: ['inTime'],
    days: { day: '2026-12-10' },
    applyBy: '2026-12-10',
  });
  expect(saidOf({ needed: '2027-12-31', ends }, scene)).toMatchObject({ applyBy: '2026-12-31' });
  expect(saidOf({ needed: '2026-12-08', ends }, scene).said).toEqual(['tight']);
  expect(saidOf({ needed: '2026-12-01', ends }, scene).said).toEqual(['tooLate']);
});

test('a faster service is told of where it comes in time from the first day to renew on', () => {
  const faster: Duration = { unit: 'weeks', least: 1, most: 1 };
  const dates = { needed: '2027-05-10', ends: '2027-06-30' };
  const scene = { takes: threeWeeks, opens: lastTwoMonths, faster };
  expect(saidOf(dates, scene).said).toEqual(['opensTooLate', 'faster']);
  expect(saidOf({ ...dates, needed: '2027-05-03' }, scene).said).toEqual(['opensTooLate']);
});

test('from the end alone, the new one is to come before the old one ends, if it takes as long as it can', () => {
  const ends = '2027-06-30';
  expect(saidOf({ ends }, { takes: threeWeeks, opens: lastTwoMonths })).toMatchObject({
    said: ['applyBetween'],
    days: { from: '2027-04-30', by: '2027-06-09' },
    applyBy: '2027-06-09',
  });
  expect(saidOf({ ends: '2026-12-31' }, { takes: threeWeeks, opens: lastTwoMonths })).toMatchObject(
    { said: ['inTime'], days: { day: '2026-12-10' } },
  );
});

test('where it may come after the end, the days to renew stand, and what to do until it comes', () => {
  expect(
    saidOf({ ends: '2027-06-30' }, { takes: threeMonths, opens: lastTwoMonths }),
  ).toMatchObject({
    said: ['renewBetween', 'afterEnd'],
    days: { from: '2027-04-30', by: '2027-06-30' },
  });
  const faster: Duration = { unit: 'weeks', least: 1, most: 1 };
  const scene = { takes: threeMonths, opens: lastTwoMonths, faster };
  expect(saidOf({ ends: '2027-01-07' }, scene)).toMatchObject({
    said: ['renewNow', 'afterEnd', 'faster'],
    days: { by: '2027-01-07' },
    applyBy: null,
  });
});

test('where nobody says how long it takes, the end alone gives the days to renew', () => {
  expect(saidOf({ ends: '2027-06-30' }, { opens: lastTwoMonths })).toMatchObject({
    said: ['renewBetween'],
    days: { from: '2027-04-30', by: '2027-06-30' },
  });
  expect(saidOf({ ends: '2027-06-30' }, { opens: eightWeeks })).toMatchObject({
    said: ['renewFrom'],
    days: { from: '2027-05-05' },
  });
});

test('where nobody says how long it takes, the days to renew end with the one on which it is needed', () => {
  const dates = { needed: '2027-05-31', ends: '2027-06-30' };
  expect(saidOf(dates, { opens: lastTwoMonths })).toMatchObject({
    said: ['renewBetween', 'noTime'],
    days: { from: '2027-04-30', by: '2027-05-31' },
  });
  expect(saidOf({ ...dates, needed: '2027-04-30' }, { opens: lastTwoMonths }).said).toEqual([
    'opensTooLate',
  ]);
  expect(saidOf({ needed: '2027-05-31' }, {}).said).toEqual(['noTime']);
});

test.each(['2020-01-01', '2026-11-21'])(
  'what ended on %s is told as ended, with no days to renew',
  (ends) => {
    expect(saidOf({ ends }, { opens: lastMonths })).toEqual({
      said: ['ended'],
      days: { ends },
      window: null,
      applyBy: null,
    });
    expect(saidOf({ ends }, { takes: threeWeeks }).said).toEqual(['ended']);
  },
);

test('what ends today has not ended', () => {
  expect(saidOf({ ends: today }, { opens: lastTwoMonths }).said).toEqual(['renewNow']);
});

test('after the last day to renew, and before the end, it says to apply today', () => {
  expect(saidOf({ ends: '2026-12-31' }, { opens: lastMonths })).toEqual({
    said: ['late'],
    days: { by: '2026-11-01', ends: '2026-12-31' },
    window: null,
    applyBy: null,
  });
});

test('who is late to renew reads of no day until which there is time', () => {
  const scene = { takes: threeWeeks, opens: lastMonths };
  expect(saidOf({ ends: '2020-01-01', needed: '2027-06-30' }, scene)).toMatchObject({
    said: ['ended'],
    applyBy: null,
  });
  expect(saidOf({ ends: '2026-12-31', needed: '2026-12-01' }, scene).said).toEqual([
    'late',
    'tooLate',
  ]);
  // Nothing says that a passport has to be replaced before its end.
  expect(saidOf({ ends: '2020-01-01', needed: '2027-06-30' }, { takes: threeWeeks })).toMatchObject(
    { said: ['ended', 'inTime'], applyBy: '2027-06-09' },
  );
});

test('what runs out asks for its end, and all else for the day on which it is needed', () => {
  expect(questionOf({ renewal: { opens: lastMonths } })).toBe('ends');
  expect(questionOf({ renewal: null })).toBe('needed');
});
