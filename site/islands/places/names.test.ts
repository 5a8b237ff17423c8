import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../compiler/load.ts';
import { permitAnswers } from '../../../compiler/tables/answer-tables.ts';
import { placeNamesBeside, registerNames } from '../../../compiler/tables/place-names.ts';
import { placeName } from '../../../compiler/tables/places.ts';
import { namesOf, placesMeant } from './names.ts';

const { locales, ...shared } = loadContent(process.cwd());
const files = { ...shared, ...locales[0] };
const more = placeNamesBeside(files.placeNames);

/** The places of every table, with all their names. */
const tables = new Map(
  [
    ...[...files.licences].map(([name, { rules }]) => {
      const issuers = rules.flatMap(({ issuers: codes }) => codes);
      return [`licences/${name}`, issuers, files.licenceWords.places] as const;
    }),
    ...[...files.permits].map(([name, table]) => {
      const codes = permitAnswers(table, files).map(({ code }) => code);
      return [`permits/${name}`, codes, files.permitWords.places] as const;
    }),
  ].map(([name, codes, own]) => [
    name,
    new Map(codes.map((code) => [code, namesOf(code, placeName(code, files, own) ?? code, more)])),
  ]),
);

test('every name of the register of GOV.UK finds its row in every table that has one', () => {
  const names = registerNames();
  expect(names.length).toBeGreaterThan(1_356);
  const lost = [...tables].flatMap(([table, places]) =>
    names
      .filter(({ code }) => places.has(code))
      .filter(({ name, code }) => !placesMeant(name, places).includes(code))
      .map(({ name, code }) => `${table}: ${name} (${code})`),
  );
  expect(lost).toEqual([]);
});

describe('in the table on permits of the UK', () => {
  const places = tables.get('permits/uk') ?? new Map<string, string[]>();

  test.each([
    ['UAE', 'AE'],
    ['Dubai', 'AE'],
    ['Holland', 'NL'],
    ['Czech Republic', 'CZ'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Bosnia and Herzegovina', 'BA'],
    ['bosnia & herzegovina', 'BA'],
    ['Ivory Coast', 'CI'],
    ['Costa de Marfil', 'CI'],
    ['St Kitts and Nevis', 'KN'],
    ['St. Lucia', 'LC'],
    ['South  Korea', 'KR'],
    ['США', 'US'],
    ['Allemagne', 'DE'],
    ['Deutschland', 'DE'],
    ['Alemania', 'DE'],
    ['ألمانيا', 'DE'],
    ['Німеччина', 'DE'],
    ['Hrvatska', 'HR'],
    ['cote divoire', 'CI'],
    ['Swaziland', 'SZ'],
    ['Burma', 'MM'],
    ['Columbia', 'CO'],
    ['Philipines', 'PH'],
    ['Ukrane', 'UA'],
  ])('%s is %s', (typed, code) => {
    expect(placesMeant(typed, places)).toContain(code);
  });

  test('a name of nowhere finds nothing, and nothing typed finds all', () => {
    expect(placesMeant('Atlantis', places)).toEqual([]);
    expect(placesMeant('', places)).toHaveLength(places.size);
  });
});

test('a name of Turkish is found with and without its letters', () => {
  for (const typed of ['Hırvatistan', 'hirvatistan', 'İsviçre', 'isvicre', 'ISVICRE']) {
    const places = new Map(['HR', 'CH', 'DE'].map((code) => [code, namesOf(code, '', more)]));
    expect(placesMeant(typed, places), typed).toEqual([/^h/i.test(typed) ? 'HR' : 'CH']);
  }
});
