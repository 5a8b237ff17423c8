import { fontKey } from './before-first-paint.ts';

/** The typefaces of site/typefaces.ts. */
export const fontVariables = ['--font-text', '--font-turk', '--font-cyrl', '--font-arab'];

/** Signs that somebody is reading: then the page has long been painted. */
const signsOfReading = ['scroll', 'pointerdown', 'keydown'];

/**
 * Fetches our typeface once a visitor begins to read, for the pages that follow. On the first page it would come 0.2 s after
 * the words and push them about; from the browser's own store it is there at once.
 */
export function fetchFontForNextPage(root: Document): void {
  if (root.documentElement.dataset.font !== undefined) return;
  const reading = new AbortController();
  const read = ({ target }: Event) => {
    // Whoever is in a box of the search waits for its index, and shall not wait for letters.
    if (target instanceof Element && target.closest('search') !== null) return;
    void fetchFont(root, reading);
  };
  for (const sign of signsOfReading) {
    addEventListener(sign, read, { signal: reading.signal, passive: true });
  }
}

async function fetchFont(root: Document, reading: AbortController): Promise<void> {
  reading.abort();
  const style = getComputedStyle(root.documentElement);
  // A page names one of them.
  const family = fontVariables.map((name) => style.getPropertyValue(name)).join('');
  try {
    // Turkish has a file of its own for the letters that others lack.
    const loaded = await root.fonts.load(`1em ${family}`, 'aş');
    if (loaded.length > 0) localStorage.setItem(fontKey, 'fetched');
  } catch {
    // Offline, or storage is refused: the system's own typeface serves as well.
  }
}
