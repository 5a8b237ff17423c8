import { expect, test } from 'vitest';
import { calendarEntries } from './calendar-entries.ts';
import type { CasePlan, PlannedCase } from './shapes.ts';

const known: PlannedCase = {
  id: 'uk/uk-passport/renew-adult',
  path: '/services/uk/uk-passport/renew-adult',
  title: 'Renew an adult UK passport',
  guide: { title: 'UK passport', path: '/services/uk/uk-passport' },
  authority: 'HM Passport Office',
  apply: { label: 'Renew on GOV.UK', url: 'https://www.gov.uk/renew-adult-passport' },
  holidays: null,
  zone: 'Europe/London',
  writtenOn: '2026-11-22',
  conditions: [],
  bring: [],
  steps: [],
  cost: { rows: [], inAll: '£102', sources: [] },
  time: {
    told: '3 weeks or less as a rule',
    takes: { unit: 'weeks', least: 3, most: 3 },
    sources: [],
  },
  counter: null,
  faster: null,
  renewal: {
    told: 'Renew in the last three months.',
    opens: { unit: 'months', least: 1, most: 3 },
    sources: [],
  },
};
const words = {
  applyBy: 'Last safe day to apply: {title}',
  needed: 'You need it today: {title}',
  renewFrom: 'You can renew from today: {title}',
  renewBy: 'Renew by today: {title}',
  ends: 'It ends today: {title}',
  appointment: 'Appointment: {title}',
  ownStep: '{step} ({title})',
  checkFirst: 'Times may have changed. Ask {authority}.',
};
const given = {
  today: '2026-11-22',
  siteUrl: 'https://waymark.example',
  words,
};

test('a journey gives the last safe day to apply, and the day itself', () => {
  expect(entriesOf({ needed: '2027-01-29' })).toEqual([
    ['2027-01-08', 'Last safe day to apply: Renew an adult UK passport'],
    ['2027-01-29', 'You need it today: Renew an adult UK passport'],
  ]);
});

test('a day that is gone is not put into a calendar', () => {
  expect(entriesOf({ needed: '2026-12-01' }).map(([day]) => day)).toEqual(['2026-12-01']);
});

test('an end gives the days between which to renew', () => {
  expect(entriesOf({ ends: '2027-05-31' }).map(([day]) => day)).toEqual([
    '2027-02-28',
    '2027-04-30',
    '2027-05-31',
  ]);
});

test('where the last day to renew is the end itself, it stands once, and says what to do', () => {
  const opens = { unit: 'months', least: 0, most: 2 } as const;
  const permit = {
    ...known,
    time: { ...known.time, takes: null },
    renewal: { told: '', opens, sources: [] },
  };
  const entries = calendarEntries(
    [{ known: permit, own: planWith({ ends: '2027-05-31' }) }],
    given,
  );
  expect(entries.map(({ when, title }) => [when.day, title])).toEqual([
    ['2027-03-31', expect.stringContaining(known.title)],
    ['2027-05-31', words.renewBy.replace('{title}', known.title)],
  ]);
});

test('what no source says gives no day', () => {
  const { time, ...rest } = known;
  const unknown = { ...rest, renewal: null, time: { ...time, takes: null } };
  const own = planWith({ needed: '2027-01-29', ends: '2027-05-31' });
  const entries = calendarEntries([{ known: unknown, own }], given);
  expect(entries.map(({ when }) => when.day)).toEqual(['2027-01-29', '2027-05-31']);
});

test('an appointment is on the clock of its office, and each entry leads back and says who decides', () => {
  const own = planWith({ appointment: { day: '2027-01-12', time: '10:30' } });
  const [entry] = calendarEntries([{ known, own }], given);
  expect(entry).toMatchObject({
    when: { day: '2027-01-12', time: '10:30', zone: 'Europe/London' },
    url: 'https://waymark.example/services/uk/uk-passport/renew-adult',
    text: 'Times may have changed. Ask HM Passport Office.',
  });
});

test('who needs it before the end reads of one day to apply by, within the days to renew', () => {
  const dates = { needed: '2027-05-14', ends: '2027-05-31' };
  expect(entriesOf(dates).map(([day]) => day)).toEqual([
    '2027-02-28',
    '2027-04-23',
    '2027-05-14',
    '2027-05-31',
  ]);
  expect(entriesOf({ ...dates, needed: '2027-03-05' }).map(([, title]) => title)).not.toContain(
    'Last safe day to apply: Renew an adult UK passport',
  );
});

test('an authority that is written small begins a sentence with a capital', () => {
  const small = { ...known, authority: 'an Irish government office' };
  const checkFirst = 'Figures may have changed since. {authority} has the last word.';
  const [entry] = calendarEntries([{ known: small, own: planWith({ needed: '2027-01-29' }) }], {
    ...given,
    words: { ...words, checkFirst },
  });
  expect(entry?.text).toMatch(/since\. An Irish government office has the last word\.$/);
});

function planWith(dates: CasePlan['dates']): CasePlan {
  const { path, title } = known;
  return { path, title, started: '2026-11-22', ticked: {}, answers: {}, dates, note: '' };
}

function entriesOf(dates: CasePlan['dates']) {
  return calendarEntries([{ known, own: planWith(dates) }], given).map(({ when, title }) => [
    when.day,
    title,
  ]);
}
