import { type ContentProblem, type Demand, problemsIn, textsIn } from '../content-error.ts';
import { checkEvidence } from '../facts/fact-problems.ts';
import { emptyFact, type Fact } from '../facts/facts.ts';
import type { LocaleFiles } from '../load.ts';
import { caseOf } from '../pages/case.ts';
import type { RouteTable } from '../routes.ts';
import { type Destination, type TableKind, tableFolders } from '../schemas/answer-tables.ts';
import type { LicenceSwaps, PermitTable, SwapRule } from '../schemas/tables.ts';
import { allNationalities, placeName } from './places.ts';

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

/** What may be wrong with a table of any kind: its name, its sources, and what names them. */
function checkTable(
  name: string,
  table: Destination,
  place: { publishers: LocaleFiles['publishers']; today: Date },
  demand: Demand,
): void {
  const { destination, sources } = table;
  demand(destination === name, 'destination', `"${name}", as the file is called`, destination);
  for (const [key, { asOf, checked, ...source }] of Object.entries(sources)) {
    checkEvidence({ source, asOf, checked }, place, (isSo, field, ...fault) =>
      demand(isSo, `sources.${key}.${field.replace(/^source\./, '')}`, ...fault),
    );
  }
  for (const [field, text] of textsIn(table)) {
    const isName = field.endsWith('.source');
    demand(!isName || text in sources, field, 'a name of "sources"', text);
  }
}

type PermitFiles = Pick<
  LocaleFiles,
  'permits' | 'permitWords' | 'places' | 'publishers' | 'language' | 'countries'
>;

/** What a table says of one nationality; null where no source that was read says anything, and for what a right to stay makes needless. */
export type PermitAnswer = ReturnType<typeof allNationalities>[number] & {
  stay: Omit<PermitTable['stays'][number], 'id' | 'nationalities'> | null;
  visit: Omit<PermitTable['visits'][number], 'id' | 'nationalities'> | 'needless' | null;
};

/** The answer for every nationality but that of the destination, by name. */
export function permitAnswers(
  { code: own, stays, otherStays, visits }: PermitTable,
  files: Pick<PermitFiles, 'permitWords' | 'places' | 'language'>,
): PermitAnswer[] {
  return allNationalities(files, files.permitWords.places)
    .filter(({ code }) => code !== own)
    .map(({ code, name }) => {
      const stay = stays.find(({ nationalities }) => nationalities.includes(code)) ?? otherStays;
      const visit = visits.find(({ nationalities }) => nationalities.includes(code)) ?? null;
      return { code, name, stay, visit: visit ?? (stay?.outcome === 'free' ? 'needless' : null) };
    });
}

/** What is wrong with the tables on permits, held against publishers, nationalities, countries and pages. */
export function problemsOfPermits(files: PermitFiles, { resolve }: RouteTable, today: Date) {
  const { publishers } = files;
  const known = new Set(allNationalities(files, files.permitWords.places).map(({ code }) => code));
  return [...files.permits].flatMap(([name, table]) =>
    problemsIn(`content/permits/${name}.json`, (demand) => {
      checkTable(name, table, { publishers, today }, demand);
      const isCountry = files.countries.has(table.country);
      demand(isCountry, 'country', 'a folder of guides', table.country);
      const stays = table.stays.map((rule, index) => [`stays.${index}`, rule] as const);
      for (const [field, rule] of [...stays, ['otherStays', table.otherStays] as const]) {
        const isPage = rule === null || resolve(rule.leadsTo) !== null;
        demand(isPage, `${field}.leadsTo`, 'a path of one of our pages', rule?.leadsTo);
      }
      for (const list of ['stays', 'visits'] as const) {
        checkNationalities(list, table, known, demand);
      }
    }),
  );
}

/** Each is a nationality, is not that of the destination, and has one answer. */
function checkNationalities(
  list: 'stays' | 'visits',
  table: PermitTable,
  known: ReadonlySet<string>,
  demand: Demand,
): void {
  const seen = new Set<string>();
  for (const [index, { nationalities }] of table[list].entries()) {
    for (const [place, code] of nationalities.entries()) {
      const field = `${list}.${index}.nationalities.${place}`;
      const named = 'a nationality of ISO 3166, or a status that places.ts names';
      demand(known.has(code), field, named, code);
      const other = 'another nationality than that of the destination';
      demand(code !== table.code, field, other, code);
      demand(!seen.has(code), field, `named once in "${list}"`, code);
      seen.add(code);
    }
  }
}

type SwapFiles = Pick<
  LocaleFiles,
  'licences' | 'licenceWords' | 'places' | 'publishers' | 'guides' | 'language'
>;

/** What is wrong with the tables of exchanges, held against publishers, places and cases. */
export function problemsOfSwaps(files: SwapFiles, today: Date): ContentProblem[] {
  const { publishers } = files;
  return [...files.licences].flatMap(([name, swaps]) =>
    problemsIn(`content/licences/${name}.json`, (demand) => {
      for (const [field, one] of casesNamed(swaps)) {
        demand(caseOf(one, files) !== null, field, 'a case as "country/guide/case"', one);
      }
      checkTable(name, swaps, { publishers, today }, demand);
      checkIssuers(swaps, files, demand);
    }),
  );
}

function casesNamed({ case: swap, instead, others, rules }: LicenceSwaps) {
  return [
    ['case', swap],
    ['instead', instead],
    ['others.case', others.case ?? swap],
    ...rules.flatMap(({ case: own }, index) =>
      own === undefined ? [] : [[`rules.${index}.case`, own] as const],
    ),
  ];
}

/** Whoever issues is a place that has a name, is not the destination, and has one answer for the same vehicles. */
function checkIssuers({ rules, code }: LicenceSwaps, files: SwapFiles, demand: Demand): void {
  for (const [index, rule] of rules.entries()) {
    const earlier = issuersOfSame(rule, rules.slice(0, index));
    for (const [place, issuer] of rule.issuers.entries()) {
      const field = `rules.${index}.issuers.${place}`;
      const isNamed = placeName(issuer, files, files.licenceWords.places) !== null;
      demand(isNamed, field, 'a code of ISO 3166 with a name, or one in places.yaml', issuer);
      demand(issuer !== code, field, 'another place than the destination', issuer);
      demand(!earlier.has(issuer), field, 'named once for the same vehicles', issuer);
      earlier.add(issuer);
    }
  }
}

/** Two answers for one issuer differ in the vehicles, or the note says whose answer each is. */
function issuersOfSame({ categories, note }: SwapRule, rules: readonly SwapRule[]): Set<string> {
  const same = rules.filter((other) => other.categories === categories && other.note === note);
  return new Set(same.flatMap(({ issuers }) => issuers));
}
