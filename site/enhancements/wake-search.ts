/**
 * Fetches the script of the search and its index when somebody touches its box, or comes with words in the address, and not before.
 * From then on the form asks no server: what was typed meanwhile, the script finds in the box.
 */
export function wakeSearch(root: Document, address: URL): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const box = form?.querySelector('input');
  const mark = form?.querySelector<HTMLElement>('[data-island]');
  if (form == null || box == null || mark == null) return;
  const wake = () => {
    if (!mark.hidden) return;
    // islands.ts fetches what waits as soon as it sees the mark of an island.
    mark.hidden = false;
    fetchIndexAhead(root, form);
  };
  for (const touch of ['focusin', 'pointerdown', 'input']) {
    form.addEventListener(touch, wake, { once: true });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    wake();
  });
  const { searchParams, hash } = address;
  const asked = searchParams.get('q') ?? new URLSearchParams(hash.slice(1)).get('q');
  if (asked !== null) {
    box.value = asked.slice(0, box.maxLength);
    // An address with words in it would be kept in the history, and told as the referrer of all that is asked for from here.
    history.replaceState(history.state, '', address.pathname);
  }
  // What a browser puts back into the box when somebody comes back counts as asked, too.
  if (box.value !== '') wake();
}

/**
 * Asks at once for what Pagefind would ask for one after the other: on a slow line each round costs half a second.
 * Shape: `index` is the name that the build gave it, like "en-gb_29d1e23"; before the first build there is none.
 */
function fetchIndexAhead(root: Document, { action, dataset }: HTMLFormElement): void {
  const index = dataset.search ?? '';
  if (index === '') return;
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `${action}.json` });
  const [language] = index.split('_');
  addLink({ rel: 'modulepreload', href: '/pagefind/pagefind.js' });
  for (const file of [
    `pagefind-entry.json?ts=${index}`,
    `pagefind.${index}.pf_meta`,
    `wasm.${language}.pagefind`,
  ]) {
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/pagefind/${file}` });
  }

  function addLink(attributes: Partial<HTMLLinkElement>): void {
    root.head.append(Object.assign(root.createElement('link'), attributes));
  }
}
