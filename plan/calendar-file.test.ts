import fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile, instantOf } from './calendar-file.ts';

const madeAt = new Date('2026-11-22T09:00:00Z');
const zones = [
  'Europe/London',
  'Europe/Dublin',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Madrid',
  'Atlantic/Canary',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kathmandu',
];
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const appointment = fc.record({
  day,
  time,
  zone: fc.constantFrom(...zones),
  minutes: fc.integer({ min: 5, max: 240 }),
});

test('an hour in a zone is the instant that another library finds', () => {
  fc.assert(
    fc.property(day, time, fc.constantFrom(...zones), (someDay, someTime, zone) => {
      expect(instantOf(someDay, someTime, zone).getTime()).toBe(
        Temporal.PlainDateTime.from(`${someDay}T${someTime}`).toZonedDateTime(zone)
          .epochMilliseconds,
      );
    }),
    { numRuns: 2_000 },
  );
});

// The hours around the nights on which clocks are set, which chance seldom finds.
test.each(zones)(
  'in %s every quarter of an hour of a night when clocks are set is right',
  (zone) => {
    const nights = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'];
    for (const night of nights) {
      for (let quarter = 0; quarter < 24 * 4; quarter += 1) {
        const clock = Temporal.PlainDateTime.from(night).add({ minutes: quarter * 15 });
        const shown = clock.toPlainTime().toString({ smallestUnit: 'minute' });
        expect(instantOf(night, shown, zone).getTime()).toBe(
          clock.toZonedDateTime(zone).epochMilliseconds,
        );
      }
    }
  },
);

test('a second reader finds the same instants, days and words in the file', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        appointment,
        day.map((someDay) => ({ day: someDay })),
      ),
      fc.string({ maxLength: 120, unit: 'grapheme' }).map((text) => `a${text}é, ; \\n\nb`),
      (when, text) => {
        const entry = { ...sample, when, title: text.replaceAll('\n', ' '), text };
        const [event] = readEvents(calendarFile([entry], madeAt));
        const start = event?.startDate;
        if ('time' in when) {
          expect(start?.toJSDate()).toEqual(instantOf(when.day, when.time, when.zone));
          expect(event?.duration.toSeconds()).toBe(when.minutes * 60);
        } else {
          expect(start?.isDate).toBe(true);
          expect(start?.toString()).toBe(when.day);
          expect(event?.duration.toSeconds()).toBe(24 * 60 * 60);
        }
        expect(event?.summary).toBe(entry.title);
        expect(event?.description).toBe(entry.text);
      },
    ),
  );
});

test('the calendar speaks up before, and knows the entry again', () => {
  const file = calendarFile([{ ...sample, remindHoursBefore: [15, 24 * 7] }], madeAt);
  const [event] = readEvents(file);
  const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
  const triggers = alarms.map((alarm) => alarm.getFirstPropertyValue('trigger'));
  expect(triggers.map((trigger) => (trigger as ICAL.Duration).toSeconds())).toEqual([
    -15 * 60 * 60,
    -7 * 24 * 60 * 60,
  ]);
  expect(event?.uid).toBe(sample.id);
});

test('a deadline keeps nobody busy all day, and an appointment does for its hour', () => {
  const hour = { day: '2026-12-03', time: '10:30', zone: 'Europe/London', minutes: 60 };
  const file = calendarFile([sample, { ...sample, when: hour }], madeAt);
  const shown = readEvents(file).map(({ component }) => component.getFirstPropertyValue('transp'));
  expect(shown).toEqual(['TRANSPARENT', 'OPAQUE']);
});

test('the file names its maker as the standard says, and each line ends with both of its signs', () => {
  const file = calendarFile([sample], madeAt);
  expect(file.split('\r\n')).toContain('PRODID:-//Waymark//Plan//EN');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(readEvents(file)[0]?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
    '2026-11-22T09:00:00Z',
  );
});

test('no letter is cut in two where a line is folded', () => {
  for (const start of ['a', 'ab']) {
    const title = start + '🙂'.repeat(90);
    const sent = Buffer.from(calendarFile([{ ...sample, title }], madeAt)).toString();
    expect(sent.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(readEvents(sent)[0]?.summary).toBe(title);
  }
});

test.each([
  ['2026-02-29', '10:00'],
  ['2026-13-01', '10:00'],
  ['2026-01-01', '25:00'],
])('%s %s is no day of a calendar', (someDay, someTime) => {
  expect(() => instantOf(someDay, someTime, 'Europe/London')).toThrow(RangeError);
});

const sample: CalendarEntry = {
  id: 'uk/uk-passport/renew-adult/apply-by@waymark',
  title: 'Apply for the passport today',
  text: 'It takes up to three weeks.',
  url: 'https://waymark.example/services/uk/uk-passport/renew-adult',
  when: { day: '2026-12-03' },
  remindHoursBefore: [15],
};

function readEvents(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
