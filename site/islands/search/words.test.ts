import { expect, test } from 'vitest';
import { createDictionary, firstPageOf, foldedWords, termsOf, topicOf } from './words.ts';

const dictionary = createDictionary(
  {
    empty: ['how', 'my', 'to', 'where'],
    same: [],
    names: ['führerschein umschreiben', 'ilr', 'evisa', 'share', 'code', 'водійське'],
    documents: { passport: ['UK', 'passport'], 'driving-licence': ['Führerschein', 'licence'] },
    places: {
      uk: { words: ['UK'], code: '', swap: '', permit: '' },
      ireland: { words: ['Ireland'], code: '', swap: '', permit: '' },
    },
    guides: {},
    needs: { visit: ['visit'], work: ['work'], swap: ['swap'], in: ['in'] },
    papers: ['passport*', 'licen*', 'visa*'],
    namesInNames: [{ name: 'Northern Ireland', inside: 'Ireland' }],
    first: [
      {
        url: '/fraud',
        title: 'Forged documents',
        kind: '',
        description: '',
        typed: ['scam*', 'money gone', 'forged'],
        withPaper: ['sell*'],
      },
    ],
    notCovered: [
      { topic: 'asylum', typed: ['asylum', 'refugee*'] },
      { topic: 'student-visa', typed: ['student visa'] },
      { topic: 'others', typed: ['polish passport'], onlyAlone: true },
    ],
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

test('the two letters i of Turkish are one, as who has no key for the other types them', () => {
  expect(foldedWords('SINAVI kaldım, İkamet')).toEqual(['sinavi', 'kaldim', 'ikamet']);
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

test('joined and split spellings are one, where we know one of them', () => {
  const wordsOf = (typed: string) => termsOf(typed, dictionary).map(({ word }) => word);
  expect(['e-visa', 'e visa', 'e‑visa', 'evisa'].map(wordsOf)).toEqual(Array(4).fill(['evisa']));
  expect(wordsOf('sharecode')).toEqual(['share', 'code']);
  expect(wordsOf('e passport')).toEqual(['e', 'passport']);
});

test('a sign that nobody sees ends no word', () => {
  expect(foldedWords('pass\u00adport li\u200bcence\ufeff')).toEqual(['passport', 'licence']);
});

test('a slip is shown as the word is spelled', () => {
  const [term] = termsOf('водіське', dictionary);
  expect(term?.meant.map((word) => dictionary.known.get(word))).toEqual(['водійське']);
});

test.each([
  ['i was scammed', true],
  ['my money is gone', true],
  ['somebody sells licences', false],
  ['forgd passport', false],
])('whoever types "%s" is led to the page that comes first', (typed, isAll) => {
  expect(firstPageOf(typed, dictionary)).toMatchObject({ page: { url: '/fraud' }, isAll });
});

test.each(['sell my car', 'take it ahead', 'gone'])('and whoever types "%s" is not', (typed) => {
  expect(firstPageOf(typed, dictionary)).toBeNull();
});

test.each([
  ['refugees ireland', { topic: 'asylum', isAll: true }],
  ['asylm', { topic: 'asylum', isAll: true }],
  ['asylum and my licence', { topic: 'asylum', isAll: false }],
  ['how to get a student visa uk', { topic: 'student-visa', isAll: true }],
  ['visa', null],
  ['my student visa and my licence', null],
  ['polish passport', { topic: 'others', isAll: true }],
  ['polish passport ireland', null],
])('of what we do not cover "%s" asks for %j', (typed, topic) => {
  expect(topicOf(typed, dictionary)).toEqual(topic);
});
