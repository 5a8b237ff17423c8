import type { Page } from '@playwright/test';
import { prefixOf } from '../../compiler/routes.ts';
import { translations } from '../support/content.ts';
import { menuButton } from '../support/journeys/menus.ts';
import { expect, lookTest } from '../support/journeys/page-test.ts';
import { setTextSpacing } from '../support/journeys/text-spacing.ts';

const widths = [320, 360, 390, 480, 640, 768, 900, 960, 1024, 1080, 1140, 1280, 1344, 1440, 1920];
const languages = ['', ...translations.map(({ locale }) => prefixOf(locale))];

/** As high as the bar may be while its words stand as we set them. */
const mostBarPx = 64;

for (const prefix of languages) {
  for (const typeface of ['the system’s', 'our']) {
    lookTest(
      `no word of ${prefix}/services breaks in its frame, in ${typeface} typeface`,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`${prefix}/services`);
        await page.evaluate(async (isOurs) => {
          if (!isOurs) return;
          document.documentElement.dataset.font = '';
          await document.fonts.ready;
        }, typeface === 'our');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await brokenWords(page), `${width} px`).toEqual([]);
          expect(await barHeight(page), `${width} px`).toBeLessThanOrEqual(mostBarPx);
        }
        await setTextSpacing(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await brokenWords(page), `${width} px, spaced`).toEqual([]);
        }
      },
    );
  }
}

lookTest('no word of the menu breaks where it covers the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/services');
  await menuButton(page).click();
  await setTextSpacing(page);
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('#menu details')) group.removeAttribute('name');
    for (const group of document.querySelectorAll('#menu details')) group.setAttribute('open', '');
  });
  expect(await brokenWords(page)).toEqual([]);
});

function barHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().height ?? 0);
}

/** The words at the top and at the foot of a page that stand on more than one line. An address may break at its signs. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, aside, footer')];
    return parts.flatMap(textsIn).flatMap(brokenIn);

    function textsIn(part: Element): Node[] {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts.filter((text) =>
        text.parentElement?.checkVisibility({ visibilityProperty: true }),
      );
    }

    function brokenIn(text: Node): string[] {
      const words = [...(text.textContent ?? '').matchAll(/[^\s/@.-]+/gu)];
      return words
        .filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word);
    }
  });
}
