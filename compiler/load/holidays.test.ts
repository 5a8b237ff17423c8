import { describe, expect, test } from 'vitest';
import { isWorkingDay } from '../../plan/dates.ts';
import { loadContent } from '../load.ts';
import { holidaysOf } from '../pages/planned-case.ts';
import { holidaysSchema } from '../schemas/calendars.ts';
import { problemsOfHolidays } from './file-problems.ts';

const content = loadContent(process.cwd());
const [language] = content.locales;
const uk = content.holidays.get('uk');
if (language === undefined || uk === undefined) throw new Error('The content lacks holidays.');
const files = { ...content, ...language };
const today = new Date('2026-11-21T12:00:00Z');

test('a case has the public holidays of its country', () => {
  const holidays = holidaysOf('uk/uk-passport/renew-adult', files);
  expect(holidays).toMatchObject({ place: 'England and Wales', through: '2028-12-31' });
  expect(holidays?.days).toContain('2026-12-28');
});

test('a country without a list has none, which is not the same as no holidays', () => {
  expect(holidaysOf('spain/spain-resident-permit', { holidays: new Map() })).toBe(null);
});

test('in England and Wales another day stands for a holiday at a weekend', () => {
  const weekends = Object.keys(uk.days).filter((day) => !isWorkingDay(day, new Set()));
  expect(weekends).toEqual([]);
});

describe('a list of public holidays is refused', () => {
  test.each([
    ['when a day lies outside of it', { ...uk.days, '2029-01-01': 'New Year’s Day' }],
    ['when a day does not exist', { ...uk.days, '2027-02-29': 'Leap day' }],
  ])('%s', (_, days) => {
    expect(holidaysSchema.safeParse({ ...uk, days }).success).toBe(false);
  });

  test.each([
    ['when nobody knows who published it', 'uk', { source: { ...uk.source, publisher: 'Me' } }],
    ['when its month lies in the future', 'uk', { asOf: '2026-12' }],
    ['when there is no such country', 'atlantis', {}],
  ])('%s', (_, country, changes) => {
    const holidays = new Map([[country, { ...uk, ...changes }]]);
    expect(problemsOfHolidays({ ...files, holidays }, today)).toMatchObject([
      { file: `content/holidays/${country}.json` },
    ]);
  });
});
