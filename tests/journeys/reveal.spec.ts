import type { Locator, Page } from '@playwright/test';
import { smallWindow, wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const guide = '/services/uk/uk-driving-license';
const landing = '/services/uk/uk-documents';
const fraud = '/safety/document-fraud';

/** All that may wait: cards and pictures. */
const itemSelector = 'main [data-items] > *';

/** The lowest window in which cards wait, in px. */
const leastHeight = 640;

test.use({ viewport: wideWindow });

test('cards and pictures below the first window wait a little lower', async ({ page }) => {
  for (const [path, height] of [
    ['/', wideWindow.height],
    [landing, leastHeight],
  ] as const) {
    await page.setViewportSize({ width: wideWindow.width, height });
    await page.goto(path);
    await expect(waiting(page).first()).toBeAttached();
    const items = await page.locator(itemSelector).evaluateAll((elements) =>
      elements.map((element) => {
        const section = element.closest('section') ?? element.parentElement ?? element;
        const isBelow = section.getBoundingClientRect().top >= window.innerHeight;
        return { isBelow, translate: getComputedStyle(element).translate };
      }),
    );
    expect(items.filter(({ isBelow }) => isBelow).length, path).toBeGreaterThanOrEqual(3);
    for (const { isBelow, translate } of items) {
      expect(translate, path).toBe(isBelow ? '0px 24px' : 'none');
    }
  }
});

for (const size of [smallWindow, { width: 390, height: 844 }, wideWindow]) {
  test(`no text is ever transparent while a page is scrolled, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of ['/', guide, landing, fraud]) {
      await page.goto(path);
      expect(await transparentTexts(page), path).toEqual([]);
    }
  });
}

test('where cards would fill the window nothing waits: on a phone, upright or not, and at 400 % zoom', async ({
  page,
}) => {
  for (const path of ['/', landing]) {
    for (const size of [smallWindow, { width: 844, height: 390 }, { width: 320, height: 256 }]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.waitForFunction(() => document.readyState === 'complete');
      await expect(waiting(page)).toHaveCount(0);
    }
  }
});

for (const size of [smallWindow, wideWindow]) {
  test(`a jump to a place on the page lands there, and it can be seen, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [path, id] of [
      ['/', 'testimonials'],
      ['/', 'questions'],
      [guide, 'what-goes-wrong'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await expectAtTop(page.locator(`#${id}`));
      await page.goto('about:blank');
      await page.goto(path);
      await page.evaluate((fragment) => window.location.assign(fragment), `#${id}`);
      await expectAtTop(page.locator(`#${id}`));
    }
  });
}

test('for a visitor who asked for less motion nothing waits, and nothing that waits is moved once one asks', async ({
  page,
}) => {
  await page.goto('/');
  await expect(waiting(page).first()).toHaveCSS('translate', '0px 24px');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(waiting(page).first()).toHaveCSS('translate', 'none');
  for (const path of ['/', guide, landing]) {
    await page.goto(path);
    await expect(waiting(page)).toHaveCount(0);
  }
});

/** Just below the bar that stays in sight. */
async function expectAtTop(section: Locator): Promise<void> {
  await expect
    .poll(async () => Math.abs(((await section.boundingBox())?.y ?? 0) - 80))
    .toBeLessThan(40);
}

function waiting(page: Page): Locator {
  return page.locator('[data-reveal="waiting"]');
}

/** Scrolls to the end of a page, and tells each text that somebody could not see on the way, at any moment. */
function transparentTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, summary)'),
    ].filter((text) => text.closest('details > :not(summary), [inert], [hidden]') === null);
    const found = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const text of texts.filter(isInWindow)) {
        if (!isSeen(text)) found.add(text.outerHTML.slice(0, 80));
      }
    }
    return [...found];

    function isInWindow(text: Element): boolean {
      const { top, bottom } = text.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    }

    function isSeen(text: Element): boolean {
      for (let part: Element | null = text; part !== null; part = part.parentElement) {
        if (getComputedStyle(part).opacity !== '1') return false;
      }
      return getComputedStyle(text).visibility === 'visible';
    }
  });
}
