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

const terminalCharacters = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** `value` as JSON; characters that could act on a terminal are written as escapes. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    terminalCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of `text`, `longest` signs of it at most, and never a piece of a letter as people see it: combining marks stay with
 * theirs, and the signs of an emoji together. Counts code points, or what `sizeOf` says. A single letter that is longer than that
 * is nothing.
 */
export function beginningOf(
  text: string,
  longest: number,
  sizeOf: (letter: string) => number = (letter) => [...letter].length,
): string {
  let size = 0;
  let end = 0;
  for (const { segment } of letters.segment(text)) {
    size += sizeOf(segment);
    if (size > longest) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
