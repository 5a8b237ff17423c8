import { expect, test } from 'vitest';
import { createDictionary, foldedWords, termsOf } from './words.ts';

const dictionary = createDictionary(
  {
    empty: ['how', 'my', 'to', 'where'],
    names: ['führerschein umschreiben', 'ilr'],
    documents: ['UK passport', 'Führerschein', 'Ireland'],
    namesInNames: [{ name: 'Northern Ireland', inside: 'Ireland' }],
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
  expect(termsOf('pasport drivng', dictionary)).toMatchObject([
    { word: 'pasport', meant: ['passport'] },
    { word: 'drivng', meant: ['driving'] },
  ]);
  expect(termsOf('passp lost', dictionary).flatMap(({ meant }) => meant)).toEqual([]);
});

test('words that name a document or a country are told from those on what happened', () => {
  const documentsIn = (typed: string) =>
    termsOf(typed, dictionary)
      .filter(({ isDocument }) => isDocument)
      .map(({ word }) => word);
  expect(documentsIn('lost my Fuhrerschein')).toEqual(['fuhrerschein']);
  expect(documentsIn('pasport uk renew')).toEqual(['pasport', 'uk']);
});

test('a name of one country does not ask for another whose name stands in it', () => {
  const wordsOf = (typed: string) => termsOf(typed, dictionary).map(({ word }) => word);
  expect(wordsOf('licence Northern Ireland')).toEqual(['licence', 'northern']);
  expect(wordsOf('licence ireland')).toEqual(['licence', 'ireland']);
});
