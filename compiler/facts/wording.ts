import type { Fact } from './facts.ts';

/** Every number in a text that is written in digits, without the commas of thousands and the stop of a sentence. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d[\d.,]*/g) ?? []).map((number) =>
    number.replaceAll(',', '').replace(/\.$/, ''),
  );
}

/** "one" is left out: it stands for people and things as often as for a number. */
const smallNumbers =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const numberWords = new Map([
  ...smallNumbers.split(' ').map((word, index) => [word, index + 2] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
]);

/** Every number from two to ninety-nine that a text spells out, in digits: "thirty-five" is "35". */
export function spelledNumbersIn(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+(-[a-z]+)?/g) ?? []).flatMap((word) => {
    const [ten, unit = ''] = word.split('-').map((part) => numberWords.get(part));
    if (ten === undefined) return [];
    const isCompound = ten >= 20 && typeof unit === 'number' && unit < 10;
    return [String(isCompound ? ten + unit : ten)];
  });
}

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

/**
 * What an editor's own words for a fact would have to be, or null when they say nothing that the fact does not.
 * They may leave things out; a number, month or currency that the fact does not hold would be a figure of its own.
 */
export function faultOfRewording(words: string, fact: Fact): string | null {
  if (fact.level === 'unread') {
    return 'without words for what nobody has read: write {id} for the way to its source, or {^id} after a sentence';
  }
  if (namesStrangeNumber(words, fact)) return `in words whose numbers stand in "${fact.words}"`;
  if (namesStrangeMonth(words, fact)) return `in words whose months stand in "${fact.words}"`;
  return faultOfMoney(words, fact);
}

function namesStrangeNumber(words: string, fact: Fact): boolean {
  const inDigits = numbersIn(fact.words);
  if (numbersIn(words).some((number) => !inDigits.includes(number))) return true;
  // Few spell any, and the fact may say much.
  const spelled = spelledNumbersIn(words).filter((number) => !inDigits.includes(number));
  if (spelled.length === 0) return false;
  const spelledThere = spelledNumbersIn(fact.words);
  return spelled.some((number) => !spelledThere.includes(number));
}

const monthName =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

function namesStrangeMonth(words: string, fact: Fact): boolean {
  return (words.match(monthName) ?? []).some((month) => !fact.words.includes(month));
}

function faultOfMoney(words: string, fact: Fact): string | null {
  const known = currenciesIn(fact.words);
  const named = currenciesIn(words);
  if (signWithoutAmount(words) !== null) return 'in words with an amount behind each currency';
  if (named.some((currency) => !known.includes(currency))) {
    return `in words with no currency but that of "${fact.words}"`;
  }
  // Other numbers of a fee, such as an age in its note, are not money.
  const amounts = fact.kind === 'fees' && fact.figure !== null ? numbersIn(fact.figure) : [];
  if (named.length === 0 && numbersIn(words).some((number) => amounts.includes(number))) {
    return 'in words with a currency beside the amount';
  }
  return null;
}
