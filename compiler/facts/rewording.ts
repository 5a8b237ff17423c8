import type { Fact } from './facts.ts';
import { currenciesIn, signWithoutAmount } from './money.ts';
import { numbersIn, spelledNumbersIn } from './numbers.ts';

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
