import type { PlannedCase } from '../../plan/shapes.ts';
import { problemsIn } from '../content-error.ts';
import type { LocaleFiles } from '../load.ts';
import { checkEvidence } from './fact-problems.ts';
import { countryOf } from './facts.ts';

type HolidayFiles = Pick<LocaleFiles, 'holidays' | 'publishers' | 'countries'>;

/** The public holidays that count for a guide or a case; null where we have no list. Shape: `key` begins with the country's folder. */
export function holidaysOf(
  key: string,
  { holidays }: Pick<HolidayFiles, 'holidays'>,
): PlannedCase['holidays'] {
  const found = holidays.get(countryOf(key));
  if (found === undefined) return null;
  const { place, days, from, through } = found;
  return { place, days: Object.keys(days).toSorted(), from, through };
}

/** What is wrong with the lists of public holidays, held against publishers and countries. */
export function problemsOfHolidays({ holidays, publishers, countries }: HolidayFiles, today: Date) {
  return [...holidays].flatMap(([country, { source, asOf }]) =>
    problemsIn(`content/holidays/${country}.json`, (demand) => {
      checkEvidence({ source, asOf }, { publishers, today }, demand);
      demand(countries.has(country), '', 'named after a folder of guides', country);
    }),
  );
}
