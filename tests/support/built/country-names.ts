import type { countryNames } from './content.ts';

export type Country = (typeof countryNames)[number];

/**
 * What a country is called, with its parts and its people. "English" is missing, for nearly always it is the language, which
 * belongs to several of them.
 */
const names: readonly { country: Country; pattern: RegExp }[] = [
  {
    country: 'uk',
    pattern:
      /\b(U\.?K|United Kingdom|(Great )?Britain|British|England|Scotland|Scottish|Wales|Welsh|Northern (Ireland|Irish))\b/g,
  },
  { country: 'ireland', pattern: /(?<!\bNorthern )\b(Ireland|Irish)\b/g },
  { country: 'germany', pattern: /\b(Germany|Germans?)\b/g },
  { country: 'france', pattern: /\b(France|French)\b/g },
  { country: 'spain', pattern: /\b(Spain|Spanish|Spaniards?)\b/g },
  {
    country: 'usa',
    pattern:
      /\b(U\.?S|USA|United States|America|(?<!\b(Latin|Central|South) )Americans?|Alabama|California|Florida|Texas)\b/g,
  },
];

/** Every name of one of our countries in a text, as it stands there. */
export function countriesNamedIn(text: string): { country: Country; name: string }[] {
  const line = text.replace(/\s+/g, ' ');
  return names.flatMap(({ country, pattern }) =>
    (line.match(pattern) ?? []).map((name) => ({ country, name })),
  );
}
