import playwrightConfig from '../../playwright.config.ts';
import { smallWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { pagesByLayout } from '../support/journeys/site-paths.ts';
import { whatDoesNotFit } from '../support/journeys/text-in-sight.ts';

const { launchOptions } = playwrightConfig.use ?? {};

// A browser that was told to write twice as large. The 404 page comes with its status, which Chromium reports.
test.use({
  expectedErrors: /status of 404/,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of pagesByLayout().flatMap(([longest]) => longest ?? [])) {
  test(`${path} fits the window of a phone in letters twice as large`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(smallWindow);
    await page.goto(path);
    const root = page.locator('html');
    await expect(root).toHaveCSS('font-size', '32px');
    expect(await whatDoesNotFit(page)).toEqual([]);
  });
}
