import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved on the page without a visitor's doing, as the browser counts it (CLS). */
    layoutShift: number;
  }
}

/** From the next page on, counts what moves without a visitor's doing. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & LayoutShift;
        if (!hadRecentInput) window.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far, in the browser's own measure; 0 is nothing. */
export async function layoutShiftOf(page: Page): Promise<number> {
  // Two frames, so that what was drawn last is counted.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift)));
      }),
  );
}

type LayoutShift = { hadRecentInput: boolean; value: number };
