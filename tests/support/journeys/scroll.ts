import type { Locator } from '@playwright/test';

/**
 * Scrolls to where this share of a section is in sight at the window's lower edge, and waits until the browser has told those
 * who watch. In steps, as a visitor does: sections have their true heights only when they are near.
 */
export async function scrollToShare(section: Locator, share: number): Promise<void> {
  await section.evaluate(async (element, part) => {
    const longestStep = 200;
    const told = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
    const way = () => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top - window.innerHeight + part * height);
    };
    while (way() !== 0) {
      window.scrollBy({ top: Math.min(way(), longestStep), behavior: 'instant' });
      await told();
      await told();
    }
  }, share);
}
