import { expect, test } from 'vitest';
import { createLanguageFinder } from './foreign-words.ts';

const find = createLanguageFinder({ de: ['Amt', 'Führerschein'], es: ['tasa', 'tasa de examen'] });

test('a word of another language says which one, and what stands around it does not', () => {
  expect(find('Your Führerschein, in German.')).toEqual([
    { type: 'text', text: 'Your ' },
    { type: 'foreign', language: 'de', text: 'Führerschein' },
    { type: 'text', text: ', in German.' },
  ]);
});

test('of two that begin alike the longer is meant', () => {
  expect(find('tasa de examen')).toEqual([
    { type: 'foreign', language: 'es', text: 'tasa de examen' },
  ]);
});

test('a word inside another one is none', () => {
  expect(find('tasas, Führerscheinstelle, Amt-like')).toEqual([
    { type: 'text', text: 'tasas, Führerscheinstelle, Amt-like' },
  ]);
});
