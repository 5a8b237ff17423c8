import { foldedName, placeNamesPath } from '../../../compiler/tables/folded-name.ts';

/** Names of places by their codes, with a bar between, beside those that browsers know: compiler/tables/place-names.ts. */
export type PlaceNames = Readonly<Record<string, string>>;

/** Of the site, of the countries that we write about, and Russian; the browser's own and the place's own come with them. */
const languages = ['en', 'de', 'fr', 'es', 'ar', 'uk', 'tr', 'ru'];

let loaded: Promise<PlaceNames> | undefined;

/** Fetches the names, once; without a network those of the browser do. */
export function loadPlaceNames(): Promise<PlaceNames> {
  loaded ??= fetch(placeNamesPath)
    .then((response) => response.json() as Promise<PlaceNames>)
    .catch(() => ({}));
  return loaded;
}

/** All that people call a place, folded. Shape: `shown` is what the page calls it. */
export function namesOf(code: string, shown: string, more: PlaceNames): string[] {
  const others = more[code]?.split('|') ?? [];
  return [...new Set([foldedName(shown), ...browserNames(code), ...others])];
}

function browserNames(code: string): string[] {
  if (code.length !== 2) return [];
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const all = new Set([...navigator.languages, ...languages, language]);
  return [...all].flatMap((tag) =>
    (['long', 'short'] as const).map((style) =>
      foldedName(new Intl.DisplayNames(tag, { type: 'region', style }).of(code) ?? ''),
    ),
  );
}

/** The places that somebody means: those in whose names the words stand, else those that are called so but for one letter. */
export function placesMeant<Place>(
  typed: string,
  names: ReadonlyMap<Place, readonly string[]>,
): Place[] {
  const wanted = foldedName(typed);
  const places = [...names];
  const called = (isMeant: (name: string) => boolean) =>
    places.filter(([, own]) => own.some(isMeant)).map(([place]) => place);
  const found = called((name) => name.includes(wanted));
  return found.length > 0 ? found : called((name) => isSlipOf(wanted, name));
}

/** Shorter words differ by one letter and mean something else. */
const shortestWithSlip = 5;

/**
 * Whether two words differ by one letter: another, one more, one less, or two neighbours in each other's place.
 * As in enhancements/find-page.ts: what an island and a script of a page share becomes a file, and such a script waits as islands do.
 */
export function isSlipOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < shortestWithSlip || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = `${short.charAt(start + 1)}${short.charAt(start)}${short.slice(start + 2)}`;
  return swapped === long.slice(start);
}
