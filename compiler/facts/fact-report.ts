import type { Site } from '../compile.ts';
import { ageInMonths } from './dates.ts';
import { type Fact, lastSaid } from './facts.ts';
import { mayHaveMoved } from './figures.ts';
import { type FactPlaces, placesOfFacts } from './shown-facts.ts';

/** What a person who keeps the facts has to know of one of them. */
export type FactRow = Pick<
  Fact,
  'key' | 'kind' | 'label' | 'figure' | 'level' | 'asOf' | 'checked' | 'source'
> & {
  /** Months since it was last found there, or since its source said so; null when that gave no month. */
  ageInMonths: number | null;
  /** Whether pages say of its figure that it may have moved. */
  isWarned: boolean;
  /** Why its source is to be read again this month; null when it is fresh, or on no page. */
  due: DueReason | null;
} & FactPlaces;

type DueReason = 'nobody has read it' | 'month unknown' | `${number} months old`;

/** From this age on a fact is read again, so that it is fresh before pages warn of it, at more than twelve months. */
const rereadAfterMonths = 11;

/**
 * Every fact of the site, the most urgent first: what is due before what is not, what a page shows before what none shows,
 * prices before other figures, figures before sentences, then the oldest first, an unknown month counting as the oldest.
 */
export function reportFacts({ pages, facts, build: { today } }: Site): FactRow[] {
  const places = placesOfFacts(pages);
  return [...facts.values()]
    .map((fact) => toRow(fact, places.get(fact.key) ?? { figureOn: [], sourceOn: [] }, today))
    .toSorted(byUrgency);
}

function toRow(fact: Fact, places: FactPlaces, today: Date): FactRow {
  const { key, kind, label, figure, level, asOf, checked, source } = fact;
  const isOnPage = places.figureOn.length + places.sourceOn.length > 0;
  return {
    key,
    kind,
    label,
    figure,
    level,
    asOf,
    checked,
    ageInMonths: ageInMonths(lastSaid(fact), today),
    isWarned: level !== 'unread' && places.figureOn.length > 0 && mayHaveMoved(fact, today),
    source,
    due: isOnPage ? dueReason(fact, today) : null,
    ...places,
  };
}

function dueReason(fact: Fact, today: Date): DueReason | null {
  const { level } = fact;
  const age = ageInMonths(lastSaid(fact), today);
  if (level === 'unread') return 'nobody has read it';
  if (age === null) return 'month unknown';
  return age > rereadAfterMonths ? `${age} months old` : null;
}

/** One number a question, the smaller the more urgent; earlier questions decide. */
function rank(row: FactRow): number[] {
  return [
    row.due === null ? 1 : 0,
    row.figureOn.length + row.sourceOn.length === 0 ? 1 : 0,
    row.kind === 'fees' ? 0 : 1,
    row.figureOn.length === 0 ? 1 : 0,
    -(row.ageInMonths ?? Number.POSITIVE_INFINITY),
  ];
}

function byUrgency(one: FactRow, other: FactRow): number {
  const others = rank(other);
  const differences = rank(one).map((value, index) => compare(value, others[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? compare(one.key, other.key);
}

function compare<Value extends number | string>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
