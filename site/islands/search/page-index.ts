import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchData, SearchPage } from '../../../compiler/page.ts';
import { foldedWords, type termsOf } from './words.ts';

/** Cuts a word down to what its forms have in common. */
export type Stemmer = (word: string) => string;

/** A page, its sections in which the words were found, those with the most first, and which of its words were found. */
export type FoundPage = {
  page: Pick<SearchPage, 'url' | 'title' | 'description' | 'kind' | 'place'>;
  headings: SearchPage['headings'];
  isMarked: (word: string) => boolean;
};

/** So many pages are shown, and of each so many sections. */
export const mostPages = 6;
const mostHeadings = 2;

/** Fewer letters begin too many words. */
const shortestBeginning = 3;

/** Names and title say what a page is for; its headings only what else it speaks of. */
const weights = { title: 6, names: 6, country: 6, place: 3, description: 1, headings: 1 };

/**
 * What a word counts where it is found. What happened chooses among the pages of a document; a word that names the document or its country
 * leads to those pages, and does not count more where the title says it again. Whoever names a document and no more is asked by its
 * guide which situation is theirs; to all others the guide would hide the answer.
 */
const weightsOf = {
  situation: weights,
  document: { ...weights, title: 2, names: 3, country: 20 },
  documentAlone: { ...weights, document: 60 },
};

/** How much a word counts less among many, from 0 to 1: a page is no worse for having several names. By habit it is 0.7. */
const lengthMatters = 0.4;

/** A word that was meant counts a little less than the word itself, and another word for it half as much, where it names a page. */
const meantStrength = 0.9;
const sameStrength = 0.5;
const naming = ['title', 'names', 'country', 'document'];

/** Of the best page's score; what has less answers another question. */
const leastShare = 0.3;

/** So many pages at a time, so that letters are drawn as they are typed. */
const pagesAtATime = 20;

type Term = ReturnType<typeof termsOf>[number];
type Kind = keyof typeof weightsOf;
const allFields = Object.keys(weightsOf.documentAlone);
/** What a word finds on a page. Shape: `stems` are all that it finds there. */
type Hit = { score: number; stems: readonly string[] };

/** The pages by their words. Shape: `same` are groups of words that people use for each other. */
export async function createPageIndex(
  pages: readonly SearchPage[],
  same: SearchData['same'],
  stemmer: Stemmer,
) {
  const stem = remembered(stemmer);
  const groups = same.map((group) => new Set(group.flatMap(foldedWords).map(stem)));
  const index = new MiniSearch<SearchPage>({
    idField: 'url',
    fields: allFields,
    extractField: (page, field) => textOf(page, field as keyof SearchPage),
    tokenize: foldedWords,
    processTerm: stem,
  });
  await index.addAllAsync(pages, { chunkSize: pagesAtATime });

  /** The pages that have one of these stems or, where a word may be half typed, one that begins so. */
  function search(stems: readonly string[], kind: Kind, fields: readonly string[], open?: string) {
    const boost = weightsOf[kind];
    return index.search([...new Set(stems)].join(' '), {
      fields: Object.keys(boost).filter((field) => fields.includes(field)),
      boost,
      bm25: { k: 1.2, d: 0.5, b: lengthMatters },
      processTerm: (one) => one,
      prefix: (one) => one === open && one.length >= shortestBeginning,
    });
  }

  /** The best that a word, those that it may be a slip of, or other words for it find on each page. */
  function searchTerm({ word, meant, isBeginning }: Term, kind: Kind): Map<string, Hit> {
    const stems = [word, ...meant].map(stem);
    const others = groups.filter((group) => stems.some((one) => group.has(one)));
    const counted = (results: readonly SearchResult[], strength: number) =>
      results.map(({ id, score, terms }) => ({ id, score: score * strength, stems: terms }));
    const found = [
      ...counted(search([stem(word), word], kind, allFields, isBeginning ? word : undefined), 1),
      ...meant.flatMap((other) => counted(search([stem(other)], kind, allFields), meantStrength)),
      ...others
        .flatMap((group) => [...group])
        .flatMap((other) => counted(search([other], kind, naming), sameStrength)),
    ];
    const best = new Map<string, Hit>();
    for (const { id, score, stems: here } of found.toSorted((a, b) => a.score - b.score)) {
      best.set(id, { score, stems: [...(best.get(id)?.stems ?? []), ...here] });
    }
    return best;
  }

  /** The pages that fit best, best first. People type whole sentences: the more of the words a page has, the more it counts. */
  return (terms: readonly Term[]): FoundPage[] => {
    if (terms.length === 0) return [];
    const isAlone = terms.every(({ isDocument }) => isDocument);
    const found = terms.map((term) => {
      const document = isAlone ? 'documentAlone' : 'document';
      return searchTerm(term, term.isDocument ? document : 'situation');
    });
    // A country alone answers nothing of what was asked beside it.
    const asked = found.filter((_, at) => terms[at]?.isCountry !== true);
    if (asked.length > 0 && asked.every(({ size }) => size === 0)) return [];
    const ranked = pages
      .map((page) => {
        const hits = found.flatMap((hitOf) => hitOf.get(page.url) ?? []);
        const sum = hits.reduce((total, { score }) => total + score, 0);
        return { page, hits, score: (sum * hits.length) / terms.length };
      })
      .toSorted((one, other) => other.score - one.score);
    const best = ranked[0]?.score ?? 0;
    return ranked
      .filter(({ score }) => score > 0 && score >= leastShare * best)
      .slice(0, mostPages)
      .map(({ page, hits }) => {
        const stems = new Set(hits.flatMap((hit) => hit.stems));
        const isMarked = (word: string) => stems.has(stem(word));
        return { page, headings: headingsWith(isMarked, page), isMarked };
      });
  };
}

/** The sections of a page with the most of the words. */
function headingsWith(isMarked: FoundPage['isMarked'], { headings }: SearchPage) {
  const count = ({ title, within = [] }: (typeof headings)[number]) =>
    new Set(foldedWords([title, ...within].join(' ')).filter(isMarked)).size;
  return headings
    .filter((heading) => count(heading) > 0)
    .toSorted((one, other) => count(other) - count(one))
    .slice(0, mostHeadings);
}

function textOf(page: SearchPage, field: keyof SearchPage): string {
  const value = page[field];
  if (typeof value === 'string') return value;
  // With a pause between them, as no word goes on from one to the other.
  return value
    .flatMap((one) => (typeof one === 'string' ? one : [one.title, ...(one.within ?? [])]))
    .join(' · ');
}

/** Most words stand on many pages, and stemmers are slow. */
function remembered(stem: Stemmer): Stemmer {
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word) ?? stem(word);
    stems.set(word, known);
    return known;
  };
}
