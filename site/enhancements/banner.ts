import { bannerKey } from './before-first-paint.ts';

/** Shows the banner's dismiss button and makes it work: the banner goes, and stays gone for this visitor. */
export function enhanceBanner(root: Document): void {
  const banner = root.querySelector('[data-banner]');
  const button = banner?.querySelector<HTMLButtonElement>('[data-dismiss]');
  if (banner == null || button == null) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    root.documentElement.dataset.bannerDismissed = '';
    // The focus would be lost with the button: the page's own text is next.
    root.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(bannerKey, 'dismissed');
    } catch {
      // Storage is refused: the banner is gone from this page and comes back on the next.
    }
  });
}
