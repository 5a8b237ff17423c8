import type { Inline } from '../page.ts';

/** Parts a text into words of the page's language and of others. */
export type LanguageFinder = (text: string) => Inline[];

/** A finder of the words listed, but those of the page's own language, whose tag is `own`; of two that begin alike the longer goes first. A word inside another one is none. */
export function createLanguageFinder(
  words: Readonly<Record<string, readonly string[]>>,
  own = '',
): LanguageFinder {
  const languages = new Map(
    Object.entries(words)
      .filter(([language]) => language !== own.split('-')[0])
      .flatMap(([language, list]) => list.map((word) => [word.toLowerCase(), language])),
  );
  const longestFirst = [...languages.keys()].toSorted((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return (text) => [{ type: 'text', text }];
  const anyOf = longestFirst.map((word) => RegExp.escape(word)).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${anyOf})(?![\\p{L}\\p{N}-])`, 'iu');
  return (text) =>
    text.split(pattern).flatMap((part, index): Inline[] => {
      if (part === '') return [];
      const language = index % 2 === 0 ? undefined : languages.get(part.toLowerCase());
      return [
        language === undefined
          ? { type: 'text', text: part }
          : { type: 'foreign', language, text: part },
      ];
    });
}
