import type { Page } from '@playwright/test';
import { prefixOf } from '../../compiler/routes.ts';
import { translations } from '../support/content.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const path = '/services/uk/uk-passport';
const phone = { width: 390, height: 844 };

const translated = translations.map(({ locale, language: { name, tag, direction } }) => ({
  name,
  tag,
  direction,
  path: prefixOf(locale) + path,
}));

for (const { name, tag, direction, path: to } of translated) {
  test(`on a phone the globe leads to ${name} and back`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await opener(page).click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
    await opener(page).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(path);
  });
}

const [first] = translated;
if (first === undefined) throw new Error('The page has no translation to go to.');

test('the globe opens with a key, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  const link = page.getByRole('link', { name: first.name });
  await expect(link).toBeHidden();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link, 'the language of the page itself is no link').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

for (const width of [1440, 1920]) {
  test(`at ${width} px the languages stand in the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(opener(page)).toBeHidden();
    for (const { name } of translated) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({
        ratio: 1,
      });
    }
  });
}

for (const width of [320, 768, 1024]) {
  test(`at ${width} px the globe opens the languages on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await opener(page).click();
    for (const { name } of translated) {
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the globe leads to another language', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await opener(page).click();
    await page.getByRole('link', { name: first.name }).click();
    await expect(page).toHaveURL(first.path);
  });
});

/** The globe in the bar. It bears its name in the language of the page. */
function opener(page: Page) {
  return page.getByRole('banner').locator('button[popovertarget="languages"]');
}
