import { expect, test } from 'vitest';
import type { Text } from './catalog.ts';
import { faultsOf, numbersOf } from './fit.ts';

const figureOf = (reference: string) => (reference === 'fee' ? '£94.50' : null);

function faults(english: string, text: string, kind: Text['kind'] = 'rich', most = null) {
  return faultsOf({ address: 'source.all', english, kind, most, warns: false }, text, {
    key: 'interface',
    figureOf,
    numerals: { 1: ['واحد*'], 2: ['سنتين', 'أسبوعين'] },
  });
}

test.each([
  ['Pay {fee} online.', 'Paga {fee} por internet.'],
  ['Pay {fee} online.', 'Paga {fee|94,50 libras} por internet.'],
  ['{age|aged 16 or over}', '{age|de 16 años o más}'],
  ['Read [this](/services/uk) first. {^step}', 'Lea primero [esto](/services/uk). {^step}'],
  ['We answer from 9.00 to 18.00.', 'Respondemos de 9:00 a 18:00.'],
  ['1,000 of 2,500', '1.000 de 2.500'],
  ['Within 2 weeks', 'خلال أسبوعين'],
  ['{age|within 2 years or 14 days}', '{age|في سنتين أو 14 يوماً}'],
  ['After 1 year, or 3', 'بعد سنة واحدة، أو 3'],
  ['Within 2 weeks', 'خلال أسبوعين (2)'],
  ['{count} sources', '{count, plural, one {# джерело} few {# джерела} other {# джерел}}'],
  ['Live in {place}', 'Жити {inPlace}'],
  ['Documents in {country}', 'Документи {inCountry}'],
])('%j may be said as %j', (english, text) => {
  expect(faults(english, text)).toEqual([]);
});

test.each([
  ['Pay {fee} online.', 'Paga por internet.', 'lacks the marks {fee}'],
  ['Pay {fee} online.', 'Paga {fee} y {fee}.', 'has the marks {fee}, which the English has not'],
  ['Pay {fee} online.', 'Paga {fee|95 libras}.', 'says 95 in {fee}, where the English says £94.50'],
  ['{age|aged 16 or over}', '{age|de 18 años}', 'says 18 in {age}, where the English says aged 16'],
  ['A sentence. {^step}', 'Una frase. {step}', 'lacks the marks {^step}'],
  ['See [this](/faq).', 'Vea [esto](/es/faq).', 'lacks links to /faq'],
  ['Open all day.', 'Abierto 24 horas.', 'has the figures 24, which the English has not'],
  ['{count} sources', '{total, plural, other {# джерел}}', 'lacks the marks count'],
  ['Within 2 weeks', 'خلال أيام', 'lacks the figures 2'],
  ['{age|within 2 years or 14 days}', '{age|في سنتين أو 15 يوماً}', 'says 15 in {age}'],
  ['Keep it.', 'Guárdalo {aquí.', 'has a brace that belongs to no mark'],
  ['Live here.', 'Жити {inPlace}.', 'has the marks {place}'],
])('%j may not be said as %j', (english, text, fault) => {
  expect(faults(english, text).join('; ')).toContain(fault);
});

test('what a script fills in chooses no plural', () => {
  const text = {
    address: 'search.many',
    english: '{count} pages',
    kind: 'line',
    most: null,
    warns: false,
  } as const;
  const message = '{count, plural, one {# página} other {# páginas}}';
  expect(faultsOf(text, message, { key: 'interface', figureOf, numerals: {} })).toHaveLength(1);
  expect(faultsOf(text, 'Páginas: {count}', { key: 'interface', figureOf, numerals: {} })).toEqual(
    [],
  );
});

test('numbers are the same however a language parts them, and in every script', () => {
  expect(numbersOf('1,000.50')).toEqual(numbersOf('1.000,50'));
  expect(numbersOf('1 250 000 people')).toEqual(numbersOf('1,250,000'));
  expect(numbersOf('2026 100')).toEqual(['100', '2026']);
  expect(numbersOf('١٦')).toEqual(['16']);
  expect(numbersOf('9.00')).toEqual(numbersOf('9'));
});
