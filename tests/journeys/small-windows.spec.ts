import { expect, lookTest } from '../support/journeys/page-test.ts';
import { pagesByLayout } from '../support/journeys/site-paths.ts';
import { whatDoesNotFit } from '../support/journeys/text-in-sight.ts';
import { setTextSpacing } from '../support/journeys/text-spacing.ts';

/** The narrowest window in which WCAG 1.4.10 wants a page to fit: 1280 px at 400 % zoom. */
const narrowest = { width: 320, height: 640 };

// The 404 page comes with its status, which Chromium reports.
lookTest.use({ expectedErrors: /status of 404/ });

/** The page with the most to show of each layout. */
const longestPages = pagesByLayout().flatMap(([longest]) => longest ?? []);

for (const path of longestPages) {
  lookTest(
    `${path} fits a window of 320 px, also with the spacing that readers may set`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(narrowest);
      await page.goto(path);
      expect(await whatDoesNotFit(page)).toEqual([]);
      await setTextSpacing(page);
      expect(await whatDoesNotFit(page), 'spaced').toEqual([]);
    },
  );
}
