import { trusted } from '../../trusted-types.ts';
import type { Ahead } from './ahead.worker.ts';
import workerAddress from './ahead.worker.ts?worker&url';

/**
 * Has all that a search will ask for fetched while somebody types in the bar, so that its page finds it in the browser's own store. A worker does
 * it: the engine is WebAssembly, which the policy of no page but that of the search lets run.
 */
export function searchAhead(root: Document): void {
  let started: ReturnType<typeof start> | undefined;
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
    const box = form.querySelector('input');
    const ahead = () => {
      started ??= start(root, form.action);
      // The page of the search says what cannot be had.
      started.then((fetchFor) => fetchFor(box?.value ?? '')).catch(() => {});
    };
    form.addEventListener('input', ahead);
    // Somebody may have been quicker than this script.
    if (box?.value) ahead();
  }
}

/** A worker that fetches for what has been typed so far. Shape: `search` is the address of the search's page. */
async function start(root: Document, search: string): Promise<(typed: string) => void> {
  const worker = new Worker(trusted.createScriptURL(workerAddress), { type: 'module' });
  // enhancements/search-box.ts is fetching it, too.
  const answer = await fetch(search, { cache: 'force-cache' });
  // The head has styles that only its own policy allows.
  const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
  const page = new DOMParser().parseFromString(trusted.createHTML(main), 'text/html');
  const index = page.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? '';
  // Pagefind asks for one after the other, and not before the worker has begun.
  for (const file of [`pagefind-entry.json?ts=${index}`, `pagefind.${index}.pf_meta`]) {
    fetch(`/pagefind/${file}`).catch(() => {});
  }
  const about = {
    language: root.documentElement.lang,
    index,
    data: `${search}.json`,
    titles: [...page.querySelectorAll('#all-cases a')].map((link) => link.textContent),
  };
  return (typed) => worker.postMessage({ ...about, typed } satisfies Ahead);
}
