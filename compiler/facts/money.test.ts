import { expect, test } from 'vitest';
import { amountWithoutCurrency, currenciesIn, signWithoutAmount } from './wording.ts';

test.each([
  ['£94.50 or €110', ['GBP', 'EUR']],
  ['15,000 euros', ['EUR']],
  ['GBP 41,700', ['GBP']],
  ['US$36.25', ['USD']],
  ['a compound of two', []],
])('"%s" names %j', (text, currencies) => {
  expect(currenciesIn(text)).toEqual(currencies);
});

test.each([
  ['costs £ each', '£'],
  ['costs € 12', null],
  ['£94.50', null],
])('the sign in "%s" that has no amount: %s', (text, sign) => {
  expect(signWithoutAmount(text)).toBe(sign);
});

test.each([
  ['was 94.50 before', '94.50'],
  ['was 1,094.50', '1,094.50'],
  ['was £94.50 before', null],
  ['was € 94.50 before', null],
  ['45,934.20 euros', null],
  ['9.84 EUR', null],
  ['a rise of 12.50 per cent', null],
  ['level 2.1 of 45', null],
])('the amount in "%s" that has no currency: %s', (text, amount) => {
  expect(amountWithoutCurrency(text)).toBe(amount);
});
