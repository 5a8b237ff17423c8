import { describe, expect, test } from 'vitest';
import { loadEnglish } from '../../../tests/support/load-english.ts';
import { loadSmallWorld } from '../../../tests/support/small-world.ts';
import { readBuildConfig } from '../../build-config.ts';
import { compile } from '../../compile.ts';
import { reportFacts } from '../../facts/fact-report.ts';

const small = loadSmallWorld();
const build = readBuildConfig({});

/** A price that stands on pages, and that its authority told in August 2026. */
const key = 'fernland/passport/fee-child';

function rowsAt(moment: string, content = small) {
  return reportFacts(compile(content, { ...build, today: new Date(moment) }));
}

function reportAt(moment: string) {
  const rows = rowsAt(moment);
  const row = rows.find((other) => other.key === key);
  if (row === undefined) throw new Error(`There is no fact ${key}.`);
  return { rows, row };
}

describe('as the clock goes on, a figure of August 2026', () => {
  test.each([
    ['2027-07-31T23:59:59Z', 11, null, false],
    ['2027-08-01T00:00:00Z', 12, '12 months old', false],
    ['2027-08-31T23:59:59Z', 12, '12 months old', false],
    ['2027-09-01T00:00:00Z', 13, '13 months old', true],
  ])('at %s is %i months old, due: %s, warned of: %s', (moment, ageInMonths, due, isWarned) => {
    expect(reportAt(moment).row).toMatchObject({ ageInMonths, due, isWarned });
  });
});

test('a figure becomes more urgent on the first day of the month in which it is due', () => {
  const rankAt = (moment: string) => {
    const { rows, row } = reportAt(moment);
    return rows.indexOf(row);
  };
  expect(rankAt('2027-08-01T00:00:00Z')).toBeLessThan(rankAt('2027-07-31T23:59:59Z'));
});

test('the most urgent are prices on a page of unknown month, then the oldest prices', () => {
  const rows = rowsAt('2026-11-21T12:00:00Z', loadEnglish(process.cwd()));
  const prices = rows
    .slice(
      0,
      rows.findIndex(({ kind }) => kind !== 'fees'),
    )
    // What is only the source behind a sentence is less urgent than a price that people see.
    .filter(({ figureOn }) => figureOn.length > 0);
  const ages = prices.map(({ ageInMonths }) => ageInMonths ?? Number.POSITIVE_INFINITY);
  expect(prices.length).toBeGreaterThan(20);
  expect(ages).toEqual(ages.toSorted((one, other) => (one === other ? 0 : other - one)));
});
