/**
 * Fetches the script of the search and what it knows when somebody touches its box, or comes with words in the address, and not before.
 * From then on the form asks no server: what was typed meanwhile, the script finds in the box.
 */
function wakeSearch(root: Document, address: URL): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const box = form?.querySelector('input');
  const mark = form?.querySelector<HTMLElement>('[data-island]');
  if (form == null || box == null || mark == null) return;
  const wake = () => {
    if (!mark.hidden) return;
    // islands.ts fetches what waits as soon as it sees the mark of an island.
    mark.hidden = false;
    fetchAhead(root, form);
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

/** Asks at once for what the script will ask for: on a slow line each round costs half a second. */
function fetchAhead({ head }: Document, { action, dataset }: HTMLFormElement): void {
  const links = [
    { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `${action}.json` },
    { rel: 'modulepreload', href: dataset.search ?? '' },
  ];
  for (const link of links) head.append(Object.assign(document.createElement('link'), link));
}

wakeSearch(document, new URL(location.href));
