import type { CalendarEntry } from './calendar-file.ts';
import { filled } from './filled.ts';
import { isOneFigure, scheduleOf } from './schedule.ts';
import type { CaseInPlan, Day, PlannedCase } from './shapes.ts';

type MomentKind =
  | 'applyBy'
  | 'needed'
  | 'renewFrom'
  | 'renewBy'
  | 'ends'
  | 'appointment'
  | 'ownStep';

/** What the entries say; {title} is that of the case, {step} what a visitor wrote. `checkFirst` ends each: figures may have changed, {authority} decides. */
type CalendarWords = Readonly<Record<MomentKind | 'checkFirst', string>>;

/** A day that matters to a case. */
type Moment = CaseInPlan &
  Pick<CalendarEntry, 'id' | 'when' | 'remindHoursBefore'> & {
    kind: MomentKind;
    /** The words of a step of the visitor's own; '' for other days. */
    step: string;
    /** What the site says that the day was reckoned from. */
    told: string | undefined;
  };

/** How long nobody can say an appointment takes; calendars want an end. */
const appointmentMinutes = 60;

// A whole day speaks up at nine in the morning of the day before, or earlier.
const dayBefore = 15;
const weekBefore = 7 * 24 + dayBefore;
const monthBefore = 30 * 24 + dayBefore;

/** The days of these cases in their order: only those that are still to come. */
export function momentsOf(cases: readonly CaseInPlan[], today: Day): Moment[] {
  return cases
    .flatMap((one) => momentsOfOne(one, today))
    .filter(({ when }) => when.day >= today)
    .toSorted((one, other) => one.when.day.localeCompare(other.when.day));
}

/** What a calendar should hold of them. Shape: `siteUrl` is the origin of the site. */
export function calendarEntries(
  cases: readonly CaseInPlan[],
  { today, siteUrl, words }: { today: Day; siteUrl: string; words: CalendarWords },
): CalendarEntry[] {
  return momentsOf(cases, today).map(
    ({ id, kind, known, step, told, when, remindHoursBefore }) => ({
      id,
      title: filled(words[kind], { title: known.title, step }),
      text: [told, filled(words.checkFirst, { authority: known.authority })]
        .filter(Boolean)
        .join('\n'),
      url: siteUrl + known.path,
      when,
      remindHoursBefore,
    }),
  );
}

function momentsOfOne(one: CaseInPlan, today: Day): Moment[] {
  const { known, own } = one;
  const { time, renewal } = known;
  const { needed, ends, appointment } = own.dates;
  const { window, applyBy } = scheduleOf(one, today);
  const at = (kind: MomentKind, when: Moment['when'], hours: number[], told?: string): Moment[] => [
    {
      ...one,
      id: `${known.id}/${kind}@waymark`,
      kind,
      step: '',
      when,
      told,
      remindHoursBefore: hours,
    },
  ];
  const on = (kind: MomentKind, day: Day | null | undefined, hours: number[], told?: string) =>
    day == null ? [] : at(kind, { day }, hours, told);
  // Whoever knows by when to apply needs no later day beside it.
  const isUntil = applyBy === null && renewal !== null && !isOneFigure(renewal.opens);
  const renewBy = isUntil ? window?.by : null;
  return [
    ...on('applyBy', applyBy, [weekBefore, dayBefore], time.told),
    ...on('needed', needed, [weekBefore]),
    ...on('renewFrom', window?.from, [dayBefore], renewal?.told),
    ...on('renewBy', renewBy, [monthBefore, weekBefore], renewal?.told),
    // One day stands once, with what to do on it.
    ...on('ends', ends === renewBy ? null : ends, [monthBefore, weekBefore]),
    ...(appointment === undefined
      ? []
      : at(
          'appointment',
          { ...appointment, zone: zoneOf(known), minutes: appointmentMinutes },
          [24, 2],
        )),
    ...(own.ownSteps ?? []).flatMap(({ id, words, by, doneOn }) =>
      on('ownStep', doneOn === undefined ? by : null, [dayBefore]).map((moment) => ({
        ...moment,
        id: `${known.id}/${id}@waymark`,
        step: words,
      })),
    ),
  ];
}

/** A case of no one country has no clock of its own: whoever goes there says the time as they know it. */
function zoneOf({ zone }: PlannedCase): string {
  return zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
