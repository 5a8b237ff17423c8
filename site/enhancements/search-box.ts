/**
 * Leads from a box to the page of the search, with the words in the part of an address that no server is told. All that the page
 * will ask for is fetched from the first touch of the box on.
 */
export function keepWordsFromServer(root: Document, place: Pick<Location, 'assign'>): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = form.querySelector('input')?.value ?? '';
      place.assign(`${form.action}#q=${encodeURIComponent(typed)}`);
    });
    let isFetched = false;
    const fetchOnce = () => {
      // Whoever is offline learns it on the page of the search.
      if (!isFetched) fetchAhead(form.action).catch(() => {});
      isFetched = true;
    };
    // Whoever only passes through the bar by keyboard fetches nothing.
    for (const touch of ['pointerdown', 'input']) form.addEventListener(touch, fetchOnce);
  }
}

/** By `fetch`, which the page's policy lets ask its own site: a prefetching link would need a policy that lets everything load. */
async function fetchAhead(page: string): Promise<void> {
  const ahead = (path: string) => fetch(path, { priority: 'low' });
  const [answer] = await Promise.all([ahead(page), ahead(`${page}.json`)]);
  const html = await answer.text();
  // The scripts of the page, and the styles of what they draw, come one after the other, each after a round to the server.
  await Promise.all((html.match(/\/_astro\/[\w.-]+\.(?:js|css)/g) ?? []).map(ahead));
}
