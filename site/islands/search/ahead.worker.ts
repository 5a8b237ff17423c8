import type { SearchData } from '../../../compiler/page.ts';
import { findPages, loadPagefind, mostPages, pauseMs, preloadWords } from './pagefind.ts';
import { createDictionary, termsOf } from './words.ts';

/** What somebody has typed so far, and where the search of their language is. Shape: `titles` are those of the pages. */
export type Ahead = {
  language: string;
  index: string;
  data: string;
  titles: readonly string[];
  typed: string;
};

let parts: ReturnType<typeof partsOf> | undefined;
let latest = '';

addEventListener('message', ({ data: asked }: MessageEvent<Ahead>) => {
  latest = asked.typed;
  parts ??= partsOf(asked);
  // The page of the search asks again for what is missing, and says so where it cannot be had.
  fetchFor(asked.typed, parts).catch(() => {});
});

function partsOf({ language, index, data, titles }: Ahead) {
  // All that Pagefind asks a document for.
  const root = { querySelector: () => ({ getAttribute: () => language }) };
  Object.assign(globalThis, { document: root });
  const known = fetch(data).then((answer) => answer.json() as Promise<SearchData>);
  return {
    pagefind: loadPagefind(index),
    dictionary: known.then((words) => createDictionary(words, titles)),
  };
}

/** Fetches the parts of the index that hold the words, and, once somebody pauses, what is shown of the pages found. */
async function fetchFor(typed: string, parts: ReturnType<typeof partsOf>): Promise<void> {
  const pagefind = await parts.pagefind;
  if (typed !== latest) return;
  const pause = new Promise((resolve) => setTimeout(resolve, pauseMs));
  const [dictionary] = await Promise.all([parts.dictionary, preloadWords(typed, pagefind), pause]);
  if (typed !== latest) return;
  const hits = (await findPages(termsOf(typed, dictionary), pagefind)).slice(0, mostPages);
  if (typed !== latest) return;
  await Promise.all(hits.flatMap(({ results }) => results.map(({ data }) => data())));
}
