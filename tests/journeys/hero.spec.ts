import type { Page } from '@playwright/test';
import { prefixOf } from '../../compiler/routes.ts';
import { content, translations } from '../support/content.ts';
import { heroOf, shownPlace } from '../support/journeys/hero.ts';
import { home } from '../support/journeys/home.ts';
import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { smallWindow, wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { setHidden, stopTime } from '../support/journeys/stopped-time.ts';
import { drag } from '../support/journeys/touch.ts';

/** How long a slide stays; home-numbers.spec.ts holds it to the millisecond. */
const slideMs = 5_000;
const longTimeMs = 4 * slideMs;

/** The way into the finder from its first question, under the two choices. */
const finderStart = content.finder.start;

test.use({ viewport: wideWindow });

test('a mouse over the slideshow pauses it, and a whole turn follows when it leaves', async ({
  page,
}) => {
  const time = await openHome(page);
  const { hero, stop } = heroOf(page);
  await hero.hover();
  await time.pass(longTimeMs);
  expect(await shownPlace(page)).toBe(1);
  await expect(stop, 'pausing is not stopping').toBeVisible();
  await page.getByRole('banner').hover();
  await time.pass(slideMs - 1);
  expect(await shownPlace(page)).toBe(1);
  await time.pass(1);
  expect(await shownPlace(page)).toBe(2);
});

test('the first stop of the Tab key in the slideshow is its pause button, and the focus stops the slides for good', async ({
  page,
}) => {
  const time = await openHome(page);
  const { start, stop, previous, dot, next, slide } = heroOf(page);
  await tabIntoHero(page);
  await expect(start).toBeFocused();
  await time.pass(longTimeMs);
  expect(await shownPlace(page)).toBe(1);
  const controls = [previous, dot(1), dot(2), dot(3), next];
  for (const control of [...controls, slide(1).getByRole('link')]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('#countries').getByRole('link').first()).toBeFocused();
  await time.pass(longTimeMs);
  expect(await shownPlace(page), 'long after the focus has left').toBe(1);
  await start.click();
  await page.getByRole('banner').hover();
  await expect(stop).toBeVisible();
  await time.pass(slideMs);
  expect(await shownPlace(page), 'once a visitor has started it again').toBe(2);
});

test('the slides that the keyboard has stopped are started and stopped again with the same button', async ({
  page,
}) => {
  const time = await openHome(page);
  const { start, stop } = heroOf(page);
  await tabIntoHero(page);
  await page.keyboard.press('Enter');
  await expect(stop).toBeFocused();
  await time.pass(slideMs);
  expect(await shownPlace(page)).toBe(2);
  await page.keyboard.press('Space');
  await expect(start).toBeFocused();
  await time.pass(longTimeMs);
  expect(await shownPlace(page)).toBe(2);
});

test('with the mouse too the pause button stops the slides until it starts them', async ({
  page,
}) => {
  const time = await openHome(page);
  const { start, stop } = heroOf(page);
  await stop.click();
  await page.getByRole('banner').hover();
  await time.pass(longTimeMs);
  expect(await shownPlace(page)).toBe(1);
  await start.click();
  await page.getByRole('banner').hover();
  await time.pass(slideMs);
  expect(await shownPlace(page)).toBe(2);
});

test('dots and arrows show the slide that they name, round both ends, and mark it', async ({
  page,
}) => {
  await openHome(page);
  const { previous, next, dot } = heroOf(page);
  const steps = [
    [next, 2],
    [next, 3],
    [next, 1],
    [previous, 3],
    [dot(2), 2],
    [dot(1), 1],
  ] as const;
  for (const [control, place] of steps) {
    await control.click();
    expect(await shownPlace(page)).toBe(place);
    for (const other of [1, 2, 3]) {
      if (other === place) await expect(dot(other)).toHaveAttribute('aria-current', 'true');
      else await expect(dot(other)).not.toHaveAttribute('aria-current');
    }
  }
});

test('the finder stands still while the slides turn, and can be used on each', async ({ page }) => {
  const time = await openHome(page);
  const need = page.getByRole('main').getByRole('combobox').first();
  const before = await need.boundingBox();
  for (const place of [1, 2, 3]) {
    expect(await shownPlace(page)).toBe(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(need).toBeEnabled();
    expect(await need.boundingBox()).toEqual(before);
    await time.pass(slideMs);
  }
});

for (const prefix of ['', ...translations.map(({ locale }) => prefixOf(locale))]) {
  test(`the finder of ${prefix}/ begins where the page's column does, at every width`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await page.evaluate(() => {
        const isFromRight = document.dir === 'rtl';
        const startOf = (element: Element | null | undefined) => {
          const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
          return isFromRight ? document.documentElement.clientWidth - right : left;
        };
        const heading = document.querySelector('main h1');
        const card = heading?.parentElement?.getBoundingClientRect();
        return {
          card: startOf(heading?.parentElement),
          words: startOf(heading),
          column: startOf(document.querySelector('#countries')),
          end: isFromRight ? -(card?.left ?? 0) : (card?.right ?? 0) - innerWidth,
        };
      });
      // On phones the card fills the window and its words keep to the column.
      expect(width < 768 ? places.words : places.card, `${width} px`).toBeCloseTo(places.column, 0);
      expect(places.end, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('a slide that was asked for stays a whole turn', async ({ page }) => {
  const time = await openHome(page);
  await time.pass(slideMs - 1);
  await heroOf(page).dot(3).click();
  await page.getByRole('banner').hover();
  await time.pass(slideMs - 1);
  expect(await shownPlace(page)).toBe(3);
  await time.pass(1);
  expect(await shownPlace(page)).toBe(1);
});

test('slides out of sight can be neither seen nor reached, and each says which of how many it is', async ({
  page,
}) => {
  await openHome(page);
  const { slide, next } = heroOf(page);
  for (const place of [1, 2, 3]) {
    await expect(slide(place)).toHaveRole('group');
    await expect(slide(place)).toHaveAttribute('aria-roledescription', 'slide');
    await expect(slide(place)).toBeVisible();
    for (const other of [1, 2, 3].filter((number) => number !== place)) {
      await expect(slide(other)).toHaveAttribute('inert');
      await expect(slide(other)).toBeHidden();
    }
    await next.click();
  }
});

test('the slides are read aloud when a visitor has stopped them, and not while they turn by themselves', async ({
  page,
}) => {
  await openHome(page);
  const { hero, stop, start } = heroOf(page);
  const live = hero.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await stop.click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await start.click();
  await expect(live).toHaveAttribute('aria-live', 'off');
});

test('while the tab is hidden no slide turns, and a whole turn follows when it is seen again', async ({
  page,
}) => {
  const time = await openHome(page);
  await setHidden(page, true);
  await time.pass(longTimeMs);
  expect(await shownPlace(page)).toBe(1);
  await setHidden(page, false);
  await time.pass(slideMs - 1);
  expect(await shownPlace(page)).toBe(1);
  await time.pass(1);
  expect(await shownPlace(page)).toBe(2);
});

test('for a visitor who asked for less motion the slides stand still and change at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const time = await openHome(page);
  await expectStill(page, time);
  await heroOf(page).next.click();
  const moving = await heroOf(page).hero.evaluate(
    (hero) => hero.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
  expect(await shownPlace(page)).toBe(2);
});

test('a visitor who asks for less motion while it turns sees it stand still', async ({ page }) => {
  const time = await openHome(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStill(page, time);
});

for (const width of [smallWindow.width, 767]) {
  test(`in a window ${width} px wide the slides stand still and can be changed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const time = await openHome(page);
    await expectStill(page, time);
    await heroOf(page).next.click();
    expect(await shownPlace(page)).toBe(2);
  });
}

test('from 768 px on the slides turn', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 740 });
  const time = await openHome(page);
  await time.pass(slideMs);
  expect(await shownPlace(page)).toBe(2);
});

test('the pictures of the later slides are fetched after the page has loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The first picture comes late, so that the page has long been painted when it has loaded.
  const { promise: painted, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route(/hills/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heroOf(page).next).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const later = await heroOf(page)
    .hero.locator('[inert] img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => new URL((picture as HTMLImageElement).src).pathname),
    );
  expect(later).toHaveLength(2);
  expect(asked.filter((path) => later.includes(path))).toEqual([]);
  letLoad();
  await expect.poll(() => later.filter((path) => !asked.includes(path))).toEqual([]);
});

test('nothing on the page moves while the slideshow is enhanced and turns', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/');
  await expect(heroOf(page).stop).toBeVisible();
  await heroOf(page).stop.dispatchEvent('click');
  await heroOf(page).next.dispatchEvent('click');
  await heroOf(page).next.dispatchEvent('click');
  expect(await layoutShiftsOn(page)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a swipe shows the slide beside, round the end, and stops the slides for good', async ({
    page,
  }) => {
    const time = await openHome(page);
    const { hero, start } = heroOf(page);
    await drag(page, hero, { x: 80, y: 0 });
    expect(await shownPlace(page)).toBe(3);
    await drag(page, hero, { x: -80, y: 0 });
    expect(await shownPlace(page)).toBe(1);
    await expect(start).toBeVisible();
    await time.pass(longTimeMs);
    expect(await shownPlace(page)).toBe(1);
  });

  test('a swipe that begins on a link does not follow it, and a tap does', async ({ page }) => {
    await openHome(page);
    const { dot, slide } = heroOf(page);
    await dot(2).tap();
    const link = slide(2).getByRole('link');
    await drag(page, link, { x: -8, y: 0 });
    expect(await shownPlace(page)).toBe(3);
    await dot(2).tap();
    await expect(page).toHaveURL('/');
    await link.tap();
    await expect(page).toHaveURL('/faq');
  });

  test('a finger that trembles on a button presses it once', async ({ page }) => {
    await openHome(page);
    await drag(page, heroOf(page).next, { x: -8, y: 2 });
    expect(await shownPlace(page)).toBe(2);
  });

  test('a finger that moves up or down scrolls the page and leaves the slide', async ({ page }) => {
    const time = await openHome(page);
    await drag(page, heroOf(page).hero, { x: -8, y: -9 });
    expect(await shownPlace(page), 'too short to scroll').toBe(1);
    await drag(page, heroOf(page).hero, { x: -20, y: -200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await shownPlace(page)).toBe(1);
    await time.pass(slideMs);
    expect(await shownPlace(page)).toBe(2);
  });
});

test('choices that were sent before their script came lead on, and the way back is not the same way again', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/?document=passport&country=germany&whose=');
  await page.waitForURL('/find/germany/germany-passport');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide stands, with its words and without controls', async ({ page }) => {
    await page.goto('/');
    const { hero, slide } = heroOf(page);
    await expect(slide(1)).toBeVisible();
    await expect(slide(1).getByText(home.slides[0]?.caption ?? '')).toBeInViewport();
    await expect(page.getByRole('link', { name: finderStart, exact: true })).toBeInViewport();
    for (const link of await slide(1).getByRole('link').all()) await expect(link).toBeInViewport();
    for (const place of [2, 3]) await expect(slide(place)).toBeHidden();
    await expect(hero.getByRole('button')).toHaveCount(0);
  });
});

async function openHome(page: Page) {
  const time = await stopTime(page);
  await page.goto('/');
  await expect(heroOf(page).next).toBeVisible();
  return time;
}

/** From the last link above it the Tab key leads into the slideshow. */
async function tabIntoHero(page: Page): Promise<void> {
  const focused = heroOf(page).hero.locator(':focus');
  await page.getByRole('link', { name: home.paid, exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}

async function expectStill(page: Page, time: Awaited<ReturnType<typeof stopTime>>): Promise<void> {
  const { stop, start } = heroOf(page);
  await expect(stop).toBeHidden();
  await expect(start).toBeHidden();
  await time.pass(longTimeMs);
  expect(await shownPlace(page)).toBe(1);
}
