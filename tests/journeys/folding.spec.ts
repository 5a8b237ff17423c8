import type { Page } from '@playwright/test';
import { siteRoutes } from '../support/content.ts';
import { expect, lookTest, test } from '../support/journeys/page-test.ts';
import { prefixes } from '../support/locales.ts';

const phone = { width: 390, height: 844 };
const screen = { width: 1440, height: 900 };
const guide = '/services/uk/uk-residence-permit';
const topic = 'How do I extend a permit with an end date?';
const answer = 'You apply to extend the permission behind your eVisa';

/** A page is read on a phone, so none is longer than some ten of its screens. */
const mostPx = 9_000;

/** Cases are alike in all languages, and longest in these. */
const longest = new Set(['/fr', '/uk-ua']);

const row = (page: Page) => page.locator('summary').filter({ hasText: topic });
const words = (page: Page) => page.getByText(answer);

for (const prefix of prefixes) {
  lookTest(
    `no page of ${prefix}/ is higher than nine thousand pixels on a phone`,
    async ({ page }) => {
      // Some two hundred pages; a machine with much else to do needs minutes.
      lookTest.setTimeout(600_000);
      await page.setViewportSize(phone);
      const tooHigh: string[] = [];
      for (const { path, kind } of siteRoutes) {
        // A question of the finder is a screen or two.
        if (kind === 'find' || (kind === 'case' && !longest.has(prefix))) continue;
        await page.goto(prefix + (prefix !== '' && path === '/' ? '' : path));
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height > mostPx) tooHigh.push(`${path}: ${height}`);
      }
      expect(tooHigh).toEqual([]);
    },
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('on a phone a topic opens by its row, by touch and by keyboard', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(guide);
      await expect(words(page)).toBeHidden();
      await row(page).click();
      await expect(words(page)).toBeVisible();
      await row(page).focus();
      await page.keyboard.press('Enter');
      await expect(words(page)).toBeHidden();
    });

    test('where there is room, and on paper, every topic stands open', async ({ page }) => {
      await page.setViewportSize(screen);
      await page.goto(guide);
      await expect(words(page)).toBeVisible();
      await page.setViewportSize(phone);
      await page.emulateMedia({ media: 'print' });
      await expect(words(page)).toBeVisible();
    });
  });
}

test('a link to a topic opens it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${guide}#renewal`);
  await expect(words(page)).toBeInViewport();
  await page.goto(guide);
  await page.getByRole('button', { name: 'On this page' }).click();
  await page.locator('#contents').getByRole('link', { name: topic }).click();
  await expect(words(page)).toBeInViewport();
});

test('a row is a stop of the keyboard where it opens something, and a window that grows opens all', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(guide);
  await row(page).click();
  await expect(row(page)).not.toHaveAttribute('tabindex');
  await page.setViewportSize(screen);
  await expect(row(page)).toHaveAttribute('tabindex', '-1');
  await expect(page.locator('[data-fold]:not([open])')).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(page.locator('[data-fold][open]')).toHaveCount(0);
  await expect(row(page)).not.toHaveAttribute('tabindex');
});
