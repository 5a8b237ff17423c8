import type { CalendarEntry } from './calendar-file.ts';
import { applyBy, closedDays } from './dates.ts';
import type { CasePlan, Day, PlannedCase } from './shapes.ts';

/** What the entries say; {title} is that of the case. `checkFirst` ends each: figures may have changed, {authority} decides. */
type CalendarWords = Readonly<Record<Moment['kind'] | 'checkFirst', string>>;

/** A case in a plan: what the site says of it now, and what the visitor did. */
export type CaseInPlan = { known: PlannedCase; own: CasePlan };

type Moment = Pick<CalendarEntry, 'when' | 'remindHoursBefore'> & {
  kind: 'applyBy' | 'needed' | 'renewFrom' | 'renewBy' | 'ends' | 'appointment';
  /** What the site says that the day was reckoned from. */
  told?: string;
};

/** How long nobody can say an appointment takes; calendars want an end. */
const appointmentMinutes = 60;

// A whole day speaks up at nine in the morning of the day before, or earlier.
const dayBefore = 15;
const weekBefore = 7 * 24 + dayBefore;
const monthBefore = 30 * 24 + dayBefore;

/** What a calendar should hold of these cases, in the order of its days: only those that are still to come. Shape: `siteUrl` is the origin of the site. */
export function calendarEntries(
  cases: readonly CaseInPlan[],
  { today, siteUrl, words }: { today: Day; siteUrl: string; words: CalendarWords },
): CalendarEntry[] {
  return cases
    .flatMap(({ known, own }) => {
      const checkFirst = words.checkFirst.replace('{authority}', known.authority);
      return momentsOf({ known, own }).map(({ kind, told, ...when }) => ({
        id: `${known.id}/${kind}@waymark`,
        title: words[kind].replace('{title}', known.title),
        text: [told, checkFirst].filter(Boolean).join('\n'),
        url: siteUrl + known.path,
        ...when,
      }));
    })
    .filter(({ when }) => when.day >= today)
    .toSorted((one, other) => one.when.day.localeCompare(other.when.day));
}

function momentsOf({ known, own }: CaseInPlan): Moment[] {
  const { needed, ends, appointment } = own.dates;
  const { time, renewal } = known;
  const closed = closedDays(known);
  const moments: Moment[] = [];
  if (needed !== undefined) {
    if (time.takes !== null) {
      const { told, takes } = time;
      const when = { day: applyBy(needed, takes, closed).safely };
      moments.push({ kind: 'applyBy', when, told, remindHoursBefore: [weekBefore, dayBefore] });
    }
    moments.push({ kind: 'needed', when: { day: needed }, remindHoursBefore: [weekBefore] });
  }
  if (ends !== undefined) {
    if (renewal !== null) {
      const { told, opens } = renewal;
      const { safely: from, atLatest: by } = applyBy(ends, opens, closed);
      moments.push({
        kind: 'renewFrom',
        when: { day: from },
        told,
        remindHoursBefore: [dayBefore],
      });
      if (by !== from) {
        moments.push({ kind: 'renewBy', when: { day: by }, told, remindHoursBefore: [weekBefore] });
      }
    }
    const remindHoursBefore = [monthBefore, weekBefore];
    moments.push({ kind: 'ends', when: { day: ends }, remindHoursBefore });
  }
  if (appointment !== undefined) {
    // A case of no one country has no clock of its own: whoever goes there says the time as they know it.
    const zone = known.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const when = { ...appointment, zone, minutes: appointmentMinutes };
    moments.push({ kind: 'appointment', when, remindHoursBefore: [24, 2] });
  }
  return moments;
}
