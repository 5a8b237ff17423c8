import { expect, test } from 'vitest';
import { createDictionary, foldedWords, nameOnlyDocuments, termsOf } from './words.ts';

const dictionary = createDictionary(
  {
    empty: ['how', 'my', 'to', 'where'],
    names: ['führerschein umschreiben', 'ilr'],
    documents: ['UK passport', 'Führerschein'],
  },
  ['Renew an adult UK passport', 'Replace a lost driving licence'],
);

test('words are told apart whatever their case, accents and apostrophes', () => {
  expect(foldedWords("Driver's FÜHRERSCHEIN, vls-ts; Straße 4")).toEqual([
    'drivers',
    'fuhrerschein',
    'vls',
    'ts',
    'strasse',
    '4',
  ]);
});

test('words that say nothing are not looked for, unless there are no others', () => {
  const wordsOf = (typed: string) => termsOf(typed, dictionary).map(({ word }) => word);
  expect(wordsOf('how to renew my passport passport')).toEqual(['renew', 'passport']);
  expect(wordsOf('where to')).toEqual(['where', 'to']);
});

test('a slip leads to the words that were meant, and a known word or its beginning to itself', () => {
  expect(termsOf('pasport drivng', dictionary)).toEqual([
    { word: 'pasport', meant: ['passport'] },
    { word: 'drivng', meant: ['driving'] },
  ]);
  expect(termsOf('passp lost', dictionary).flatMap(({ meant }) => meant)).toEqual([]);
});

test('a document named alone is told from one named with what happened', () => {
  const isAlone = (typed: string) => nameOnlyDocuments(termsOf(typed, dictionary), dictionary);
  expect(isAlone('my Fuhrerschein')).toBe(true);
  expect(isAlone('pasport uk')).toBe(true);
  expect(isAlone('lost passport')).toBe(false);
});
