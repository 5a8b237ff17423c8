import { expect, test } from 'vitest';
import { countriesNamedIn } from './country-names.ts';

test.each([
  ['Ask the town hall in Spain.', ['spain']],
  ['British people and Germans need a French visa.', ['uk', 'germany', 'france']],
  ['Apply at GOV.UK, not in Scotland.', ['uk', 'uk']],
  ['The U.S. state of Texas is American.', ['usa', 'usa', 'usa']],
])('a country is known by its names, its parts and its people: %s', (text, countries) => {
  expect(countriesIn(text).toSorted()).toEqual(countries.toSorted());
});

test('Northern Ireland is a part of the UK and no mention of Ireland', () => {
  expect(countriesIn('Northern Ireland')).toEqual(['uk']);
  expect(countriesIn('Northern Ireland and Ireland')).toEqual(['uk', 'ireland']);
});

test.each([
  'Bring an English translation.',
  'Write to USCIS or UKVI.',
  'Latin American countries have rules of their own.',
  'Tell us what you need.',
])('what only looks like a name is none: %s', (text) => {
  expect(countriesIn(text)).toEqual([]);
});

function countriesIn(text: string): string[] {
  return countriesNamedIn(text).map(({ country }) => country);
}
