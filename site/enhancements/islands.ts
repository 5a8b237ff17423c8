/** How near to the visible part of the page an island is fetched, so that it is hydrated when a visitor reaches it. */
const margin = '300px';

/**
 * Fetches the script of each island when its place comes near, and not before: React is most of what a page weighs.
 * Shape: the build leaves such scripts as `<script type="text/island" data-src="…">`, after the place that they hydrate.
 */
export function fetchIslandsWhenNear(root: Document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const waiting of root.querySelectorAll<HTMLScriptElement>(
        'script[type="text/island"]',
      )) {
        const script = root.createElement('script');
        script.type = 'module';
        script.src = waiting.dataset.src ?? '';
        waiting.replaceWith(script);
      }
    },
    { rootMargin: margin },
  );
  for (const place of root.querySelectorAll('[data-island]')) observer.observe(place);
}
