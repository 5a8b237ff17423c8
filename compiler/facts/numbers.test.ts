import { expect, test } from 'vitest';
import { numbersIn, spelledNumbersIn } from './wording.ts';

test('numbers in digits lose the commas of thousands and the stop of a sentence', () => {
  expect(numbersIn('It was £1,618 in 2024, and £94.50 before 5.')).toEqual([
    '1618',
    '2024',
    '94.50',
    '5',
  ]);
});

test('numbers in words are told in digits, and "one" is nobody’s number', () => {
  expect(spelledNumbersIn('One of Ten, thirty-five or sixty; no often, no tenth')).toEqual([
    '10',
    '35',
    '60',
  ]);
});
