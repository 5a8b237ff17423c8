import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { madeOnce } from './made-once.ts';
import type { Day } from './shapes.ts';

/** One entry of a calendar: a whole day, or an hour at an office on the clock of its place. */
export type CalendarEntry = {
  /** Stays the same for the same thing, so that taking the file in again moves the entry and adds none. */
  id: string;
  title: string;
  /** Plain words; lines may be broken. */
  text: string;
  /** The page that it comes from. */
  url: string;
  /** `zone` is an IANA name. */
  when: { day: Day } | { day: Day; time: string; zone: string; minutes: number };
  /** Hours before it begins at which the calendar speaks up; a whole day begins at midnight. */
  remindHoursBefore: readonly number[];
};

/**
 * The text of an .ics file. Shape: `madeAt` is the instant that each entry says it was written at.
 * Whole days have no zone, an hour is told as an instant. Throws RangeError for a day, time or zone that does not exist.
 * Source: https://www.rfc-editor.org/rfc/rfc5545.html.
 */
export function calendarFile(entries: readonly CalendarEntry[], madeAt: Date): string {
  const calendar = ical({
    prodId: { company: 'Waymark', product: 'Plan', language: 'EN' },
    events: entries.map(({ id, title, text, url, when, remindHoursBefore }) => ({
      id,
      stamp: madeAt,
      summary: title,
      description: text,
      url,
      ...timesOf(when),
      // A deadline keeps nobody busy all day.
      transparency:
        'time' in when ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      alarms: remindHoursBefore.map((hours) => ({
        type: ICalAlarmType.display,
        description: title,
        triggerBefore: hours * secondsPerHour,
      })),
    })),
  });
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}

function timesOf(when: CalendarEntry['when']) {
  const isHour = 'time' in when;
  const start = isHour ? instantOf(when.day, when.time, when.zone) : utcOf(when.day, '00:00');
  const length = isHour ? when.minutes * msPerMinute : msPerDay;
  return { start, end: new Date(start.getTime() + length), allDay: !isHour, timezone: 'UTC' };
}

const secondsPerHour = 60 * 60;
const msPerMinute = 60_000;
const msPerDay = 24 * 60 * msPerMinute;

/**
 * The instant at which the clocks of `zone` show a day and a time. An hour that they show twice is the first of the two; one
 * that they leap over is as much later as they leap.
 */
export function instantOf(day: Day, time: string, zone: string): Date {
  const wanted = utcOf(day, time).getTime();
  // Clocks are set at most once within two days, so these are the two offsets that can hold.
  const before = offsetAt(wanted - msPerDay, zone);
  const after = offsetAt(wanted + msPerDay, zone);
  const [first, second] = [wanted - before, wanted - after];
  const isSecond = offsetAt(first, zone) !== before && offsetAt(second, zone) === after;
  return new Date(isSecond ? second : first);
}

/** By how many milliseconds the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const parts = clockIn(zone).formatToParts(instant);
  const shown = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(shown) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * msPerMinute;
  return sign === '-' ? -ms : ms;
}

const clockIn = madeOnce(
  (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }),
);

function utcOf(day: Day, time: string): Date {
  const date = new Date(`${day}T${time}:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`There is no ${day} ${time}.`);
  }
  return date;
}
