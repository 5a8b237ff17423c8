import type { Locator, Page } from '@playwright/test';

type Way = { x: number; y: number };

/** Draws a finger over the middle of an element, by so many pixels. For pages of a test with `hasTouch`. */
export async function drag(page: Page, element: Locator, { x, y }: Way): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('What is not shown cannot be touched.');
  const start = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Way[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  // In two steps, for a browser takes the first as the question whether the page wants to scroll.
  for (const share of [0.5, 1]) {
    await touch('touchMove', [{ x: start.x + x * share, y: start.y + y * share }]);
  }
  await touch('touchEnd', []);
  await devTools.detach();
}
