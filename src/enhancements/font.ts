import { fontKey } from './before-first-paint.ts';

/**
 * Fetches our typeface once the page is done, for the pages that follow. On the first page it would come 0.2 s after the
 * words and push them about; from the browser's own store it is there at once.
 */
export function fetchFontForNextPage(root: Document): void {
  if (root.documentElement.dataset.font !== undefined) return;
  addEventListener('load', async () => {
    const family = getComputedStyle(root.documentElement).getPropertyValue('--font-text');
    try {
      const loaded = await root.fonts.load(`1em ${family}`);
      if (loaded.length > 0) localStorage.setItem(fontKey, 'fetched');
    } catch {
      // Offline, or storage is refused: the system's own typeface serves as well.
    }
  });
}
