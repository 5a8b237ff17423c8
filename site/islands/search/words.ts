import type { SearchData } from '../../../compiler/page.ts';
import { isSlipOf } from '../places/names.ts';

/** A word that was typed. */
type Term = {
  word: string;
  /** Words that it may be a slip of; none for a word that we know. */
  meant: string[];
  /** Whether it names a document or a country, and not what happened. */
  isDocument: boolean;
  isCountry: boolean;
  /** Whether words that we know begin so: it may be one of them, half typed. */
  isBeginning: boolean;
};

/** The words of a text in small letters, without accents and apostrophes: "Driver's Führerschein" has "drivers", "fuhrerschein". */
export function foldedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    // With them goes what nobody sees, such as a soft hyphen: it ends no word.
    .replace(/[\p{M}\p{Cf}ـ'’]/gu, '')
    .replaceAll('ß', 'ss')
    // Turkish has an i without a dot, and people type it with one.
    .replaceAll('ı', 'i');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

type Dictionary = ReturnType<typeof createDictionary>;

/** What is known of words, folded. Shape: `titles` are those of the pages, whose words are known too. */
export function createDictionary(data: SearchData, titles: readonly string[]) {
  const documents = Object.values(data.documents).flat();
  const countries = Object.values(data.places).flatMap(({ words }) => words);
  const spelled = [...data.same.flat(), ...data.names, ...documents, ...countries, ...titles];
  return {
    empty: new Set(data.empty.flatMap(foldedWords)),
    /** Each word as it is spelled. */
    known: new Map(
      spelled
        .flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [])
        .toReversed()
        .flatMap((word) => foldedWords(word).map((folded) => [folded, word])),
    ),
    /** Words that name a document or a country. */
    documents: new Set([...documents, ...countries].flatMap(foldedWords)),
    countries: new Set(countries.flatMap(foldedWords)),
    papers: phrasesOf(data.papers),
    first: data.first.map(({ typed, withPaper, ...page }) => ({
      page,
      typed: phrasesOf(typed),
      withPaper: phrasesOf(withPaper),
    })),
    notCovered: data.notCovered.flatMap(({ typed, ...topic }) =>
      phrasesOf(typed).map((phrase) => ({ ...topic, phrase })),
    ),
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
  const { empty, documents, countries } = dictionary;
  const words = meantWords(asKnown(foldedWords(typed), dictionary), dictionary);
  const telling = words.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostTerms).map((word) => {
    const isBeginning = begins(word, dictionary);
    const meant = isBeginning ? [] : slipsOf(word, dictionary);
    const isDocument = [word, ...meant].some((one) => documents.has(one));
    const isCountry = [word, ...meant].some((one) => countries.has(one));
    return { word, meant, isDocument, isCountry, isBeginning };
  });
}

/** The page that comes before all others; null for none. `isAll`: no paper is named beside it, of which others might speak. */
export function firstPageOf(typed: string, { first, papers }: Dictionary) {
  const words = foldedWords(typed);
  const namesPaper = papers.some((phrase) => isPhraseTyped(phrase, words));
  const found = first.find(
    (one) =>
      one.typed.some((phrase) => isPhraseTyped(phrase, words)) ||
      (namesPaper && one.withPaper.some((phrase) => isPhraseTyped(phrase, words))),
  );
  return found === undefined ? null : { page: found.page, isAll: !namesPaper };
}

/**
 * What we do not write about and somebody asks; null for nothing. `isAll`: they ask for nothing else. Who names another paper than
 * the one that the topic is about asks for that.
 */
export function topicOf(
  typed: string,
  { notCovered, papers, countries, empty }: Dictionary,
): { topic: string; isAll: boolean } | null {
  const words = foldedWords(typed);
  const [best] = notCovered
    .filter(({ phrase }) => isPhraseTyped(phrase, words))
    .toSorted((one, other) => other.phrase.length - one.phrase.length);
  if (best === undefined) return null;
  const others = words.filter(
    (word) => !empty.has(word) && !best.phrase.some((part) => isWordOf(word, part)),
  );
  const rest = others.filter((word) => !countries.has(word));
  if (best.onlyAlone && rest.length < others.length) return null;
  const isPaper = (word: string) => papers.some((phrase) => isPhraseTyped(phrase, [word]));
  const isAll = !rest.some(isPaper);
  const isAboutPaper = words.some((word) => !rest.includes(word) && isPaper(word));
  return !isAll && isAboutPaper ? null : { topic: best.topic, isAll };
}

/** A word of a phrase; `isOpen` where every word that begins so will do. */
type PhraseWord = { word: string; isOpen: boolean };

export function phrasesOf(phrases: readonly string[]): PhraseWord[][] {
  return phrases.map((phrase) =>
    phrase
      .split(' ')
      .flatMap((part) => foldedWords(part).map((word) => ({ word, isOpen: part.endsWith('*') }))),
  );
}

export function isPhraseTyped(phrase: readonly PhraseWord[], typed: readonly string[]): boolean {
  return phrase.every((part) => typed.some((word) => isWordOf(word, part)));
}

function isWordOf(typed: string, { word, isOpen }: PhraseWord): boolean {
  if (isOpen) return typed.startsWith(word);
  return typed === word || isSlipOf(typed, word);
}

/** "e-visa" and "e visa" are "evisa", and "sharecode" is "share code", where that is what we know. */
function asKnown(words: readonly string[], dictionary: Dictionary): string[] {
  const { known } = dictionary;
  const [first, second, ...others] = words;
  if (first === undefined) return [];
  if (second !== undefined && known.has(first + second)) {
    return [first + second, ...asKnown(others, dictionary)];
  }
  return [...splitAsKnown(first, dictionary), ...asKnown(words.slice(1), dictionary)];
}

/** Shorter words stand in many others by chance. */
const shortestPart = 3;

function splitAsKnown(word: string, dictionary: Dictionary): string[] {
  const { known } = dictionary;
  if (begins(word, dictionary) || slipsOf(word, dictionary).length > 0) return [word];
  for (let end = shortestPart; end <= word.length - shortestPart; end += 1) {
    const parts = [word.slice(0, end), word.slice(end)];
    if (parts.every((part) => known.has(part))) return parts;
  }
  return [word];
}

/** Also while it is being typed. */
function begins(word: string, { known }: Dictionary): boolean {
  return known.has(word) || [...known.keys()].some((other) => other.startsWith(word));
}

function slipsOf(word: string, { known }: Dictionary): string[] {
  return [...known.keys()].filter((other) => isSlipOf(word, other)).slice(0, mostMeant);
}

/** Each word once; "northern" alone of "northern ireland", which is not in Ireland. */
function meantWords(words: readonly string[], { namesInNames }: Dictionary): string[] {
  const typed = ` ${words.join(' ')} `;
  const others = namesInNames
    .filter(({ name }) => typed.includes(` ${name} `))
    .map(({ inside }) => inside);
  return [...new Set(words)].filter((word) => !others.includes(word));
}
