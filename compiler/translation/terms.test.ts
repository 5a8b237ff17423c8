import { expect, test } from 'vitest';
import { problemsOfTerms, termNotes } from './terms.ts';
import type { TranslatedText } from './translate.ts';

const terms = [
  {
    term: 'to apply',
    means: 'To ask for it.',
    use: 'demander',
    avoid: ['appliquer pour', 'postul*'],
    read: '',
  },
  { term: 'fee', means: 'What it costs.', use: 'frais', read: '' },
  { term: 'residence permit', means: '', use: 'oturma izni', avoid: ['ikamet*', 'ısı'], read: '' },
];

/** What is found in one French text. */
function foundIn(text: string): string[] {
  const told: TranslatedText = {
    address: 'lead',
    english: '',
    kind: 'line',
    most: null,
    warns: false,
    state: 'done',
    text,
    of: '',
    credit: {},
    faults: [],
  };
  const file = {
    key: 'finder',
    month: null,
    texts: [told],
    stale: [],
    figureOf: () => null,
    numerals: {},
  };
  return problemsOfTerms({ locale: 'fr', translated: [file], terms }).map(
    ({ file: place, field, expected }) => `${place} ${field}: ${expected}`,
  );
}

test('a word that nobody may write is told with its place and the word to use', () => {
  const place = 'content/fr/finder.json texts.lead';
  const rule = 'content/fr/terms.yaml says "demander"';
  expect(foundIn('Vous pouvez Appliquer pour un visa.')).toEqual([
    `${place}: free of "appliquer pour"; ${rule}`,
  ]);
  expect(foundIn('Il postulera.')).toEqual([`${place}: free of "postul*"; ${rule}`]);
});

test('what only looks like it is let through', () => {
  expect(foundIn('On peut appliquer la règle, et l’impostulé reste.')).toEqual([]);
});

test('the i of Turkish is found with and without its dot, in capitals too', () => {
  expect(foundIn('İkamet tezkeresi')).toHaveLength(1);
  expect(foundIn('IKAMET, Isı')).toHaveLength(2);
  expect(foundIn('Sicil ısınır.')).toEqual([]);
});

test('the terms of an English text are told to whoever translates it, with what nobody may write', () => {
  expect(termNotes('The fees, and how to apply', terms)).toEqual([
    '"to apply" is "demander", not "appliquer pour", "postul…". To ask for it.',
    '"fee" is "frais". What it costs.',
  ]);
  expect(termNotes('A coffee', terms)).toEqual([]);
});
