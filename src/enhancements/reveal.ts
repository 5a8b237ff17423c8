/** How much of a section is in sight when its items come. Source: the site specification's table of numbers. */
const threshold = 0.3;

/**
 * Lets the sections below the first screen come into view, once, one item after the other. Nothing is hidden before this
 * runs, and nothing for visitors who asked for less motion. The style sheet says how far apart the items come.
 */
export function revealSections(root: Document): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  for (const section of root.querySelectorAll('main section')) {
    if (section.getBoundingClientRect().top >= innerHeight) hideUntilSeen(section);
  }
}

function hideUntilSeen(section: Element): void {
  const items = itemsOf(section);
  for (const [order, item] of items.entries()) {
    item.dataset.reveal = 'waiting';
    item.style.setProperty('--reveal-order', String(order));
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const item of items) item.dataset.reveal = 'shown';
    },
    { threshold: reachable(section) },
  );
  observer.observe(section);
}

/** The parts of a section that come one by one; the whole section where none are named. */
function itemsOf(section: Element): HTMLElement[] {
  const items = [...section.querySelectorAll<HTMLElement>('[data-items] > *')];
  return items.length > 0 ? items : [section as HTMLElement];
}

/** Of a section taller than the window 30 % may never be in sight at once; then half a window of it is enough. */
function reachable(section: Element): number {
  const { height } = section.getBoundingClientRect();
  return Math.min(threshold, innerHeight / 2 / Math.max(height, 1));
}
