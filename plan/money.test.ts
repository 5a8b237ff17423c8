import { expect, test } from 'vitest';
import { tellMoney } from './money.ts';

test.each([
  [102, 'GBP', '£102'],
  [94.5, 'GBP', '£94.50'],
  [3226, 'GBP', '£3,226'],
  [37.5, 'EUR', '€37.50'],
  [39, 'USD', 'US$39'],
  [0, 'GBP', 'Free'],
])('%d %s is told as %s', (amount, currency, told) => {
  expect(tellMoney({ amount, currency }, 'en-GB', { free: 'Free' })).toBe(told);
});

test.each([
  ['GBP', '\u200f102.50 £'],
  ['USD', '\u200f102.50 \u2066US$\u2069'],
  ['EUR', '\u200f102.50 €'],
])('an amount in %s keeps its sign whole in a line from right to left', (currency, told) => {
  expect(tellMoney({ amount: 102.5, currency }, 'ar', { free: '' }).replace('\u00a0', ' ')).toBe(
    told,
  );
});
