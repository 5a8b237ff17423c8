import { type Demand, problemsIn } from '../content-error.ts';
import type { LocaleFiles } from '../load.ts';
import type { RouteTable } from '../routes.ts';
import type { PermitTable } from '../schemas/tables.ts';
import { checkTable } from './answer-tables.ts';
import { allNationalities } from './places.ts';

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
      checkTable(name, table, referencesOf(table), { publishers, today }, demand);
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

function referencesOf(table: PermitTable) {
  const listed = (['stays', 'visits', 'alsoKnow'] as const).flatMap((list) =>
    table[list].map(({ source }, index) => [`${list}.${index}.source`, source] as const),
  );
  return [
    ...listed,
    ['otherStays.source', table.otherStays?.source ?? null] as const,
    ['visitIsNoWork.source', table.visitIsNoWork.source] as const,
  ];
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
