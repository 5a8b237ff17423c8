import type { Currency } from './currency.ts';

type Money = { amount: number; currency: Currency };

/** "£102", "£94.50", "Free" for nothing. Shape: `amount` in whole units of the currency. */
export function formatMoney({ amount, currency }: Money): string {
  if (amount === 0) return 'Free';
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
