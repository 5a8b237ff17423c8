/** What a language's own way to write money does not tell. */
export type MoneyWords = { free: string };

/**
 * "£102", "£94.50", and a word for nothing.
 * Shape: `amount` in whole units of the currency, whose name is that of ISO 4217; `language` is a tag, like en-GB.
 */
export function tellMoney(
  { amount, currency }: { amount: number; currency: string },
  language: string,
  { free }: MoneyWords,
): string {
  if (amount === 0) return free;
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const style = { style: 'currency', currency, minimumFractionDigits } as const;
  return new Intl.NumberFormat(language, style).format(amount);
}
