import { describe, expect, test } from 'vitest';
import { ageInMonths, createCalendar, monthSpan, needsChecking } from './dates.ts';

const today = new Date('2026-11-21T12:00:00Z');

describe('the age of a fact', () => {
  test.each([
    ['2026-11', 0],
    ['2026-10', 1],
    ['2025-12', 11],
    ['2025-11', 12],
    ['2025-10', 13],
    ['2016-01', 130],
  ])('%s is %i months old in November 2026', (asOf, months) => {
    expect(ageInMonths(asOf, today)).toBe(months);
  });

  test('is unknown when the source gave no date', () => {
    expect(ageInMonths('unknown', today)).toBeNull();
  });

  test('cannot lie in the future', () => {
    expect(() => ageInMonths('2026-12', today)).toThrow(RangeError);
  });
});

describe('a figure asks to be checked before somebody pays', () => {
  test.each([
    ['2025-12', false],
    ['2025-11', false],
    ['2025-10', true],
    ['unknown', true],
  ])('of %s: %s', (asOf, expected) => {
    expect(needsChecking(asOf, today)).toBe(expected);
  });

  test('as soon as the clock passes twelve months', () => {
    expect(needsChecking('2026-04', new Date('2027-04-30T23:59:59Z'))).toBe(false);
    expect(needsChecking('2026-04', new Date('2027-05-01T00:00:00Z'))).toBe(true);
  });
});

describe('a calendar', () => {
  const british = createCalendar('en-GB', { noDate: 'month unknown' });

  test('tells a month in words', () => {
    expect(british.month('2025-04')).toBe('April 2025');
    expect(british.month('unknown')).toBe('month unknown');
    expect(createCalendar('es', { noDate: 'sin fecha' }).month('2025-04')).toBe('abril de 2025');
  });

  test('tells a day in words, the same in every time zone', () => {
    expect(british.day('2025-04-03')).toBe('3 April 2025');
  });
});

test.each([
  [['2025-12', 'unknown', '2024-01', '2026-04'], { oldest: '2024-01', newest: '2026-04' }],
  [['2026-04'], { oldest: '2026-04', newest: '2026-04' }],
  [['unknown'], null],
  [[], null],
])('of the months %j the span is %j', (months, span) => {
  expect(monthSpan(months.map((asOf) => ({ asOf })))).toEqual(span);
});
