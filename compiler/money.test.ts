import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [102, 'GBP', '£102'],
  [94.5, 'GBP', '£94.50'],
  [3226, 'GBP', '£3,226'],
  [37.5, 'EUR', '€37.50'],
  [39, 'USD', 'US$39'],
  [0, 'GBP', 'Free'],
] as const)('%d %s is shown as %s', (amount, currency, shown) => {
  expect(formatMoney({ amount, currency })).toBe(shown);
});
