import type { Day, Duration, PlannedCase } from './shapes.ts';

/** Public holidays of the office's place. What is neither one of them nor a weekend is a working day. */
export type ClosedDays = ReadonlySet<Day>;

/** A number of one unit. Weeks may have a fraction, as in "21.9 weeks on average"; they end with the day on which it ends. */
type Length = { unit: Duration['unit']; count: number };

/** Whether a text is a day of the calendar, like "2028-02-29". */
export function isDay(text: string): text is Day {
  const time = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && dayOf(time / dayMs) === text;
}

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

export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from);
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
export function applyBy(needed: Day, { unit, least, most }: Duration, closed: ClosedDays): ApplyBy {
  return {
    safely: shift(needed, { unit, count: most }, -1, closed),
    atLatest: shift(needed, { unit, count: least }, -1, closed),
  };
}

export type ApplyBy = { safely: Day; atLatest: Day };

/**
 * On which days each step has to begin, in the order of the steps. Steps wait for each other; one for which no source gives a time takes
 * none, so a step may begin on the day on which the next one has to.
 */
export function stepsBy(
  steps: readonly { takes: Duration | null }[],
  needed: Day,
  closed: ClosedDays,
): ApplyBy[] {
  let by: ApplyBy = { safely: needed, atLatest: needed };
  const fromLast = steps.toReversed().map(({ takes }) => {
    if (takes !== null) {
      by = {
        safely: applyBy(by.safely, takes, closed).safely,
        atLatest: applyBy(by.atLatest, takes, closed).atLatest,
      };
    }
    return by;
  });
  return fromLast.reverse();
}

/** `tight`: only if it goes as fast as the source's shortest time. */
export type Chance = 'in-time' | 'tight' | 'too-late';

export type Outlook = {
  applyBy: ApplyBy;
  chance: Chance;
  /** Between which days it is ready if somebody applies today. */
  ready: { soonest: Day; latest: Day };
};

/**
 * Whether what is needed on a day can still be had, as usual and by the authority's faster service. null where no source says how long it
 * takes, or there is no such service.
 */
export function outlookOf(
  { time, faster }: Pick<PlannedCase, 'time' | 'faster'>,
  { needed, today, closed }: { needed: Day; today: Day; closed: ClosedDays },
): { usual: Outlook | null; faster: Outlook | null } {
  function outlook(takes: Duration | null): Outlook | null {
    if (takes === null) return null;
    const by = applyBy(needed, takes, closed);
    const chance = today <= by.safely ? 'in-time' : today <= by.atLatest ? 'tight' : 'too-late';
    return { applyBy: by, chance, ready: readyBetween(today, takes, closed) };
  }

  return { usual: outlook(time.takes), faster: outlook(faster?.takes ?? null) };
}

/** When to renew what ends on a day: from the longest time before its end to the shortest. One day where the source gives one figure. */
export function renewalOf(ends: Day, opens: Duration, closed: ClosedDays): { from: Day; by: Day } {
  const { safely, atLatest } = applyBy(ends, opens, closed);
  return { from: safely, by: atLatest };
}
