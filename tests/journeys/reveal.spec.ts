import type { Locator, Page } from '@playwright/test';
import { smallWindow, wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { scrollToShare } from '../support/journeys/scroll.ts';

const guide = '/services/uk/uk-driving-license';
const landing = '/services/uk/uk-documents';
const fraud = '/safety/document-fraud';

/** All that may wait: cards and pictures. */
const itemSelector = 'main [data-items] > *';

/** The lowest window in which cards wait, in px. */
const leastHeight = 640;

test.use({ viewport: wideWindow });

test('cards and pictures below the first window wait, and text never does', async ({ page }) => {
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
        const { opacity, animationName } = getComputedStyle(element);
        const isBelow = section.getBoundingClientRect().top >= window.innerHeight;
        return { isBelow, opacity, animationName };
      }),
    );
    expect(items.filter(({ isBelow }) => isBelow).length, path).toBeGreaterThanOrEqual(3);
    for (const { isBelow, ...look } of items) {
      expect(look, path).toEqual({ opacity: isBelow ? '0' : '1', animationName: 'none' });
    }
    expect(await hiddenText(page), path).toEqual([]);
  }
});

for (const size of [smallWindow, wideWindow]) {
  test(`text is there at every place of a page, before anybody scrolled, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of [guide, landing, fraud]) {
      await page.goto(path);
      await page.waitForFunction(() => document.readyState === 'complete');
      expect(await hiddenText(page), path).toEqual([]);
      if (path !== landing) await expect(waiting(page), path).toHaveCount(0);
    }
  });
}

test('where waiting cards would fill the window nothing waits: on a phone, upright or not, and at 400 % zoom', async ({
  page,
}) => {
  for (const path of ['/', landing]) {
    for (const size of [smallWindow, { width: 844, height: 390 }, { width: 320, height: 256 }]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.waitForFunction(() => document.readyState === 'complete');
      await expectNothingHidden(page);
    }
  }
});

test('who zooms in later finds nothing hidden', async ({ page }) => {
  await page.goto('/');
  await expect(waiting(page).first()).toBeAttached();
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNothingHidden(page);
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

test('what the keyboard comes to can be seen, however little of its section is in sight', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#reasons');
  const link = section.getByRole('link').first();
  await scrollToShare(section, 0.2);
  expect(await opacityOf(link)).toBe(0);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expect.poll(() => opacityOf(link)).toBe(1);
});

test('a visitor who searches in the page finds nothing hidden', async ({ page }) => {
  await page.goto('/');
  expect(await waiting(page).count()).toBeGreaterThan(0);
  // What the window hears when its browser's search box takes the focus; the browser of the tests has no such box.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectNothingHidden(page);
});

test('on paper nothing is hidden', async ({ page }) => {
  await page.setViewportSize({ width: wideWindow.width, height: leastHeight });
  for (const path of ['/', landing]) {
    await page.goto(path);
    await expect(waiting(page).first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expectNothingHidden(page);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('for a visitor who asked for less motion nothing waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', guide, landing]) {
    await page.goto(path);
    await expectNothingHidden(page);
  }
});

test('a visitor who asks for less motion later finds nothing hidden', async ({ page }) => {
  await page.goto('/');
  await expect(waiting(page).first()).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNothingHidden(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', async ({ page }) => {
    for (const path of ['/', guide, landing]) {
      await page.goto(path);
      await expectNothingHidden(page);
    }
  });
});

test.describe('when scripts fail', () => {
  test.use({ expectedErrors: /./ });

  test('nothing is hidden', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'IntersectionObserver', { value: undefined });
    });
    await page.goto('/');
    await expectNothingHidden(page);
  });
});

/** Just below the bar that stays in sight, and visible. */
async function expectAtTop(section: Locator): Promise<void> {
  await expect.poll(() => opacityOf(section)).toBe(1);
  await expect
    .poll(async () => Math.abs(((await section.boundingBox())?.y ?? 0) - 80))
    .toBeLessThan(40);
}

/** How much of an element can be seen, all that it stands in taken together. */
function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((start) => {
    let opacity = 1;
    for (let part: Element | null = start; part !== null; part = part.parentElement) {
      opacity *= Number(getComputedStyle(part).opacity);
    }
    return opacity;
  });
}

function waiting(page: Page): Locator {
  return page.locator('[data-reveal="waiting"]');
}

/** Texts that nobody could see if they were in the window, those of cards left out. */
function hiddenText(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, li, dt, dd, td, summary)').evaluateAll((texts) =>
    texts
      .filter((text) => {
        if (text.closest('[data-items] > *, details > :not(summary), [inert], [hidden]'))
          return false;
        for (let part: Element | null = text; part !== null; part = part.parentElement) {
          if (getComputedStyle(part).opacity !== '1') return true;
        }
        return false;
      })
      .map((text) => text.outerHTML.slice(0, 80)),
  );
}

async function expectNothingHidden(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main section, main [data-items] > *')
        .evaluateAll((parts) =>
          parts
            .filter((part) => getComputedStyle(part).opacity !== '1')
            .map((part) => part.outerHTML.slice(0, 80)),
        ),
    )
    .toEqual([]);
}
