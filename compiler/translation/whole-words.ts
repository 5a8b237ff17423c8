/** What words may have around them and still be the same: parts of an expression. */
type Around = { before?: string; after?: string };

/** Letters of any script, and digits. */
const inWord = String.raw`[\p{L}\p{M}\p{N}]`;

/** An expression, without its flags, for whole words in a text; a star before or after them stands for the rest of a word. */
export function wholeWords(words: string, { before = '', after = '' }: Around = {}): string {
  const start = words.startsWith('*') ? '' : `(?<!${inWord})${before}`;
  const end = words.endsWith('*') ? '' : `${after}(?!${inWord})`;
  return start + lettersOf(words) + end;
}

/** The same without a look at what stands around: found far faster, and too often. */
export function lettersOf(words: string): string {
  return words
    .replace(/^\*|\*$/g, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`);
}
