import type { Page } from '@playwright/test';
import { wideWindow } from '../support/journeys/menus.ts';
import { expect, lookTest } from '../support/journeys/page-test.ts';
import { pagesByLayout } from '../support/journeys/site-paths.ts';

// The 404 page comes with its status, which Chromium reports.
lookTest.use({ expectedErrors: /status of 404/ });

/** Enough to come through the frame and the first sections of any page. */
const mostStops = 60;

for (const path of pagesByLayout().flatMap(([longest]) => longest ?? [])) {
  lookTest(`${path} shows a ring around whatever the Tab key comes to`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(wideWindow);
    await page.goto(path);
    const bare: string[] = [];
    let stops = 0;
    for (; stops < mostStops; stops += 1) {
      await page.keyboard.press('Tab');
      const focused = await focusOn(page);
      if (focused === null) break;
      if (!focused.hasRing) bare.push(focused.name);
    }
    expect(stops).toBeGreaterThan(10);
    expect(bare).toEqual([]);
  });
}

/** What has the focus, and whether a ring of two pixels or more shows it; null once the focus has left the page. */
function focusOn(page: Page): Promise<{ name: string; hasRing: boolean } | null> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return null;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(activeElement);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return {
      name: activeElement.outerHTML.slice(0, 120),
      hasRing: isDrawn && outlineColor !== 'rgba(0, 0, 0, 0)',
    };
  });
}
