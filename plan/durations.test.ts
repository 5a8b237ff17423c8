import { expect, test } from 'vitest';
import { roughDays, tellDuration } from './dates.ts';
import type { Duration } from './shapes.ts';

const words = {
  workingDay: '{count} working day',
  workingDays: '{count} working days',
  upTo: 'up to {length}',
};

test.each<[Duration, string]>([
  [{ unit: 'weeks', least: 3, most: 3 }, '3 weeks'],
  [{ unit: 'weeks', least: 1, most: 1 }, '1 week'],
  [{ unit: 'weeks', least: 21.9, most: 21.9 }, '21.9 weeks'],
  [{ unit: 'months', least: 1, most: 2 }, '1–2 months'],
  [{ unit: 'days', least: 0, most: 30 }, 'up to 30 days'],
  [{ unit: 'working-days', least: 1, most: 1 }, '1 working day'],
  [{ unit: 'working-days', least: 1, most: 2 }, '1–2 working days'],
  [{ unit: 'working-days', least: 0, most: 20 }, 'up to 20 working days'],
])('%j is told as %s', (duration, told) => {
  expect(tellDuration(duration, 'en-GB', words)).toBe(told);
});

test('units are told in the language of the page', () => {
  const duration: Duration = { unit: 'weeks', least: 2, most: 3 };
  expect(tellDuration(duration, 'es', words)).toBe('2-3 semanas');
});

test('longer times are drawn longer, whatever they are counted in', () => {
  const lengths: Duration[] = [
    { unit: 'days', least: 1, most: 5 },
    { unit: 'working-days', least: 5, most: 5 },
    { unit: 'weeks', least: 1, most: 1.5 },
    { unit: 'months', least: 1, most: 1 },
    { unit: 'weeks', least: 5, most: 5 },
  ];
  const days = lengths.map(roughDays);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
});
