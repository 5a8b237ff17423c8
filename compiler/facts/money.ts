import { tellMoney } from '../../plan/money.ts';

/** What a fee may be counted in. */
type Currency = 'GBP' | 'EUR' | 'USD';

const marks: Readonly<Record<Currency, RegExp>> = {
  GBP: /£|\bGBP\b|\bpounds?\b/i,
  EUR: /€|\bEUR\b|\beuros?\b/i,
  USD: /\$|\bUSD\b|\bdollars?\b/i,
};

const currencies = Object.keys(marks) as Currency[];

/** The currencies that a text names, by sign, code or word. */
export function currenciesIn(text: string): Currency[] {
  return currencies.filter((currency) => marks[currency].test(text));
}

/** The first sign of a currency with no number after it, as in "costs £"; null when there is none. */
export function signWithoutAmount(text: string): string | null {
  return /[£€$](?!\s?\d)/.exec(text)?.[0] ?? null;
}

/** An amount as money is written, 166.50, that no sign stands before and no currency after. */
const bareAmount =
  /(?<![£€$\d.,]\s?)\d{1,3}(?:,?\d{3})*\.\d{2}(?![\d.,]*\d)(?!\s?(?:GBP|EUR|USD|euro|pound|dollar|%|per cent))/i;

/** The first amount with pence or cents and no currency, as in "was 94.50 before"; null when there is none. */
export function amountWithoutCurrency(text: string): string | null {
  return bareAmount.exec(text)?.[0] ?? null;
}

type Money = { amount: number; currency: Currency };

/** "£102", "£94.50", or the word for nothing. Shape: `amount` in whole units of the currency; `tag` is that of a language. */
export function formatMoney(money: Money, tag = 'en-GB', free = 'Free'): string {
  return tellMoney(money, tag, { free });
}
