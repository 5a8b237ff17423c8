import type { FactMonth } from './schemas/facts.ts';

const monthNames = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A figure older than this says "check before you pay". Source: the site specification, Guide section. */
const freshForMonths = 12;

/**
 * Months between a fact's date and `today`, or `null` when the source gave no date.
 * Unit: whole calendar months, never negative. Throws RangeError when the month lies in the future.
 */
export function ageInMonths(asOf: FactMonth, today: Date): number | null {
  if (asOf === 'unknown') return null;
  const age = monthsBetween(asOf, today);
  if (age < 0) throw new RangeError(`The month ${asOf} lies in the future.`);
  return age;
}

/** Whether a month has not begun yet, so that nothing can be known of it. */
export function isInFuture(asOf: FactMonth, today: Date): boolean {
  return asOf !== 'unknown' && monthsBetween(asOf, today) < 0;
}

/** Whether a figure of that month must be checked with the authority before somebody pays by it. */
export function needsChecking(asOf: FactMonth, today: Date): boolean {
  const age = ageInMonths(asOf, today);
  return age === null || age > freshForMonths;
}

function monthsBetween(asOf: string, today: Date): number {
  const [year = 0, month = 0] = asOf.split('-').map(Number);
  return (today.getUTCFullYear() - year) * 12 + (today.getUTCMonth() + 1 - month);
}

/** "April 2025", or "month unknown". */
export function monthLabel(asOf: FactMonth): string {
  if (asOf === 'unknown') return 'month unknown';
  return monthNames.format(new Date(`${asOf}-01T00:00:00Z`));
}

const dayNames = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "3 April 2025". Shape: a day like "2025-04-03". */
export function dayLabel(day: string): string {
  return dayNames.format(new Date(`${day}T00:00:00Z`));
}
