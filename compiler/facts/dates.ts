import { madeOnce } from '../../plan/made-once.ts';
import type { FactMonth } from '../schemas/facts.ts';

/** A price or a time older than this says of when it is. Source: the site specification, Guide section. */
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

/** The first and the last month that a set of facts names. */
type MonthSpan = { oldest: FactMonth; newest: FactMonth };

/** The months between which these facts were read; null when none of their sources gave one. */
export function monthSpan(facts: Iterable<{ asOf: FactMonth }>): MonthSpan | null {
  const months = [...facts].map(({ asOf }) => asOf).filter((month) => month !== 'unknown');
  const [oldest, ...later] = months.toSorted();
  return oldest === undefined ? null : { oldest, newest: later.at(-1) ?? oldest };
}

/** How a language writes dates. */
export type Calendar = ReturnType<typeof createCalendar>;

/** Shape: `tag` is a language tag, like en-GB; `noDate` are the words for a source that gave no month, read where a page says them. */
export function createCalendar(tag: string, words: { noDate: string }) {
  const shared = { timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' } as const;
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', ...shared });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', ...shared });
  return {
    /** "April 2025". A site names few months, each some thousand times. */
    month: madeOnce((asOf: FactMonth) =>
      asOf === 'unknown' ? words.noDate : months.format(new Date(`${asOf}-01T00:00:00Z`)),
    ),
    /** "3 April 2025". Shape: a day like "2025-04-03". */
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}
