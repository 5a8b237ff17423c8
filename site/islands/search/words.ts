import type { SearchData } from '../../../compiler/page.ts';

/** A word that was typed. */
export type Term = {
  word: string;
  /** Words that it may be a slip of; none for a word that we know. */
  meant: string[];
  /** Whether it names a document or a country, and not what happened. */
  isDocument: boolean;
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

type Dictionary = ReturnType<typeof createDictionary>;

/** What is known of words, folded. Shape: `titles` are those of the pages, whose words are known too. */
export function createDictionary(data: SearchData, titles: readonly string[]) {
  return {
    empty: new Set(data.empty.flatMap(foldedWords)),
    known: new Set([...data.names, ...data.documents, ...titles].flatMap(foldedWords)),
    /** Words that name a document or a country. */
    documents: new Set(data.documents.flatMap(foldedWords)),
    /** Names of one country, each with the word in it that is another's name. */
    namesInNames: data.namesInNames.map(({ name, inside }) => ({
      name: foldedWords(name).join(' '),
      inside: foldedWords(inside).join(' '),
    })),
  };
}

/** Nobody needs more of them, and each is a search of its own. */
const mostTerms = 8;
const mostMeant = 2;

/** What to look for when this is typed: each word that says something, once. */
export function termsOf(typed: string, dictionary: Dictionary): Term[] {
  const { empty, known, documents } = dictionary;
  const words = meantWords(foldedWords(typed), dictionary);
  const telling = words.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostTerms).map((word) => {
    const meant = isKnown(word) ? [] : slipsOf(word);
    return { word, meant, isDocument: [word, ...meant].some((one) => documents.has(one)) };
  });

  /** Also while it is being typed. */
  function isKnown(word: string): boolean {
    return known.has(word) || [...known].some((other) => other.startsWith(word));
  }

  function slipsOf(word: string): string[] {
    return [...known].filter((other) => isSlipOf(word, other)).slice(0, mostMeant);
  }
}

/** Each word once; "northern" alone of "northern ireland", which is not in Ireland. */
function meantWords(words: readonly string[], { namesInNames }: Dictionary): string[] {
  const typed = ` ${words.join(' ')} `;
  const others = namesInNames
    .filter(({ name }) => typed.includes(` ${name} `))
    .map(({ inside }) => inside);
  return [...new Set(words)].filter((word) => !others.includes(word));
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
