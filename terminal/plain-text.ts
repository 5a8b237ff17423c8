const oddCharacters = /[\p{Cc}\u2028\u2029]/gu;
const oddExceptLineEndsAndTabs = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;
/** Marks that make text read in another order than it is stored; names in any script do without them. */
const readingOrderMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** `text` on one line without control or reading-order characters: safe in a mail header or a terminal. */
export function onOneLine(text: string): string {
  return text
    .replace(readingOrderMarks, '')
    .replace(oddCharacters, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** `text` with its lines kept, each ended by \n, and every other control or reading-order character removed. */
export function inLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(readingOrderMarks, '')
    .replace(oddExceptLineEndsAndTabs, '');
}
