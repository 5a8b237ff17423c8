import type { CalendarEntry } from './calendar-file.ts';
import { type ClosedDays, outlookOf, renewalOf } from './dates.ts';
import type { CasePlan, Day, PlannedCase } from './shapes.ts';

/** What the entries say; {title} is that of the case. `checkFirst` ends each: figures may have changed, {authority} decides. */
export type CalendarWords = Readonly<
  Record<
    'applyBy' | 'needed' | 'renewFrom' | 'renewBy' | 'ends' | 'appointment' | 'checkFirst',
    string
  >
>;

type CaseInPlan = { known: PlannedCase; plan: CasePlan };

/** How long nobody can say an appointment takes; calendars want an end. */
const appointmentMinutes = 60;

const dayBefore = 15;
const weekBefore = 7 * 24 + dayBefore;
const monthBefore = 30 * 24 + dayBefore;

/**
 * What a calendar should hold of one case: only days that are still to come. Shape: `siteUrl` is the origin of the site. A whole day
 * speaks up at nine in the morning of the day before, or earlier.
 */
export function calendarEntries(
  { known, plan }: CaseInPlan,
  {
    today,
    closed,
    siteUrl,
    words,
  }: { today: Day; closed: ClosedDays; siteUrl: string; words: CalendarWords },
): CalendarEntry[] {
  const { needed, ends, appointment } = plan.dates;
  const checkFirst = words.checkFirst.replace('{authority}', known.authority);

  function entry(
    kind: Exclude<keyof CalendarWords, 'checkFirst'>,
    when: CalendarEntry['when'],
    { told = '', remindHoursBefore }: { told?: string; remindHoursBefore: number[] },
  ): CalendarEntry {
    return {
      id: `${known.id}/${kind}@waymark`,
      title: words[kind].replace('{title}', known.title),
      text: [told, checkFirst].filter((line) => line !== '').join('\n'),
      url: siteUrl + known.path,
      when,
      remindHoursBefore,
    };
  }

  const entries: CalendarEntry[] = [];
  if (needed !== undefined) {
    const applyBy = outlookOf(known, { needed, today, closed }).usual?.applyBy.safely;
    if (applyBy !== undefined) {
      entries.push(
        entry(
          'applyBy',
          { day: applyBy },
          {
            told: known.time.told,
            remindHoursBefore: [weekBefore, dayBefore],
          },
        ),
      );
    }
    entries.push(entry('needed', { day: needed }, { remindHoursBefore: [weekBefore] }));
  }
  if (ends !== undefined) {
    if (known.renewal !== null) {
      const { told, opens } = known.renewal;
      const { from, by } = renewalOf(ends, opens, closed);
      entries.push(entry('renewFrom', { day: from }, { told, remindHoursBefore: [dayBefore] }));
      if (by !== from) {
        entries.push(entry('renewBy', { day: by }, { told, remindHoursBefore: [weekBefore] }));
      }
    }
    entries.push(entry('ends', { day: ends }, { remindHoursBefore: [monthBefore, weekBefore] }));
  }
  if (appointment !== undefined) {
    // A case of no one country has no clock of its own: whoever goes there says the time as they know it.
    const zone = known.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const when = { ...appointment, zone, minutes: appointmentMinutes };
    entries.push(entry('appointment', when, { remindHoursBefore: [24, 2] }));
  }
  return entries.filter(({ when }) => when.day >= today);
}
