/** How much of a section is in sight when its items come. Source: the site specification's table of numbers. */
const shareInSight = 0.3;

/** Who may be shown things that move: the condition of the style sheet, which also holds when the window changes later. */
const mayWait =
  '(prefers-reduced-motion: no-preference) and (width >= 48rem) and (height >= 40rem)';

/**
 * Lets the cards and pictures of sections below the first screen rise to their places, once, one after the other. They can be read
 * before and meanwhile. The style sheet says how far apart the items come.
 */
function revealItems(root: Document): void {
  if (!matchMedia(mayWait).matches) return;
  const sections = [...root.querySelectorAll('main [data-items]')]
    .map((list) => list.closest('section') ?? list)
    .filter((section) => section.getBoundingClientRect().top >= innerHeight);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        if (intersectionRatio < shareInSight) continue;
        observer.unobserve(target);
        for (const item of itemsOf(target)) item.dataset.reveal = 'shown';
      }
    },
    { threshold: shareInSight },
  );
  for (const section of sections) {
    for (const [order, item] of itemsOf(section).entries()) {
      item.dataset.reveal = 'waiting';
      item.style.setProperty('--reveal-order', String(order));
    }
    observer.observe(section);
  }
}

/** What comes one by one: cards and pictures. The selector also finds those of a list that stands in no section. */
function itemsOf(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[data-items] > *')];
}

revealItems(document);
