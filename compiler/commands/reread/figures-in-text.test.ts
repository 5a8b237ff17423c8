import { expect, test } from 'vitest';
import { figuresIn, isSameFigure, type Meaning, plain } from './figures-in-text.ts';

function meaningsIn(text: string): Meaning[] {
  return figuresIn(plain(text)).map(({ meaning }) => meaning);
}

const pounds = (value: number) => ({ kind: 'money', currency: 'GBP', value });
const euros = (value: number) => ({ kind: 'money', currency: 'EUR', value });
const dollars = (value: number) => ({ kind: 'money', currency: 'USD', value });
const duration = (value: number, unit: string) => ({ kind: 'duration', unit, value });
const date = (value: string) => ({ kind: 'date', value });

test.each([
  ['£1,234.50', [pounds(123_450)]],
  ['1 234,50 €', [euros(123_450)]],
  ['1\u202f234,50\u00a0€', [euros(123_450)]],
  ['1.234,50 Euro', [euros(123_450)]],
  ["1'234.50 EUR", [euros(123_450)]],
  ['$1,234', [dollars(123_400)]],
  ['US$45', [dollars(4_500)]],
  ['EUR 37,30', [euros(3_730)]],
  ['37.3 euros', [euros(3_730)]],
  ['£102³', [pounds(10_200)]],
  ['Die Ausstellung ist gebührenfrei.', [euros(0)]],
  ['from £34 to £46.50', [pounds(3_400), pounds(4_650)]],
  ['€5 £6 $7', [euros(500), pounds(600), dollars(700)]],
  ['It is freedom', []],
])('money in “%s”', (text, meanings) => {
  expect(meaningsIn(text)).toEqual(meanings);
});

test.each([
  ['about 3 weeks', [duration(3, 'week')]],
  ['ten working days', [duration(10, 'day')]],
  ['a 10-year passport', [duration(10, 'year')]],
  ['15 to 20 weeks', [duration(15, 'week'), duration(20, 'week')]],
  ['zwei bis drei Wochen', [duration(2, 'week'), duration(3, 'week')]],
  ['sechs Jahre gültig', [duration(6, 'year')]],
  ['dans un délai de deux mois', [duration(2, 'month')]],
  ['en el plazo de tres meses', [duration(3, 'month')]],
  ['durante 5 años', [duration(5, 'year')]],
  ['45 minutes', [duration(45, 'minute')]],
])('durations in “%s”', (text, meanings) => {
  expect(meaningsIn(text)).toEqual(meanings);
});

test.each([
  ['26 March 2027', [date('2027-03-26')]],
  ['March 26, 2027', [date('2027-03-26')]],
  ['am 26. März 2027', [date('2027-03-26')]],
  ['26.03.2027', [date('2027-03-26')]],
  ['le 1er janvier 2026', [date('2026-01-01')]],
  ['26 de marzo de 2027', [date('2027-03-26')]],
  ['2027-03-26', [date('2027-03-26')]],
  ['since June 2025', [date('2025-06')]],
])('dates in “%s”', (text, meanings) => {
  expect(meaningsIn(text)).toEqual(meanings);
});

test.each([
  ['aged 16 or over', [{ kind: 'number', value: 16 }]],
  ['from age sixteen', [{ kind: 'number', value: 16 }]],
  ['43 of 50 questions', [43, 50].map((value) => ({ kind: 'number', value }))],
  ['level B1', []],
  ['12.5 per cent', [{ kind: 'percent', value: 12.5 }]],
  ['15 % der Miete', [{ kind: 'percent', value: 15 }]],
])('other numbers in “%s”', (text, meanings) => {
  expect(meaningsIn(text)).toEqual(meanings);
});

test.each([
  ['24 months', '2 years', true],
  ['a week', '7 days', true],
  ['aged 18', '18 years', true],
  ['free', '£0', true],
  ['£50', '50 €', false],
  ['£50', '£50.00', true],
  ['30 days', '1 month', false],
  ['3 weeks', '3 months', false],
])('“%s” and “%s” are the same: %s', (one, other, isSame) => {
  const [first, second] = [one, other].map((text) => meaningsIn(text)[0]);
  if (first === undefined || second === undefined) throw new Error('There is no figure.');
  expect(isSameFigure(first, second)).toBe(isSame);
});
