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

let loaded: ReturnType<typeof load> | undefined;
let latest = '';

addEventListener('message', ({ data: asked }: MessageEvent<Ahead>) => {
  latest = asked.typed;
  loaded ??= load(asked);
  // The page of the search asks again for what is missing, and says so where it cannot be had.
  loaded.then((parts) => fetchFor(asked.typed, parts)).catch(() => {});
});

async function load({ language, index, data, titles }: Ahead) {
  // All that Pagefind asks a document for.
  const root = { querySelector: () => ({ getAttribute: () => language }) };
  Object.assign(globalThis, { document: root });
  const [pagefind, answer] = await Promise.all([loadPagefind(index), fetch(data)]);
  const known = (await answer.json()) as SearchData;
  return { pagefind, dictionary: createDictionary(known, titles) };
}

/** Fetches the parts of the index that hold the words, and, once somebody pauses, what is shown of the pages found. */
async function fetchFor(
  typed: string,
  { pagefind, dictionary }: Awaited<ReturnType<typeof load>>,
): Promise<void> {
  if (typed !== latest) return;
  await Promise.all([
    preloadWords(typed, pagefind),
    new Promise((resolve) => setTimeout(resolve, pauseMs)),
  ]);
  if (typed !== latest) return;
  const hits = await findPages(termsOf(typed, dictionary), pagefind);
  if (typed !== latest) return;
  await Promise.all(
    hits.slice(0, mostPages).flatMap(({ results }) => results.map(({ data }) => data())),
  );
}
