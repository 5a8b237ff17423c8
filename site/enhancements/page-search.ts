import type { KnownPage } from '../../compiler/page.ts';

/** The path that was meant: of a page itself or an alias, in any case, with slashes or ".html" at its end; null for none. */
export function pathMeant(path: string, pages: readonly KnownPage[]): string | null {
  const tidy = tidied(path);
  const page = pages.find(({ path: own, aliases = [] }) =>
    [own, ...aliases].some((address) => address.toLowerCase() === tidy),
  );
  return page?.path ?? null;
}

function tidied(path: string): string {
  const tidy = decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/\/$/, '');
  return tidy === '' ? '/' : tidy;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Broken percent signs belong to no address of ours.
    return path;
  }
}

/** Too short to mean anything, or the name of every page. */
const emptyWords = /^(.|the|and|for|of|in|to|www|html?|php|aspx?|index|pages?)$/;

/**
 * The words of a path, each once: "/Services/german_driving-license.html" has "services", "german", "driving", "license".
 * Only letters: whoever makes up a link must not get a phone number or an address shown on our page.
 */
export function wordsInPath(path: string): string[] {
  return wordsOf(tidied(path));
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.match(/\p{L}+/gu) ?? [];
  return [...new Set(words)].filter((word) => !emptyWords.test(word));
}

/** A word with a slip counts a little less than the word itself. */
const slipStrength = 0.9;

/** The pages that have some of these words in title or addresses, best first; a word counts the more, the fewer pages have it. */
export function rankPages(words: readonly string[], pages: readonly KnownPage[]): KnownPage[] {
  const candidates = pages.map((page) => ({
    page,
    words: wordsOf([page.title, page.path, ...(page.aliases ?? [])].join(' ')),
  }));

  /** 0 for a word that half of the pages have: it tells none from the others. */
  function weightOf(word: string): number {
    const count = candidates.filter((candidate) => candidate.words.includes(word)).length;
    return Math.max(0, Math.log(candidates.length / (2 * count)));
  }

  return candidates
    .map((candidate) => ({
      ...candidate,
      score: words.reduce((sum, asked) => sum + bestMatch(asked, candidate.words, weightOf), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.words.length - other.words.length)
    .map(({ page }) => page);
}

function bestMatch(
  asked: string,
  words: readonly string[],
  weightOf: (word: string) => number,
): number {
  return Math.max(
    0,
    ...words.map((word) => {
      if (word === asked) return weightOf(word);
      return isSlipOf(asked, word) ? slipStrength * weightOf(word) : 0;
    }),
  );
}

/** Shorter words differ by one letter and mean something else. */
const shortestWithSlip = 4;

/** Whether two words differ by one letter: another, one more, one less, or two neighbours in each other's place. */
function isSlipOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < shortestWithSlip || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = `${short.charAt(start + 1)}${short.charAt(start)}${short.slice(start + 2)}`;
  return swapped === long.slice(start);
}
