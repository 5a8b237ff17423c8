export type Money = { amount: number; currency: string; start: number; end: number };

const number = String.raw`\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`;
const names = String.raw`£|€|\$|GBP|EUR|USD|pounds?|euros?|dollars?|dólares|євро|евро|يورو|доларів|долларов|دولار`;
const price = new RegExp(
  String.raw`(£|€|\$|GBP|EUR|USD)\s?(${number})|(${number})\s?(${names})(?!\p{L})`,
  'giu',
);

/** Every amount of money that a text names. */
export function pricesIn(text: string): Money[] {
  return [...text.matchAll(price)].map((match) => {
    const [all, before, first = '', second = '', after] = match;
    const currency = currencyOf(before ?? after ?? '');
    const written = (first || second).replace(/[.,\u00a0\u202f ](?=\d{3})/g, '').replace(',', '.');
    const start = match.index;
    return { amount: Number(written), currency, start, end: start + all.length };
  });
}

function currencyOf(name: string): string {
  if (/^(?:£|GBP|pound)/i.test(name)) return 'GBP';
  return /^(?:€|EUR|євро|евро|يورو)/i.test(name) ? 'EUR' : 'USD';
}
