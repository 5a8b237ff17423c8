import { faultsOfTable } from './answer-tables.ts';
import type { ContentProblem, Fault } from './content-error.ts';
import type { LocaleFiles } from './load.ts';
import { caseOf } from './pages/case.ts';
import { placeName } from './places.ts';
import type { LicenceSwaps, SwapRule } from './schemas/licences.ts';

type SwapFiles = Pick<
  LocaleFiles,
  'licences' | 'licenceWords' | 'places' | 'publishers' | 'guides' | 'language'
>;

/** What is wrong with the tables of exchanges, held against publishers, places and cases. */
export function problemsOfSwaps(files: SwapFiles, today: Date): ContentProblem[] {
  const { publishers } = files;
  return [...files.licences].flatMap(([name, swaps]) => {
    const file = `content/licences/${name}.json`;
    return [
      ...casesNamed(swaps)
        .filter(([, one]) => caseOf(one, files) === null)
        .map(([field, got]) => ({ field, expected: 'a case as "country/guide/case"', got })),
      ...faultsOfTable(name, swaps, referencesOf(swaps), { publishers, today }),
      ...swaps.rules.flatMap((rule, index) => faultsOfIssuers(rule, index, swaps, files)),
    ].map((fault) => ({ file, ...fault }));
  });
}

function casesNamed({
  case: swap,
  instead,
  others,
  rules,
}: LicenceSwaps): (readonly [string, string])[] {
  return [
    ['case', swap],
    ['instead', instead],
    ['others.case', others.case ?? swap],
    ...rules.flatMap(({ case: own }, index) =>
      own === undefined ? [] : [[`rules.${index}.case`, own] as const],
    ),
  ];
}

function referencesOf({ rules, others, newcomers }: LicenceSwaps) {
  return [
    ...rules.map(({ source }, index) => [`rules.${index}.source`, source] as const),
    ['others.source', others.source] as const,
    ['newcomers.source', newcomers?.source ?? null] as const,
  ];
}

/** Whoever issues is a place that has a name, is not the destination, and has one answer for the same vehicles. */
function faultsOfIssuers(
  rule: SwapRule,
  index: number,
  { rules, code }: LicenceSwaps,
  files: SwapFiles,
): Fault[] {
  // Two answers for one issuer differ in the vehicles, or the note says whose answer each is.
  const earlier = rules
    .slice(0, index)
    .filter(({ categories, note }) => categories === rule.categories && note === rule.note);
  return rule.issuers.flatMap((issuer, place) => {
    const field = `rules.${index}.issuers.${place}`;
    const isRepeated =
      rule.issuers.indexOf(issuer) < place ||
      earlier.some(({ issuers }) => issuers.includes(issuer));
    return [
      ...(placeName(issuer, files, files.licenceWords.places) === null
        ? [
            {
              field,
              expected: 'a code of ISO 3166 with a name, or one in places.yaml',
              got: issuer,
            },
          ]
        : []),
      ...(issuer === code
        ? [{ field, expected: 'another place than the destination', got: issuer }]
        : []),
      ...(isRepeated ? [{ field, expected: 'named once for the same vehicles', got: issuer }] : []),
    ];
  });
}
