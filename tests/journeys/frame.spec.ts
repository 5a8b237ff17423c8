import type { Page } from '@playwright/test';
import {
  dropDowns,
  menuButton,
  menuLink,
  opener,
  plainLinks,
  smallWindow,
  wideWindow,
} from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

test('in a small window a button shows the menu with all its links, and Escape hides it', async ({
  page,
}) => {
  await page.setViewportSize(smallWindow);
  await page.goto('/services/uk/uk-passport');
  await menuButton(page).click();
  await expectEveryLink(page);
  await page.keyboard.press('Escape');
  await expect(menuLink(page, plainLinks[0]?.label ?? '')).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the link to a chat lies on nothing in a small window, and floats in a wide one', async ({
  page,
}) => {
  const chat = page.getByRole('complementary', { name: 'Chat' }).getByRole('link');
  for (const window of [smallWindow, { width: 768, height: 1024 }]) {
    await page.setViewportSize(window);
    await page.goto('/services/uk/uk-passport');
    await expect(chat).toHaveCSS('position', 'static');
    await expect(chat).not.toBeInViewport();
    await chat.scrollIntoViewIfNeeded();
    // In one look: sections above it may still be growing as they come near.
    const places = await chat.evaluate((link) => ({
      link: link.getBoundingClientRect(),
      endOfMain: document.querySelector('main')?.getBoundingClientRect().bottom ?? 0,
      footer: document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
    }));
    expect(places.link.top).toBeGreaterThanOrEqual(places.endOfMain - 1);
    expect(places.link.height).toBeGreaterThanOrEqual(44);
    expect(places.link.bottom).toBeLessThanOrEqual(places.footer);
  }
  await page.setViewportSize(wideWindow);
  await expect(chat).toHaveCSS('position', 'fixed');
  await expect(chat).toBeInViewport();
});

test('the page that warns of sellers who move to a chat has no link to one', async ({ page }) => {
  await page.goto('/safety/document-fraud');
  await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveCount(0);
  await page.goto('/policies/privacy');
  await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveCount(1);
});

test('the first stop of the Tab key leads over the frame to the main text', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to the main text' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('for a visitor who asked for less motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(wideWindow);
  await page.goto('/services/uk/uk-passport');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await opener(page, dropDowns[0]?.label ?? '').click();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
  const scrolling = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  );
  expect(scrolling).toBe('auto');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const window of [smallWindow, wideWindow]) {
    test(`every link of the menu can be reached, ${window.width} px wide`, async ({ page }) => {
      await page.setViewportSize(window);
      await page.goto('/');
      if (window === smallWindow) await menuButton(page).click();
      await expectEveryLink(page);
    });
  }

  test('nothing is hidden that a script would have to show', async ({ page }) => {
    await page.goto('/services/uk/uk-passport');
    for (const section of await page.getByRole('main').getByRole('heading').all()) {
      await expect(section).toBeVisible();
    }
  });
});
/** Opens one drop-down after the other and sees each link. */
async function expectEveryLink(page: Page): Promise<void> {
  for (const { label } of plainLinks) await expect(menuLink(page, label)).toBeInViewport();
  for (const { label, items } of dropDowns) {
    await opener(page, label).click();
    for (const item of items) await expect(menuLink(page, item.label)).toBeInViewport();
  }
}
