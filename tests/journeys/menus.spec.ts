import type { Page } from '@playwright/test';
import { dropDowns, menuLink, opener, wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

test.use({ viewport: wideWindow });

/** At the edge of the page, far from any menu. */
const elsewhere = { x: 20, y: 700 };

const [first, second] = dropDowns;
if (first === undefined || second === undefined) throw new Error('The menu has two drop-downs.');

test('a drop-down opens under the mouse, stays open on a click and closes when the mouse leaves', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page, first.label).hover();
  await expect(firstLinkOf(page, first)).toBeVisible();
  await page.mouse.move(elsewhere.x, elsewhere.y);
  await expect(firstLinkOf(page, first)).toBeHidden();
  await opener(page, first.label).hover();
  await opener(page, first.label).click();
  await expect(firstLinkOf(page, first)).toBeVisible();
});

test('a click elsewhere closes an open drop-down', async ({ page }) => {
  await page.goto('/');
  await opener(page, first.label).click();
  await expect(firstLinkOf(page, first)).toBeVisible();
  await page.mouse.click(elsewhere.x, elsewhere.y);
  await expect(firstLinkOf(page, first)).toBeHidden();
});

for (const key of ['Enter', 'Space']) {
  test(`a drop-down opens with ${key}, and Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    await page.goto('/');
    await opener(page, first.label).focus();
    await page.keyboard.press(key);
    await expect(firstLinkOf(page, first)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(firstLinkOf(page, first)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstLinkOf(page, first)).toBeHidden();
    await expect(opener(page, first.label)).toBeFocused();
  });
}

test('a drop-down closes when the focus leaves it', async ({ page }) => {
  await page.goto('/');
  await opener(page, first.label).focus();
  await page.keyboard.press('Enter');
  for (const item of first.items) {
    await page.keyboard.press('Tab');
    await expect(menuLink(page, item.label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(firstLinkOf(page, first)).toBeHidden();
});

test('one drop-down is open at a time', async ({ page }) => {
  await page.goto('/');
  await opener(page, first.label).focus();
  await page.keyboard.press('Enter');
  await opener(page, second.label).hover();
  await expect(firstLinkOf(page, second)).toBeVisible();
  await expect(firstLinkOf(page, first)).toBeHidden();
});

test('a link of a menu leads to the top of its page, with every menu closed', async ({ page }) => {
  await page.goto('/services/uk/uk-passport');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await opener(page, second.label).click();
  await firstLinkOf(page, second).click();
  await expect(page).toHaveURL(second.items[0]?.path ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
});

test('the menu stays in sight at the end of a long page', async ({ page }) => {
  await page.goto('/services/uk/uk-passport');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(opener(page, first.label)).toBeInViewport();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens a drop-down and a second tap closes it', async ({ page }) => {
    await page.goto('/');
    await opener(page, first.label).tap();
    await expect(firstLinkOf(page, first)).toBeVisible();
    await opener(page, first.label).tap();
    await expect(firstLinkOf(page, first)).toBeHidden();
  });
});

function firstLinkOf(page: Page, { items }: NonNullable<typeof first>) {
  return menuLink(page, items[0]?.label ?? '');
}
