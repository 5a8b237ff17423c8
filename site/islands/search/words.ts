import type { SearchData } from '../../../compiler/page.ts';

/** A word that was typed. */
export type Term = {
  word: string;
  /** Words that it may be a slip of; none for a word that we know. */
  meant: string[];
};

/** What is known of words, folded. */
export type Dictionary = {
  empty: ReadonlySet<string>;
  known: ReadonlySet<string>;
  /** Words that name a document or a country. */
  documents: ReadonlySet<string>;
};

/** The words of a text in small letters, without accents and apostrophes: "Driver's Führerschein" has "drivers", "fuhrerschein". */
export function foldedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('ß', 'ss');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Shape: `titles` are those of the pages, whose words are known too. */
export function createDictionary(data: SearchData, titles: readonly string[]): Dictionary {
  return {
    empty: new Set(data.empty.flatMap(foldedWords)),
    known: new Set([...data.names, ...data.documents, ...titles].flatMap(foldedWords)),
    documents: new Set(data.documents.flatMap(foldedWords)),
  };
}

/** Nobody needs more of them, and each is a search of its own. */
const mostTerms = 8;
const mostMeant = 2;

/** What to look for when this is typed: each word that says something, once. */
export function termsOf(typed: string, { empty, known }: Dictionary): Term[] {
  const words = [...new Set(foldedWords(typed))];
  const telling = words.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, mostTerms)
    .map((word) => ({ word, meant: isKnown(word) ? [] : slipsOf(word) }));

  /** Also while it is being typed. */
  function isKnown(word: string): boolean {
    return known.has(word) || [...known].some((other) => other.startsWith(word));
  }

  function slipsOf(word: string): string[] {
    return [...known].filter((other) => isSlipOf(word, other)).slice(0, mostMeant);
  }
}

/** Whether these words name documents and countries alone, as "passport germany" does: whoever types them has told no situation. */
export function nameOnlyDocuments(terms: readonly Term[], { documents }: Dictionary): boolean {
  return terms.every(({ word, meant }) => [word, ...meant].some((one) => documents.has(one)));
}

/** Shorter words differ by one letter and mean something else. */
const shortestWithSlip = 4;

/**
 * Whether two words differ by one letter: another, one more, one less, or two neighbours in each other's place.
 * As in enhancements/page-search.ts: what two scripts share becomes a file, and a script of a page that imports one waits as islands do.
 */
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
