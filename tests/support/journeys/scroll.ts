import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { openForm } from './enquiry-form.ts';

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

/**
 * Brings every part of a page into view, one after the other, and waits until all that is asked for on the way has come:
 * pictures, the typeface, and islands that work. The form wakes only where it is opened.
 */
export async function readThrough(page: Page, { opensForm = true } = {}): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await scrollDown(page);
  if (opensForm) {
    await openForm(page);
    await scrollDown(page);
    // The search, and the check of offers, wait for a touch of their field, which reading is not.
    const waits = '[data-search], [data-offer-check]';
    const asleep =
      'script[type="text/island"], [data-state="static"], form[method="post"]:not([novalidate])';
    await expect(page.locator(`body:not(:has(${waits})) :is(${asleep})`)).toHaveCount(0);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await expect.poll(() => underWay.size).toBe(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** From where the window is to the end of the page, a little less than a window at a time. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A frame that was truly drawn, also where the clock is the test's own.
    const drawn = () =>
      new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    const step = 0.9 * window.innerHeight;
    for (let top = window.scrollY; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
  });
}
