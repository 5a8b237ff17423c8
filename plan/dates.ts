import { interpolate } from '../contract/interpolate.ts';
import { madeOnce } from './made-once.ts';
import type { Day, Duration, PlannedCase } from './shapes.ts';

/** Public holidays of the office's place. What is neither one of them nor a weekend is a working day. */
type ClosedDays = ReadonlySet<Day>;

export function closedDays({ holidays }: Pick<PlannedCase, 'holidays'>): ClosedDays {
  return new Set(holidays?.days);
}

/** A number of one unit. Weeks may have a fraction, as in "21.9 weeks on average"; they end with the day on which it ends. */
type Length = { unit: Duration['unit']; count: number };

const dayMs = 24 * 60 * 60 * 1000;

/** A day without a time is read at midnight in UTC, where every day has 24 hours: so clocks that change move nothing. */
function numberOf(day: Day): number {
  return Date.parse(day) / dayMs;
}

function dayOf(number: number): Day {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** The day on the calendar of this device. */
export function dayHere(instant: Date): Day {
  const [year, month, date] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
}

/** "Monday 23 November 2026". */
export function dayLabel(day: Day, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

export function dayLabels(
  days: Readonly<Record<string, Day>>,
  language: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(days).map(([name, day]) => [name, dayLabel(day, language)]),
  );
}

/** "in 6 weeks": as exact as somebody needs who looks so far ahead. */
export function waitLabel(day: Day, { today, language }: { today: Day; language: string }): string {
  const days = numberOf(day) - numberOf(today);
  const [count, unit] =
    days < 14
      ? ([days, 'day'] as const)
      : days < 70
        ? ([Math.floor(days / 7), 'week'] as const)
        : ([Math.floor(days / 30.5), 'month'] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit);
}

/** Shape: `count` may be negative. */
export function addDays(day: Day, count: number): Day {
  return dayOf(numberOf(day) + count);
}

/** The same day of another month, or its last where it is shorter: a month after 31 January is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(numberOf(day) * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayMs);
}

export function isWorkingDay(day: Day, closed: ClosedDays): boolean {
  // 1 January 1970 was a Thursday: its number is 0, and Saturday and Sunday are 2 and 3.
  const weekday = ((numberOf(day) % 7) + 7) % 7;
  return weekday !== 2 && weekday !== 3 && !closed.has(day);
}

/** The day itself if it is a working day, else the next one in that direction. */
function nearestWorkingDay(day: Day, direction: 1 | -1, closed: ClosedDays): Day {
  let nearest = day;
  while (!isWorkingDay(nearest, closed)) nearest = addDays(nearest, direction);
  return nearest;
}

function addWorkingDays(day: Day, count: number, direction: 1 | -1, closed: ClosedDays): Day {
  let reached = nearestWorkingDay(day, direction, closed);
  for (let counted = 0; counted < count; counted += 1) {
    reached = nearestWorkingDay(addDays(reached, direction), direction, closed);
  }
  return reached;
}

/** The day a length of time later or earlier. Working days count from a day on which the office is open. */
function shift(day: Day, { unit, count }: Length, direction: 1 | -1, closed: ClosedDays): Day {
  switch (unit) {
    case 'days':
      return addDays(day, direction * count);
    case 'weeks':
      return addDays(day, direction * Math.ceil(count * 7));
    case 'months':
      return addMonths(day, direction * count);
    case 'working-days':
      return addWorkingDays(day, count, direction, closed);
  }
}

/** Between which days it is ready if somebody applies on `start`. */
export function readyBetween(start: Day, { unit, least, most }: Duration, closed: ClosedDays) {
  return {
    soonest: shift(start, { unit, count: least }, 1, closed),
    latest: shift(start, { unit, count: most }, 1, closed),
  };
}

/**
 * The last days on which to apply for what is needed on `needed`: `safely` leaves the longest time that the source gives, `atLatest`
 * the shortest. They are the same where it gives one figure.
 */
export function applyBy(needed: Day, { unit, least, most }: Duration, closed: ClosedDays) {
  return {
    safely: shift(needed, { unit, count: most }, -1, closed),
    atLatest: shift(needed, { unit, count: least }, -1, closed),
  };
}

/**
 * Whether what is needed on a day can still be had by a service that takes so long, and between which days it is ready if somebody applies
 * today; `tight`: only if it goes as fast as the source's shortest time.
 */
export function outlookOf(
  takes: Duration,
  { needed, today, closed }: { needed: Day; today: Day; closed: ClosedDays },
) {
  const { safely, atLatest } = applyBy(needed, takes, closed);
  const chance = today <= safely ? 'in-time' : today <= atLatest ? 'tight' : 'too-late';
  return { safely, atLatest, chance, ready: readyBetween(today, takes, closed) } as const;
}

/** What a language's own names of units do not tell; {count} and {length} are filled in. */
type DurationWords = { workingDay: string; workingDays: string; upTo: string };

/** "3 weeks", "2–3 weeks", "15 working days", "up to 30 days". Shape: `language` is a tag, like en-GB. */
export function tellDuration(
  { unit, least, most }: Duration,
  language: string,
  words: DurationWords,
): string {
  const isUpTo = least === 0 && most > 0;
  const from = isUpTo ? most : least;
  const length =
    unit === 'working-days'
      ? interpolate(most === 1 ? words.workingDay : words.workingDays, {
          count: rangeOf(from, most, countOf(language)),
        })
      : rangeOf(from, most, formatOf(unit, language));
  return isUpTo ? interpolate(words.upTo, { length }) : length;
}

const countOf = madeOnce((language: string) => new Intl.NumberFormat(language));

const formatOf = madeOnce((unit: 'days' | 'weeks' | 'months', language: string) => {
  const style = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style);
});

function rangeOf(least: number, most: number, format: Intl.NumberFormat): string {
  return least === most ? format.format(most) : format.formatRange(least, most);
}

/** The longest time in days, near enough to draw one beside another; dates are reckoned by plan/dates.ts. */
export function roughDays({ unit, most }: Duration): number {
  return most * daysIn[unit];
}

const daysIn = { days: 1, 'working-days': 7 / 5, weeks: 7, months: 365 / 12 } as const;
