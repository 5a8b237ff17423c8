import { content } from './content.ts';

/** What each country is called, with its parts and its people; what only sounds like a country has none. */
const countries = new Map(
  [...content.countries].flatMap(([country, { names, notNames = [] }]) => [
    ...names.map((name) => [name, country] as const),
    ...notNames.map((name) => [name, null] as const),
  ]),
);

// The longest first: Northern Ireland is not Ireland.
const longestFirst = [...countries.keys()].toSorted((one, other) => other.length - one.length);
const anyName = new RegExp(
  `\\b(?:${longestFirst.map((name) => name.replaceAll('.', '\\.')).join('|')})\\b`,
  'g',
);

/** Every name of one of our countries in a text, as it stands there. */
export function countriesNamedIn(text: string): { country: string; name: string }[] {
  const found = text.replace(/\s+/g, ' ').match(anyName) ?? [];
  return found.flatMap((name) => {
    const country = countries.get(name) ?? null;
    return country === null ? [] : [{ country, name }];
  });
}
