import type { Locator, Page } from '@playwright/test';
import { smallWindow, wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { scrollToShare } from '../support/journeys/scroll.ts';

const guide = '/services/uk/uk-driving-license';

test.use({ viewport: wideWindow });

test('what is in the first window is there from the start, and what is below waits', async ({
  page,
}) => {
  await page.goto('/');
  const sections = page.locator('main section:not(section section, :has([data-items]))');
  const states = await sections.evaluateAll((elements) =>
    elements.map((element) => {
      const { opacity, animationName } = getComputedStyle(element);
      const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
      return { isBelow, opacity, animationName };
    }),
  );
  expect(states.map(({ isBelow }) => isBelow)).toEqual([false, true, true, true, true]);
  for (const { isBelow, ...look } of states) {
    expect(look).toEqual({ opacity: isBelow ? '0' : '1', animationName: 'none' });
  }
});

test('at 400 % zoom a section that no window holds 30 % of comes into view as well', async ({
  page,
}) => {
  const zoomed = { width: 320, height: 256 };
  await page.setViewportSize(zoomed);
  await page.goto(guide);
  const section = page.locator('#learning-and-tests');
  await expect(section).toHaveCSS('opacity', '0');
  await scrollToShare(section, 0.05);
  await expect(section).toHaveCSS('opacity', '0');
  await scrollToShare(section, 0.15);
  const height = (await section.boundingBox())?.height ?? 0;
  expect(0.3 * height).toBeGreaterThan(zoomed.height);
  await expect(section).toHaveCSS('opacity', '1');
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
  const section = page.locator('#questions');
  const question = section.locator('summary').first();
  await scrollToShare(section, 0.2);
  expect(await opacityOf(question)).toBe(0);
  await question.evaluate((element) => element.focus({ preventScroll: true }));
  await expect.poll(() => opacityOf(question)).toBe(1);
});

test('a visitor who searches in the page finds nothing hidden', async ({ page }) => {
  await page.goto(guide);
  const hidden = page.locator('[data-reveal="waiting"]');
  expect(await hidden.count()).toBeGreaterThan(0);
  // What the window hears when its browser's search box takes the focus; the browser of the tests has no such box.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectNothingHidden(page);
});

test('on paper nothing is hidden', async ({ page }) => {
  for (const path of ['/', guide]) {
    await page.goto(path);
    await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expectNothingHidden(page);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('for a visitor who asked for less motion nothing waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', guide]) {
    await page.goto(path);
    await expectNothingHidden(page);
  }
});

test('a visitor who asks for less motion later finds nothing hidden', async ({ page }) => {
  await page.goto(guide);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNothingHidden(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', async ({ page }) => {
    for (const path of ['/', guide]) {
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
    await page.goto(guide);
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
