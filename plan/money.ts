import { madeOnce } from './made-once.ts';
import type { CasePlan, PlannedCase } from './shapes.ts';

/** What a language's own way to write money does not tell. */
type MoneyWords = { free: string };

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
  const parts = formatOf(language, currency, minimumFractionDigits).formatToParts(amount);
  const told = parts.map(({ value }) => value).join('');
  const name = parts.find(({ type }) => type === 'currency')?.value ?? '';
  // CLDR has "UK£" in Arabic, which nobody writes.
  if (currency === 'GBP') return told.replace(name, '£');
  return told.startsWith(rightToLeft) ? told.replace(name, keptTogether) : told;
}

/** What languages that are written from right to left begin an amount with; nobody sees it. */
const rightToLeft = '\u200f';

/** In their lines "US$" would be drawn as "$US": two more marks that nobody sees keep it as it is. */
function keptTogether(name: string): string {
  return /[A-Z]/.test(name) ? `\u2066${name}\u2069` : name;
}

/** Digits are western, as on what people pay by. */
const formatOf = madeOnce((language: string, currency: string, minimumFractionDigits: number) => {
  // Many languages write GBP where nobody asks for the sign; a dollar alone might be anybody's.
  const currencyDisplay = currency === 'USD' ? 'symbol' : 'narrowSymbol';
  const style = { style: 'currency', currency, currencyDisplay, minimumFractionDigits } as const;
  return new Intl.NumberFormat(language, { ...style, numberingSystem: 'latn' });
});

/** What this visitor pays. What nobody has answered yet counts, as it does in the lists. */
export function feesFor(
  fees: PlannedCase['cost']['rows'],
  plan: Pick<CasePlan, 'answers'> | undefined,
): PlannedCase['cost']['rows'] {
  return fees.filter(
    ({ onlyIf, notIf }) =>
      plan?.answers[onlyIf ?? ''] !== false && plan?.answers[notIf ?? ''] !== true,
  );
}

/** What fees come to. Pence and cents add up exactly only as whole numbers. Shape: all of one currency. */
export function sumOf(fees: readonly { amount: number }[]): number {
  return fees.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}

/**
 * From where to where each amount goes along a line of all of them, as "28.6%"; nothing where fewer than two cost anything: a line of one
 * says nothing.
 */
export function sharesOf(amounts: readonly number[]): { from: string; to: string }[] {
  if (amounts.filter((amount) => amount > 0).length < 2) return [];
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  const percent = (amount: number) => `${String(Math.round((amount / whole) * 1_000) / 10)}%`;
  let end = 0;
  return amounts.map((amount) => {
    const start = end;
    end += amount;
    return { from: percent(start), to: percent(end) };
  });
}
