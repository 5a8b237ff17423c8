import type { Demand } from '../content-error.ts';
import { checkEvidence } from '../facts/fact-problems.ts';
import { emptyFact, type Fact } from '../facts/facts.ts';
import type { LocaleFiles } from '../load.ts';
import { type Destination, type TableKind, tableFolders } from '../schemas/answer-tables.ts';

/** A source of a table as a fact, so that pages tell it like any other. */
export function sourceFact(
  kind: TableKind,
  { destination, sources, authority }: Destination,
  name: string,
  publishers: LocaleFiles['publishers'],
): Fact | null {
  const found = sources[name];
  if (found === undefined) return null;
  const { asOf, checked = null, ...source } = found;
  return {
    ...emptyFact,
    key: `${tableFolders[kind]}/${destination}/${name}`,
    level: publishers[source.publisher]?.level ?? 'reported',
    source,
    asOf,
    checked,
    authority,
  };
}

/** What may be wrong with a table of any kind: its name, its sources, and what names them. Shape: a reference is null where nothing is said. */
export function checkTable(
  name: string,
  { destination, sources }: Destination,
  references: readonly (readonly [field: string, source: string | null])[],
  place: { publishers: LocaleFiles['publishers']; today: Date },
  demand: Demand,
): void {
  const expected = `"${name}", as the file is called`;
  demand(destination === name, 'destination', expected, destination);
  for (const [key, { asOf, checked, ...source }] of Object.entries(sources)) {
    checkEvidence({ source, asOf, checked }, place, (isSo, field, ...fault) =>
      demand(isSo, `sources.${key}.${field.replace(/^source\./, '')}`, ...fault),
    );
  }
  for (const [field, source] of references) {
    demand(source === null || source in sources, field, 'a name of "sources"', source);
  }
}
