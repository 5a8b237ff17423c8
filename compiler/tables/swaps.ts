import { type ContentProblem, type Demand, problemsIn } from '../content-error.ts';
import type { LocaleFiles } from '../load.ts';
import { caseOf } from '../pages/case.ts';
import type { LicenceSwaps, SwapRule } from '../schemas/tables.ts';
import { checkTable } from './answer-tables.ts';
import { placeName } from './places.ts';

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
      checkTable(name, swaps, referencesOf(swaps), { publishers, today }, demand);
      checkIssuers(swaps, files, demand);
    }),
  );
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
