import type { Page } from '@playwright/test';

/** Long after any machine has got from one call to the next: a clock cannot be stopped in its past. */
const laterMs = 60_000;

/**
 * Stops the clock of the pages that follow: timers and animation frames run only as `pass` lets time pass, so that a test can
 * look just before and at a moment. Layout, scrolling and CSS go on as ever.
 */
export async function stopTime(page: Page) {
  const start = new Date('2026-11-21T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + laterMs);
  return { pass: (ms: number) => page.clock.runFor(ms) };
}

/** What a browser says when its tab is hidden or shown; the browser of the tests has no tabs to change. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
