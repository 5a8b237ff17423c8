import type { ContentProblem } from './content-error.ts';
import { faultsOfEvidence } from './fact-problems.ts';
import type { Fact } from './facts.ts';
import type { LocaleFiles } from './load.ts';
import { caseOf } from './pages/case.ts';
import type { LicenceSwaps, SwapRule } from './schemas/licences.ts';

type SwapFiles = Pick<
  LocaleFiles,
  'licences' | 'licenceWords' | 'publishers' | 'guides' | 'language'
>;

/** What a place of ISO 3166 is called: as the words say, else as the language calls the country; null for a code of nowhere. */
export function placeName(
  code: string,
  { licenceWords, language }: Pick<SwapFiles, 'licenceWords' | 'language'>,
): string | null {
  const named = licenceWords.places[code];
  if (named !== undefined) return named;
  return /^[A-Z]{2}$/.test(code) ? (regionNames(language.tag).of(code) ?? null) : null;
}

const namesByTag = new Map<string, Intl.DisplayNames>();

/** Made once for a language: a build asks for some thousands of names. */
function regionNames(tag: string): Intl.DisplayNames {
  const known = namesByTag.get(tag);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  namesByTag.set(tag, names);
  return names;
}

/** Codes that stand for no place that issues licences: unions, pseudo regions, and islands under another's roads. */
const noIssuers = new Set('AC AQ BV CP CQ DG EA EU EZ GS HM IC QO TA TF UM UN XA XB ZZ'.split(' '));

/** Every place that may have issued a licence, by name: all countries of ISO 3166 that are in use, and those with words. */
export function allPlaces(
  files: Pick<SwapFiles, 'licenceWords' | 'language'>,
): { code: string; name: string }[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters.flatMap((one) => letters.map((other) => one + other)).filter(isInUse);
  const parts = Object.keys(files.licenceWords.places).filter((code) => code.includes('-'));
  return [...countries, ...parts]
    .flatMap((code) => {
      const name = placeName(code, files);
      return name === null ? [] : [{ code, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, files.language.tag));
}

/** A code that was given up leads to its successor: DD to DE. */
function isInUse(code: string): boolean {
  return !noIssuers.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

/** A source of exchanges as a fact, so that pages tell it like any other. */
export function sourceFact(
  swaps: LicenceSwaps,
  name: string,
  publishers: LocaleFiles['publishers'],
): Fact | null {
  const found = swaps.sources[name];
  if (found === undefined) return null;
  const { asOf, checked = null, ...source } = found;
  return {
    key: `licences/${swaps.destination}/${name}`,
    kind: 'facts',
    label: '',
    figure: null,
    duration: null,
    beforeEnd: null,
    words: '',
    note: '',
    level: publishers[source.publisher]?.level ?? 'reported',
    source,
    asOf,
    checked,
    authority: swaps.authority,
  };
}

/** What is wrong with the tables of exchanges, held against publishers, places and cases. */
export function problemsOfSwaps(files: SwapFiles, today: Date): ContentProblem[] {
  return [...files.licences].flatMap(([name, swaps]) => {
    const file = `content/licences/${name}.json`;
    return [
      ...(swaps.destination === name
        ? []
        : [
            {
              field: 'destination',
              expected: `"${name}", as the file is called`,
              got: swaps.destination,
            },
          ]),
      ...(caseOf(swaps.case, files) === null
        ? [{ field: 'case', expected: 'a case as "country/guide/case"', got: swaps.case }]
        : []),
      ...faultsOfSources(swaps, files, today),
      ...faultsOfReferences(swaps),
      ...swaps.rules.flatMap((rule, index) => faultsOfIssuers(rule, index, swaps, files)),
    ].map((fault) => ({ file, ...fault }));
  });
}

type Fault = Omit<ContentProblem, 'file'>;

function faultsOfSources(
  { sources }: LicenceSwaps,
  { publishers }: SwapFiles,
  today: Date,
): Fault[] {
  return Object.entries(sources).flatMap(([name, { asOf, checked, ...source }]) =>
    faultsOfEvidence({ source, asOf, checked }, { publishers, today }).map((fault) => ({
      ...fault,
      field: `sources.${name}.${fault.field.replace(/^source\./, '')}`,
    })),
  );
}

function faultsOfReferences({ sources, rules, others, newcomers }: LicenceSwaps): Fault[] {
  const references = [
    ...rules.map(({ source }, index) => [`rules.${index}.source`, source] as const),
    ['others.source', others.source] as const,
    ...(newcomers === null ? [] : [['newcomers.source', newcomers.source] as const]),
  ];
  return references
    .filter(([, source]) => sources[source] === undefined)
    .map(([field, got]) => ({ field, expected: 'a name of "sources"', got }));
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
      ...(placeName(issuer, files) === null
        ? [
            {
              field,
              expected: 'a code of ISO 3166 with a name, or one in "places" of licences.yaml',
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
