import { fontKey } from './before-first-paint.ts';

/** The typefaces of site/typefaces.ts. */
const fontVariables = ['--font-text', '--font-turk', '--font-cyrl', '--font-arab'];

/** Signs that somebody is reading: then the page has long been painted. */
const signsOfReading = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Fetches our typeface once a visitor begins to read, for the pages that follow. On the first page it would come 0.2 s after
 * the words and push them about; from the browser's own store it is there at once.
 */
export function fetchFontForNextPage(root: Document): void {
  if (root.documentElement.dataset.font !== undefined) return;
  const reading = new AbortController();
  // Whoever touches the box of the search waits for its index, and shall not wait for letters.
  const signs =
    root.querySelector('[data-search]') === null ? signsOfReading : (['scroll'] as const);
  for (const sign of signs) {
    addEventListener(sign, () => fetchFont(root, reading), {
      signal: reading.signal,
      passive: true,
    });
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
