/** How much of a section is in sight when its items come. Source: the site specification's table of numbers. */
const shareInSight = 0.3;

/** Who may be shown things that wait: the condition of the style sheet, which also holds when the window changes later. */
const mayWait =
  '(prefers-reduced-motion: no-preference) and (width >= 48rem) and (height >= 40rem)';

/**
 * Lets the cards and pictures of sections below the first screen come into view, once, one after the other. All other text
 * is there from the start. Nothing is hidden before this runs, nothing in a small window or at high zoom, where waiting cards
 * would fill it, and nothing for visitors who asked for less motion. The style sheet says how far apart the items come.
 */
export function revealItems(root: Document): void {
  if (!matchMedia(mayWait).matches) return;
  const sections = [...root.querySelectorAll('main [data-items]')]
    .map((list) => list.closest('section') ?? list)
    .filter(isBelow);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries)
        if (intersectionRatio >= shareInSight) show(target);
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

  function show(section: Element): void {
    observer.unobserve(section);
    for (const item of itemsOf(section)) item.dataset.reveal = 'shown';
  }
  /** Without a fade: browsers let none begin in a section that they do not draw, and its cards would stay hidden. */
  function showAtOnce(section: Element): void {
    observer.unobserve(section);
    for (const item of itemsOf(section)) delete item.dataset.reveal;
  }
  /** Who comes by the keyboard or by a link sees what they came to, however little of its section is in sight. */
  function showAround(place: EventTarget | null): void {
    for (const section of sections)
      if (place instanceof Node && section.contains(place)) show(section);
  }
  const showTarget = () => showAround(root.querySelector(':target'));
  root.addEventListener('focusin', ({ target }) => showAround(target));
  addEventListener('hashchange', showTarget);
  // The browser's own search takes the focus from the page, and scrolls to nothing that it believes to be in sight.
  addEventListener('blur', () => sections.forEach(showAtOnce));
  showTarget();
}

function isBelow(section: Element): boolean {
  return section.getBoundingClientRect().top >= innerHeight;
}

/** What comes one by one: cards and pictures. The selector also finds those of a list that stands in no section. */
function itemsOf(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[data-items] > *')];
}
