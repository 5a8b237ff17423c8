import type { Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';
import { smallWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { pagesByLayout } from '../support/journeys/site-paths.ts';
import { textOutOfSight } from '../support/journeys/text-in-sight.ts';

const { launchOptions } = playwrightConfig.use ?? {};

/** The narrowest window in which WCAG 1.4.10 wants a page to fit: 1280 px at 400 % zoom. */
const narrowest = { width: 320, height: 640 };

// The 404 page comes with its status, which Chromium reports.
test.use({ expectedErrors: /status of 404/ });

/** The page with the most to show of each layout. */
const longestPages = pagesByLayout().flatMap(([longest]) => longest ?? []);

for (const path of longestPages) {
  test(`${path} fits a window of 320 px, also with the spacing that readers may set`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(narrowest);
    await page.goto(path);
    const findings = await findingsIn(page, '320 px');
    await setTextSpacing(page);
    findings.push(...(await findingsIn(page, '320 px, spaced')));
    expect(findings).toEqual([]);
  });
}

test.describe('in a browser that was told to write twice as large', () => {
  test.use({
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
    },
  });

  for (const path of longestPages) {
    test(`${path} fits the window of a phone`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(smallWindow);
      await page.goto(path);
      const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(font).toBe('32px');
      expect(await findingsIn(page, 'letters of 32 px')).toEqual([]);
    });
  }
});

/** As WCAG 1.4.12 wants it to be possible. A sheet of the page's own, because its policy lets nobody add a style element. */
async function setTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

async function findingsIn(page: Page, how: string): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  const wide =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
  return [...wide, ...(await textOutOfSight(page))].map((finding) => `${how}: ${finding}`);
}
