import type { FactMonth } from './schemas/facts.ts';

/** The first and the last month that a set of facts names. */
export type MonthSpan = { oldest: FactMonth; newest: FactMonth };

/** The months between which these facts were read; null when none of their sources gave one. */
export function monthSpan(facts: Iterable<{ asOf: FactMonth }>): MonthSpan | null {
  const months = [...facts].map(({ asOf }) => asOf).filter((month) => month !== 'unknown');
  const [oldest, ...later] = months.toSorted();
  return oldest === undefined ? null : { oldest, newest: later.at(-1) ?? oldest };
}
