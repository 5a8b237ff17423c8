import { foldedWords, saysWord, type Term } from './words.ts';

/** A part of a page in which words were found. Shape: `excerpt` is HTML. */
export type FoundPart = {
  title: string;
  url: string;
  excerpt: string;
  weighted_locations: { weight: number }[];
};
/** What the index keeps of a page. Shape: its names are Pagefind's. */
export type FoundPage = {
  url: string;
  excerpt: string;
  /** All its words, as plain text. */
  content: string;
  meta: Readonly<Partial<Record<string, string>>>;
  sub_results: FoundPart[];
};
type Result = { id: string; score: number; data: () => Promise<FoundPage> };
export type Pagefind = {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  preload: (words: string) => Promise<void>;
  search: (words: string) => Promise<{ results: Result[] }>;
};

/** So many pages are shown: each is a file, and browsers open six lines to an old host. */
export const mostPages = 6;

/** A pause in typing that long asks. */
export const pauseMs = 200;

/** Fewer letters may begin words in every part of the index. */
const shortestAhead = 3;

/** Where the build puts it, beside its index. */
const pagefindAddress = '/pagefind/pagefind.js';

/** Names and title say what a page is for; its text only what else it speaks of. */
const weights = { title: 6, names: 6, country: 6, same: 3, place: 3, description: 1, kind: 0 };

/**
 * What a word counts where it is found. What happened chooses among the pages of a document; a word that names the document or its country
 * leads to those pages, and does not count more where the title says it again. Whoever names a document and no more is asked by its
 * guide which situation is theirs; to all others the guide would hide the answer.
 */
const weightsOf = {
  situation: { ...weights, document: 0 },
  document: { ...weights, document: 0, title: 1, country: 10 },
  documentAlone: { ...weights, document: 20 },
};

let loaded: Promise<Pagefind> | undefined;

/** Fetches Pagefind, once. Shape: `index` is the name of the index as the page of the search carries it. */
export function loadPagefind(index: string): Promise<Pagefind> {
  loaded ??= load(index).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(index: string): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ pagefindAddress)) as Pagefind;
  // Its worker would be a second copy of the same script to fetch; the index is small enough without.
  // The list of its files is fetched under the name of the index, so that it is never older than the page.
  await pagefind.options({ noWorker: true, metaCacheTag: index });
  await pagefind.init();
  return pagefind;
}

/** Fetches the parts of the index that hold these words, all at once: while the last word is being typed, those before it are there. */
export async function preloadWords(typed: string, pagefind: Pagefind): Promise<void> {
  const words = foldedWords(typed).filter(({ length }) => length >= shortestAhead);
  await Promise.all(words.map((word) => pagefind.preload(word)));
}

/** A page with what each word found on it. */
export type Hit = { score: number; results: Result[] };

/** A word that was meant counts a little less than the word itself. */
const meantStrength = 0.9;

/** Of the best page's score; what has less answers another question. */
const leastShare = 0.3;

let underWay: Promise<unknown> = Promise.resolve();

/**
 * The pages that fit best, best first. Pagefind by itself wants every word on a page, and people type whole sentences: so each word is looked for
 * by itself, and a page counts the more, the more of them it has.
 */
export function findPages(terms: readonly Term[], pagefind: Pagefind): Promise<Hit[]> {
  // Pagefind knows one way to count at a time: whoever types on while it searches waits for their turn.
  const found = underWay.then(() => findInTurn(terms, pagefind));
  underWay = found.catch(() => {});
  return found;
}

async function findInTurn(terms: readonly Term[], pagefind: Pagefind): Promise<Hit[]> {
  const documents = terms.filter(({ isDocument }) => isDocument);
  const situation = terms.filter(({ isDocument }) => !isDocument);
  const kind = situation.length === 0 ? 'documentAlone' : 'document';
  const found = [
    ...(await findTerms(documents, kind, pagefind)),
    ...(await findTerms(situation, 'situation', pagefind)),
  ];
  // A country alone answers nothing of what was asked beside it.
  const isAnswered = [...documents, ...situation].some(
    ({ isCountry }, index) => !isCountry && (found[index]?.size ?? 0) > 0,
  );
  if (!isAnswered && terms.some(({ isCountry }) => !isCountry)) return [];
  const hits = new Map<string, Hit>();
  for (const results of found) {
    for (const [id, result] of results) {
      const { score, results: others } = hits.get(id) ?? { score: 0, results: [] };
      hits.set(id, { score: score + result.score, results: [...others, result] });
    }
  }
  const ranked = [...hits.values()]
    .map(({ score, results }) => ({ score: score * (results.length / terms.length), results }))
    .toSorted((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= leastShare * best);
}

/** What each word finds, for one kind of word at a time. */
async function findTerms(
  terms: readonly Term[],
  kind: keyof typeof weightsOf,
  pagefind: Pagefind,
): Promise<Map<string, Result>[]> {
  await pagefind.options({ ranking: { metaWeights: weightsOf[kind], termSimilarity: 2 } });
  return Promise.all(terms.map((term) => findTerm(term, pagefind)));
}

/** The best result of each page for a word and those that it may be a slip of. */
async function findTerm(term: Term, pagefind: Pagefind): Promise<Map<string, Result>> {
  const found = [
    findSaid(term, pagefind),
    ...term.meant.map((other) => findMeant(other, pagefind)),
  ];
  const best = new Map<string, Result>();
  for (const result of (await Promise.all(found)).flat()) {
    if (result.score > (best.get(result.id)?.score ?? 0)) best.set(result.id, result);
  }
  return best;
}

async function findMeant(word: string, pagefind: Pagefind): Promise<Result[]> {
  const { results } = await pagefind.search(word);
  return results.map(({ id, score, data }) => ({ id, score: score * meantStrength, data }));
}

/** Of a word that no page says, Pagefind looks for ever fewer of its first letters: the best page must say more of it. */
async function findSaid({ word, isKnown }: Term, pagefind: Pagefind): Promise<Result[]> {
  const { results } = await pagefind.search(word);
  const [best] = results.toSorted((one, other) => other.score - one.score);
  if (isKnown || best === undefined) return results;
  const { content, meta } = await best.data();
  return saysWord([content, ...Object.values(meta)].join(' '), word) ? results : [];
}
