import { createRequire } from 'node:module';
import graph from 'govuk-country-and-territory-autocomplete/dist/location-autocomplete-graph.json' with {
  type: 'json',
};
import type { Content } from '../load.ts';
import { foldedName } from './folded-name.ts';

/** A name of the register of GOV.UK, like "nym:Holland", with those that it is another name of; none for a place itself. */
type RegisterEntry = { names: { 'en-GB': string | false }; edges: { from: string[] } };

const register: Readonly<Record<string, RegisterEntry>> = graph;

/** The languages of the site, of the countries that it is about, and Russian, in which many Ukrainians type. */
const languages = ['en', 'de', 'fr', 'es', 'ar', 'uk', 'tr', 'ru'] as const;

const require = createRequire(import.meta.url);
const isoNames = languages.map(
  (language): Record<string, string | string[]> =>
    require(`i18n-iso-countries/langs/${language}.json`).countries,
);

/** Every name of the register, with the code of the country that it leads to: "Holland" and NL, "Dubai" and AE. */
export function registerNames(): { name: string; code: string }[] {
  return Object.entries(register).flatMap(([key, { names }]) => {
    const name = names['en-GB'];
    if (name === false) return [];
    return placesOf(key).flatMap((place) => {
      const code = /:([A-Z]{2})(?:-|$)/.exec(place)?.[1];
      return code === undefined ? [] : [{ name, code }];
    });
  });
}

function placesOf(key: string, before: readonly string[] = []): string[] {
  const from = register[key]?.edges.from ?? [];
  if (from.length === 0) return [key];
  return from
    .filter((one) => !before.includes(one))
    .flatMap((one) => placesOf(one, [...before, key]));
}

/**
 * What people call each place, by its code, beside what browsers know of it: names folded, with a bar between. They come
 * from the register of GOV.UK, from a list of ISO names, and from content/place-names.yaml.
 */
export function placeNamesBeside(own: Content['placeNames']): Record<string, string> {
  const ofRegister = Map.groupBy(registerNames(), ({ code }) => code);
  const codes = new Set([...ofRegister.keys(), ...Object.keys(own)]);
  return Object.fromEntries(
    [...codes].toSorted().flatMap((code) => {
      const names = [
        ...(ofRegister.get(code) ?? []).map(({ name }) => name),
        ...isoNames.flatMap((ofLanguage) => ofLanguage[code] ?? []),
        ...(own[code] ?? []),
      ];
      const known = new Set(namesByBrowser(code));
      const more = new Set(names.map(foldedName).filter((name) => name !== '' && !known.has(name)));
      return more.size === 0 ? [] : [[code, [...more].join('|')]];
    }),
  );
}

/** What every browser calls a country in these languages. */
function namesByBrowser(code: string): string[] {
  if (code.length !== 2) return [];
  return languages.map((language) =>
    foldedName(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? ''),
  );
}
