import { madeOnce } from '../../plan/made-once.ts';
import type { LocaleFiles } from '../load.ts';
import type { TableWords } from '../schemas/answer-tables.ts';
import { withGetters } from '../translation/untranslated.ts';
import { regionNames } from './region-names.ts';

/** What names of places are taken from: the words of one table, of all tables, and the language. */
type PlaceFiles = Pick<LocaleFiles, 'places' | 'language'>;

type OwnNames = TableWords['places'];

/** What a place is called: as the table or all tables say, else as the language calls the country; null for a code of nowhere. */
export function placeName(code: string, { places, language }: PlaceFiles, own: OwnNames = {}) {
  const named = own[code] ?? places[code];
  if (named !== undefined) return named;
  return /^[A-Z]{2}$/.test(code) ? (namesIn(language.tag)(code) ?? null) : null;
}

/** What texts call a place: {place}, and {inPlace} where a language has a form of the name for who is there. */
export function placeWords(name: string, { language }: Pick<LocaleFiles, 'language'>) {
  return withGetters({ place: name }, { inPlace: () => inPlace(name, { language }) });
}

/** "in" and the name, as the language says them together. Throws RangeError where its language.json does not say. */
export function inPlace(name: string, { language }: Pick<LocaleFiles, 'language'>): string {
  const form = language.inPlaces?.[name];
  if (form === undefined) {
    throw new RangeError(`language.json of "${language.tag}" lacks "${name}" in inPlaces.`);
  }
  return form;
}

const namesIn = madeOnce(regionNames);
const alphabet = madeOnce((tag: string) => new Intl.Collator(tag));

/** Codes that stand for no place with papers of its own: unions, pseudo regions, and islands under another's rule. */
const noPlaces = new Set('AC AQ BV CP CQ DG EA EU EZ GS HM IC QO TA TF UM UN XA XB ZZ'.split(' '));

/** Territories whose people hold the nationality of another country, or a status that `nationalStatuses` names. */
const noNations = new Set(
  'AS AI AW AX BL BM BQ CC CK CW CX EH FK FO GF GG GI GL GP GU IM IO JE KY MF MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TK VG VI WF YT'.split(
    ' ',
  ),
);

/**
 * Papers that name no country, by the codes of ICAO Doc 9303, part 3: British nationals who are not British citizens
 * (overseas territories, overseas, National (Overseas), protected person, subject), stateless people, refugees.
 */
const nationalStatuses = ['GBD', 'GBO', 'GBN', 'GBP', 'GBS', 'XXA', 'XXB'] as const;

type NamedPlace = { code: string; name: string };

/** Every country of ISO 3166 that is in use, and the parts of countries that have names. */
export function allPlaces(files: PlaceFiles, own: OwnNames = {}): NamedPlace[] {
  const parts = Object.keys(files.places).filter((code) => code.includes('-'));
  return byName([...countryCodes(), ...parts], files, own);
}

/** Every nationality that a passport or travel document may show. */
export function allNationalities(files: PlaceFiles, own: OwnNames = {}): NamedPlace[] {
  const nations = countryCodes().filter((code) => !noNations.has(code));
  return byName([...nations, ...nationalStatuses], files, own);
}

function byName(codes: readonly string[], files: PlaceFiles, own: OwnNames): NamedPlace[] {
  const { compare } = alphabet(files.language.tag);
  return codes
    .flatMap((code) => {
      const name = placeName(code, files, own);
      return name === null ? [] : [{ code, name }];
    })
    .toSorted((one, other) => compare(one.name, other.name));
}

/** A code that was given up leads to its successor: DD to DE. */
const countryCodes = madeOnce((): string[] => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter(
      (code) => !noPlaces.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
    );
});
