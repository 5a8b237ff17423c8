/** How the words of a language are read, in texts and in patterns. */
export type Language = {
  tag: string;
  /** The letters of a text as its readers take them. */
  lettersOf: (text: string) => string;
  /** The words that one in small letters stands for. */
  expand: (word: string) => readonly string[];
  /** Every form of a word that a pattern has in its plain form. */
  formsOf: (word: string) => readonly string[];
  /** What a number in words counts. */
  numberOf: (word: string) => number | undefined;
  /** Signs and names that are read as another word. */
  spelled: ReadonlyMap<string, string>;
  /** How a word of a pattern is written: "=sold" is that form only, "garantiz*" every word that begins so. */
  written: RegExp;
};

/** A language whose forms nobody has listed. */
export function languageOf(tag: string): Language {
  return {
    tag,
    lettersOf: (text) =>
      text
        .normalize('NFKC')
        .replace(/[\p{M}ـ]/gu, '')
        .replace(/[أإآٱ]/g, 'ا'),
    expand: (word) => [word],
    formsOf: (word) => [word],
    numberOf: () => undefined,
    spelled: new Map(),
    written: /^=?[\p{L}\p{M}][\p{L}\p{M}'’-]*\*?$/u,
  };
}
