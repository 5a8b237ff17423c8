import { madeOnce } from './made-once.ts';
import type { Duration } from './shapes.ts';

/** What a language's own names of units do not tell; {count} and {length} are filled in. */
type DurationWords = { workingDay: string; workingDays: string; upTo: string };

/** "3 weeks", "2–3 weeks", "15 working days", "up to 30 days". Shape: `language` is a tag, like en-GB. */
export function tellDuration(
  { unit, least, most }: Duration,
  language: string,
  words: DurationWords,
): string {
  const isUpTo = least === 0 && most > 0;
  const from = isUpTo ? most : least;
  const length =
    unit === 'working-days'
      ? (most === 1 ? words.workingDay : words.workingDays).replace(
          '{count}',
          rangeOf(from, most, countOf(language)),
        )
      : rangeOf(from, most, formatOf(unit, language));
  return isUpTo ? words.upTo.replace('{length}', length) : length;
}

const countOf = madeOnce((language: string) => new Intl.NumberFormat(language));

const formatOf = madeOnce((unit: 'days' | 'weeks' | 'months', language: string) => {
  const style = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style);
});

function rangeOf(least: number, most: number, format: Intl.NumberFormat): string {
  return least === most ? format.format(most) : format.formatRange(least, most);
}

/** The longest time in days, near enough to draw one beside another; dates are reckoned by plan/dates.ts. */
export function roughDays({ unit, most }: Duration): number {
  return most * daysIn[unit];
}

const daysIn = { days: 1, 'working-days': 7 / 5, weeks: 7, months: 365 / 12 } as const;
