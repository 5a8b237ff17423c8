import { faultsOfTable, type SourceReference } from './answer-tables.ts';
import type { ContentProblem, Fault } from './content-error.ts';
import type { LocaleFiles } from './load.ts';
import { allNationalities, type NamedPlace } from './places.ts';
import type { RouteTable } from './routes.ts';
import type { PermitTable, StayRule, VisitRule } from './schemas/permits.ts';

type PermitFiles = Pick<
  LocaleFiles,
  'permits' | 'permitWords' | 'places' | 'publishers' | 'language' | 'countries'
>;

/** What a table says of one nationality; null where no source that was read says anything, and for what a right to stay makes needless. */
export type PermitAnswer = NamedPlace & {
  stay: Omit<StayRule, 'id' | 'nationalities'> | null;
  visit: Omit<VisitRule, 'id' | 'nationalities'> | 'needless' | null;
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
export function problemsOfPermits(
  files: PermitFiles,
  { resolve }: RouteTable,
  today: Date,
): ContentProblem[] {
  const { publishers } = files;
  const known = new Set(allNationalities(files, files.permitWords.places).map(({ code }) => code));
  return [...files.permits].flatMap(([name, table]) => {
    const leads = [
      ...table.stays.map(({ leadsTo }, index) => [`stays.${index}.leadsTo`, leadsTo] as const),
      ...(table.otherStays === null
        ? []
        : [['otherStays.leadsTo', table.otherStays.leadsTo] as const]),
    ];
    return [
      ...faultsOfTable(name, table, referencesOf(table), { publishers, today }),
      ...(files.countries.has(table.country)
        ? []
        : [{ field: 'country', expected: 'a folder of guides', got: table.country }]),
      ...leads
        .filter(([, path]) => resolve(path) === null)
        .map(([field, got]) => ({ field, expected: 'a path of one of our pages', got })),
      ...faultsOfNationalities('stays', table.stays, table.code, known),
      ...faultsOfNationalities('visits', table.visits, table.code, known),
    ].map((fault) => ({ file: `content/permits/${name}.json`, ...fault }));
  });
}

function referencesOf(table: PermitTable): SourceReference[] {
  const listed = (['stays', 'visits', 'alsoKnow'] as const).flatMap((list) =>
    table[list].map(({ source }, index) => [`${list}.${index}.source`, source] as const),
  );
  return [
    ...listed,
    ['otherStays.source', table.otherStays?.source ?? null],
    ['visitIsNoWork.source', table.visitIsNoWork.source],
  ];
}

/** Each is a nationality, is not that of the destination, and has one answer. */
function faultsOfNationalities(
  list: 'stays' | 'visits',
  rules: readonly { nationalities: string[] }[],
  own: string,
  known: ReadonlySet<string>,
): Fault[] {
  const seen = new Set<string>();

  function expectedOf(code: string): string | null {
    if (!known.has(code)) return 'a nationality of ISO 3166, or a status that places.ts names';
    if (code === own) return 'another nationality than that of the destination';
    return seen.has(code) ? `named once in "${list}"` : null;
  }

  return rules.flatMap(({ nationalities }, index) =>
    nationalities.flatMap((code, place) => {
      const expected = expectedOf(code);
      seen.add(code);
      const field = `${list}.${index}.nationalities.${place}`;
      return expected === null ? [] : [{ field, expected, got: code }];
    }),
  );
}
