import type { SearchData, SearchPage } from '../../../compiler/page.ts';
import { createPageIndex, type FoundPage, mostPages, type Stemmer } from './page-index.ts';
import { createDictionary, firstPageOf, foldedWords, termsOf, topicOf } from './words.ts';

/** What stands beside the page of the search. */
export type SearchFile = SearchData & { pages: SearchPage[] };

/** What is found for words. */
export type Found = {
  /** Best first. */
  pages: readonly FoundPage[];
  /** Words by which they were found where those that were typed are none, as they are spelled. */
  meant: readonly string[];
  /** What we do not write about and somebody asks; undefined for nothing. */
  topic: string | undefined;
  /** Whether the answer stands on a page that comes before all others, or with somebody else, so that no situation is asked. */
  isElsewhere: boolean;
};

/** Finds pages by what people type, with all that the search of a language knows. */
export async function createSearch({ pages, ...data }: SearchFile, stem: Stemmer) {
  const findPages = await createPageIndex(pages, data.same, stem);
  const titles = pages.map(({ title }) => title);
  const dictionary = createDictionary(data, titles);
  return {
    find(typed: string): Found {
      const first = firstPageOf(typed, dictionary);
      const topic = first === null ? topicOf(typed, dictionary) : null;
      const isAll = (first ?? topic)?.isAll === true;
      const terms = isAll ? [] : termsOf(typed, dictionary);
      const meant = [...new Set(terms.flatMap((term) => term.meant))];
      return {
        pages: withFirst(first?.page, findPages(terms), foldedWords(typed)),
        meant: meant.map((word) => dictionary.known.get(word) ?? word),
        topic: topic?.topic,
        isElsewhere: first !== null || isAll,
      };
    },
  };
}

/** The page that comes before all others, and what was found beside it. */
function withFirst(
  first: Pick<SearchPage, 'url' | 'title' | 'description' | 'kind'> | undefined,
  found: readonly FoundPage[],
  typed: readonly string[],
): readonly FoundPage[] {
  if (first === undefined) return found;
  const own = found.find(({ page }) => page.url === first.url);
  const others = found.filter((one) => one !== own);
  const isMarked = (word: string) => typed.includes(word);
  return [own ?? { page: { ...first, place: [] }, headings: [], isMarked }, ...others].slice(
    0,
    mostPages,
  );
}
