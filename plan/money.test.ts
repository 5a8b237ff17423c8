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
