import type { Fault } from './content-error.ts';
import { faultsOfEvidence } from './fact-problems.ts';
import { emptyFact, type Fact } from './facts.ts';
import type { LocaleFiles } from './load.ts';
import { type Destination, type TableKind, tableFolders } from './schemas/answer-tables.ts';

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

/** A field that names a source, and the name; null where nothing is said. */
export type SourceReference = readonly [field: string, source: string | null];

/** What may be wrong with a table of any kind: its name, its sources, and what names them. */
export function faultsOfTable(
  name: string,
  { destination, sources }: Destination,
  references: readonly SourceReference[],
  place: { publishers: LocaleFiles['publishers']; today: Date },
): Fault[] {
  const misnamed =
    destination === name
      ? []
      : [{ field: 'destination', expected: `"${name}", as the file is called`, got: destination }];
  const ofSources = Object.entries(sources).flatMap(([key, { asOf, checked, ...source }]) =>
    faultsOfEvidence({ source, asOf, checked }, place).map((fault) => ({
      ...fault,
      field: `sources.${key}.${fault.field.replace(/^source\./, '')}`,
    })),
  );
  const unknown = references
    .filter(([, source]) => source !== null && sources[source] === undefined)
    .map(([field, got]) => ({ field, expected: 'a name of "sources"', got }));
  return [...misnamed, ...ofSources, ...unknown];
}
