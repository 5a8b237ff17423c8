/**
 * Leads from a box to the page of the search, with the words in the part of an address that no server is told. What is largest there
 * is fetched from the first touch of the box on; islands/search/ahead.ts sees to the rest.
 */
export function keepWordsFromServer(root: Document, place: Pick<Location, 'assign'>): void {
  let isFetched = false;
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = form.querySelector('input')?.value ?? '';
      place.assign(`${form.action}#q=${encodeURIComponent(typed)}`);
    });
    const fetchOnce = () => {
      if (!isFetched) fetchAhead(root, form.action);
      isFetched = true;
    };
    // Whoever only passes through the bar by keyboard fetches nothing.
    for (const touch of ['pointerdown', 'input']) form.addEventListener(touch, fetchOnce);
  }
}

/** By `fetch`, which the page's policy lets ask its own site: a prefetching link would need a policy that lets everything load. */
function fetchAhead(root: Document, page: string): void {
  const language = root.documentElement.lang.toLowerCase();
  const ahead = (path: string) => fetch(path, { priority: 'low' });
  const engine = ['/pagefind/pagefind.js', `/pagefind/wasm.${language}.pagefind`].map(ahead);
  const named = ahead(page)
    .then((answer) => answer.text())
    // The scripts of the page, and the styles of what they draw, come one after the other, each after a round to the server.
    .then((html) => Promise.all((html.match(/\/_astro\/[\w.-]+\.(?:js|css)/g) ?? []).map(ahead)));
  // Whoever is offline learns it on the page of the search.
  Promise.all([...engine, named]).catch(() => {});
}
