/** How near to the visible part of the page an island is fetched, so that it is hydrated when a visitor reaches it. */
const margin = '300px';

/**
 * Fetches the script of an island when its place comes near, or somebody comes into a field that names it (`data-for`), and not before: React is
 * most of what a page weighs.
 * Shape: the build leaves such scripts as `<script type="text/island" data-src="…" data-styles="…">`, in an element that names the island with
 * `data-for`; the styles are those that only what islands draw has need of.
 */
export function fetchIslandsWhenNear(root: Document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) fetchIsland(root, target.getAttribute('data-island'));
      }
    },
    { rootMargin: margin },
  );
  for (const place of root.querySelectorAll('[data-island]')) observer.observe(place);
  root.addEventListener('focusin', ({ target }) => {
    fetchIsland(root, (target as Element).getAttribute('data-for'));
  });
  // What a browser puts back into a field when somebody comes back was touched then.
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-for]')) {
    if (field.value) fetchIsland(root, field.getAttribute('data-for'));
  }
}

function fetchIsland(root: Document, name: string | null): void {
  for (const waiting of root.querySelectorAll<HTMLScriptElement>(`[data-for="${name}"] script`)) {
    const { src, styles } = waiting.dataset;
    // On the server for development nothing waits.
    if (src === undefined) continue;
    waiting.remove();
    void fetchStyles(root, styles).then(() => import(/* @vite-ignore */ src));
  }
}

/** Nothing is drawn before its styles are there, or cannot be had. */
async function fetchStyles({ head }: Document, href: string | undefined): Promise<void> {
  const link = document.createElement('link');
  if (href === undefined) return;
  await new Promise((done) => {
    head.append(Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: done }));
  });
}
