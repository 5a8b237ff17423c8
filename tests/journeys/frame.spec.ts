import type { Page } from '@playwright/test';
import { words } from '../support/content.ts';
import {
  dropDowns,
  menuButton,
  menuLink,
  menuOf,
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

test('on a phone the open menu covers the page, and closes by its own button', async ({ page }) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await menuButton(page).click();
  expect(await menuOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  await page.getByRole('button', { name: words.frame.closeMenu }).click();
  await expect(menuOf(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('what stays in sight of a phone while a guide is read is the bar alone, at most 64 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/uk/uk-driving-license');
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ bottom, top, height }) => height > 0 && bottom > 0 && top < window.innerHeight)
      .map(({ height }) => height),
  );
  expect(heights).toHaveLength(1);
  expect(heights[0]).toBeLessThanOrEqual(64);
});

for (const width of [390, 1440]) {
  test(`the link to a chat lies on no text, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/',
      '/services/uk/uk-driving-license',
      '/products',
      '/ar',
      '/ar/contact',
    ]) {
      await page.goto(path);
      await expect(chatLink(page)).toHaveCSS('position', width < 1344 ? 'static' : 'fixed');
      expect(await textsUnderChat(page), path).toEqual([]);
    }
  });
}

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
    // The first group of a menu that covers the page lies open already.
    if (!(await menuLink(page, items[0]?.label ?? '').isVisible())) {
      await opener(page, label).click();
    }
    for (const item of items) {
      await menuLink(page, item.label).scrollIntoViewIfNeeded();
      await expect(menuLink(page, item.label)).toBeInViewport();
    }
  }
}

function chatLink(page: Page) {
  return page.locator('aside a[href^="https://wa.me"]');
}

/** Scrolls through the page, and tells the words that the link to the chat covers on the way. */
function textsUnderChat(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const link = document.querySelector('aside a[href^="https://wa.me"]');
    if (link === null) throw new Error('There is no link to a chat.');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const others = texts.filter((text) => !link.contains(text) && text.textContent?.trim() !== '');
    const covered = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const box = link.getBoundingClientRect();
      const under = others.filter((text) => isUnder(text, box));
      for (const text of under) covered.add(text.textContent ?? '');
    }
    return [...covered];

    function isUnder(text: Node, box: DOMRect): boolean {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isHit = [...range.getClientRects()].some((rect) => overlap(rect, box));
      return isHit && text.parentElement?.checkVisibility() === true && !isCutOff(text, box);
    }

    /** Cards of a carousel lie beside its window, where nobody sees them. */
    function isCutOff(text: Node, box: DOMRect): boolean {
      for (let around = text.parentElement; around !== null; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX !== 'visible' && !overlap(around.getBoundingClientRect(), box)) return true;
      }
      return false;
    }

    function overlap(one: DOMRect, other: DOMRect): boolean {
      return (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0
      );
    }
  });
}
