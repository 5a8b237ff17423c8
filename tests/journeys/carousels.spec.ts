import type { Page } from '@playwright/test';
import { axeFindings } from '../support/journeys/axe.ts';
import { carouselOf, hydrateCarousel, placesInView } from '../support/journeys/carousel.ts';
import { offersTitle, testimonialsTitle } from '../support/journeys/home.ts';
import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { smallWindow, wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { setHidden, stopTime } from '../support/journeys/stopped-time.ts';
import { drag } from '../support/journeys/touch.ts';

/** How long testimonials stand, and longer than any move takes; home-numbers.spec.ts holds both to the spec. */
const turnMs = 3_000;
const moveMs = 2_000;
const longTimeMs = 4 * turnMs;

test.use({ viewport: wideWindow });

test('a carousel is fetched when a visitor comes near, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'load' });
  const offers = carouselOf(page, offersTitle);
  await expect(offers.next).toBeHidden();
  expect(asked.filter((url) => url.endsWith('.js') && !url.includes('/page.'))).toEqual([]);
  await hydrateCarousel(offers);
  await expect(offers.next).toBeVisible();
});

test('arrows and dots move the offers to what they name, round both ends, and mark it', async ({
  page,
}) => {
  const { offers, time } = await openOffers(page);
  const steps = [
    [offers.next, [2, 3, 4]],
    [offers.previous, [1, 2, 3]],
    [offers.previous, [7, 1, 2]],
    [offers.dot(5), [5, 6, 7]],
    [offers.next, [6, 7, 1]],
    [offers.next, [7, 1, 2]],
    [offers.next, [1, 2, 3]],
  ] as const;
  for (const [control, places] of steps) {
    await control.click();
    await time.pass(moveMs);
    expect(await placesInView(offers)).toEqual(places);
    await expect(offers.dot(places[0])).toHaveAttribute('aria-current', 'true');
    await expect(offers.carousel.locator('[aria-current]')).toHaveCount(1);
  }
});

test('cards out of sight are inert, so that the keyboard meets those in sight alone', async ({
  page,
}) => {
  const { offers, time } = await openOffers(page);
  await offers.dot(6).click();
  await time.pass(moveMs);
  expect(await placesInView(offers)).toEqual([6, 7, 1]);
  await expect(offers.carousel.locator('li[inert]')).toHaveCount(4);
  await offers.next.focus();
  const met = new Set<number>();
  for (;;) {
    await page.keyboard.press('Tab');
    const place = await offers.slides.evaluateAll((slides) =>
      slides.findIndex((slide) => slide.contains(document.activeElement)),
    );
    if (place < 0) break;
    met.add(place + 1);
  }
  expect([...met].toSorted()).toEqual([1, 6, 7]);
  expect(await placesInView(offers), 'the keyboard moves no card').toEqual([6, 7, 1]);
});

for (const size of [smallWindow, wideWindow]) {
  test(`testimonials do not move before a visitor asks, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { testimonials, time } = await openTestimonials(page);
    await page.mouse.move(0, 0);
    await time.pass(longTimeMs);
    await expectFirst(page, 1);
    await expect(testimonials.start).toBeVisible();
    await testimonials.start.click();
    await page.mouse.move(0, 0);
    await time.pass(turnMs);
    await expectFirst(page, 2);
  });
}

test('a mouse over testimonials or their buttons pauses them, and a whole turn follows when it leaves', async ({
  page,
}) => {
  const { testimonials, time } = await startTestimonials(page);
  for (const place of [testimonials.slides.first(), testimonials.next]) {
    await place.hover();
    await time.pass(longTimeMs);
    await expect(testimonials.stop, 'pausing is not stopping').toBeVisible();
    await expectFirst(page, 1);
  }
  await page.mouse.move(0, 0);
  await time.pass(turnMs - 1);
  await expectFirst(page, 1);
  await time.pass(1);
  await expectFirst(page, 2);
});

test('testimonials that were moved by hand stay a whole turn', async ({ page }) => {
  const { testimonials, time } = await startTestimonials(page);
  await time.pass(turnMs - 1);
  await testimonials.next.dispatchEvent('click');
  await time.pass(turnMs - 1);
  await expectFirst(page, 2);
  await time.pass(1);
  await expectFirst(page, 3);
});

test('the pause button is the first stop of the Tab key, and the focus stops the testimonials for good', async ({
  page,
}) => {
  const { testimonials, time } = await startTestimonials(page);
  const { start, stop, previous } = testimonials;
  await page.locator('#reasons').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await time.pass(longTimeMs);
  await expectFirst(page, 1);
  await page.keyboard.press('Tab');
  await expect(previous).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await time.pass(longTimeMs);
  await expectFirst(page, 1);
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(stop).toBeFocused();
  await time.pass(turnMs);
  await expectFirst(page, 2);
});

test('with the mouse too the pause button stops the testimonials until it starts them', async ({
  page,
}) => {
  const { testimonials, time } = await startTestimonials(page);
  await testimonials.stop.click();
  await page.mouse.move(0, 0);
  await time.pass(longTimeMs);
  await expectFirst(page, 1);
  await testimonials.start.click();
  await page.mouse.move(0, 0);
  await time.pass(turnMs);
  await expectFirst(page, 2);
});

test('testimonials that a visitor has stopped stay so when the window changes its size', async ({
  page,
}) => {
  const { testimonials, time } = await startTestimonials(page);
  await testimonials.stop.click();
  await page.mouse.move(0, 0);
  await time.pass(longTimeMs);
  for (const [width, places] of [
    [smallWindow.width, [1]],
    [wideWindow.width, [1, 2]],
  ] as const) {
    await page.setViewportSize({ ...wideWindow, width });
    await expect.poll(() => placesInView(testimonials)).toEqual(places);
    await time.pass(longTimeMs);
    await expectFirst(page, 1);
  }
});

test('testimonials that turn go on when the window changes its size', async ({ page }) => {
  const { testimonials, time } = await startTestimonials(page);
  // Embla looks at its size from its second frame on, and tells in a frame of the browser's own.
  await time.pass(100);
  await page.setViewportSize({ ...wideWindow, width: 1000 });
  for (const place of [2, 3, 1, 2]) {
    await expect(async () => {
      await time.pass(turnMs / 2);
      await expect(testimonials.dot(place)).toHaveAttribute('aria-current', 'true', { timeout: 1 });
    }).toPass();
  }
});

test('while the tab is hidden no testimonial turns', async ({ page }) => {
  const { time } = await startTestimonials(page);
  await setHidden(page, true);
  await time.pass(longTimeMs);
  await expectFirst(page, 1);
  await setHidden(page, false);
  await time.pass(turnMs);
  await expectFirst(page, 2);
});

test('slides are read aloud when they move because a visitor asked, and not when they turn by themselves', async ({
  page,
}) => {
  const { testimonials } = await startTestimonials(page);
  const live = testimonials.carousel.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await testimonials.stop.click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  const offers = carouselOf(page, offersTitle);
  await expect(offers.carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('for a visitor who asked for less motion nothing turns by itself, and moves are instant', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { testimonials, time } = await openTestimonials(page);
  await expect(testimonials.stop).toBeHidden();
  await expect(testimonials.start).toBeHidden();
  await time.pass(longTimeMs);
  await expectFirst(page, 1);
  await testimonials.next.click();
  expect(await placesInView(testimonials)).toEqual([2, 3]);
  const offers = carouselOf(page, offersTitle);
  await offers.dot(4).click();
  expect(await placesInView(offers)).toEqual([4, 5, 6]);
});

test('carousels that are hydrated can be used by everybody', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const title of [offersTitle, testimonialsTitle])
    await hydrateCarousel(carouselOf(page, title));
  for (const size of [smallWindow, wideWindow]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page, { within: '[data-carousel]' })).toEqual([]);
  }
});

test('a visitor who asks for less motion while testimonials turn sees them stand still', async ({
  page,
}) => {
  const { testimonials, time } = await startTestimonials(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(testimonials.carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await time.pass(longTimeMs);
  await expectFirst(page, 1);
});

test('on paper every slide can be seen, and afterwards those that were in view before', async ({
  page,
}) => {
  const { testimonials, time } = await openTestimonials(page);
  await testimonials.next.click();
  await carouselOf(page, offersTitle).dot(5).click();
  await time.pass(moveMs);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  for (const title of [offersTitle, testimonialsTitle]) {
    const carousel = carouselOf(page, title);
    await expect(carousel.next).toBeHidden();
    const slides = await carousel.slides.all();
    const boxes = await Promise.all(slides.map((slide) => slide.boundingBox()));
    expect(boxes.every((box) => box !== null && box.x >= 0)).toBe(true);
    expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size, 'no two at one place').toBe(
      slides.length,
    );
    await expect(carousel.carousel.locator('[data-viewport]')).toHaveCSS('overflow', 'visible');
  }
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect
    .poll(() => placesInView(carouselOf(page, offersTitle)), 'as they were')
    .toEqual([5, 6, 7]);
});

for (const size of [smallWindow, wideWindow]) {
  test(`nothing moves before, while and after the carousels are hydrated, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await watchLayoutShifts(page);
    await page.goto('/');
    for (const title of [offersTitle, testimonialsTitle]) {
      const carousel = carouselOf(page, title);
      await hydrateCarousel(carousel);
      expect(await layoutShiftsOn(page), 'hydrated').toEqual([]);
      await carousel.next.dispatchEvent('click');
      await expect.poll(async () => (await placesInView(carousel))[0]).toBe(2);
      expect(await layoutShiftsOn(page), 'moved').toEqual([]);
    }
  });
}

test.describe('when their script does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('every card can still be reached, and what a visitor has scrolled to stays when it comes', async ({
    page,
  }) => {
    const { promise, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/CarouselSection.*\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/');
    const offers = carouselOf(page, offersTitle);
    await offers.slides.nth(4).scrollIntoViewIfNeeded();
    await expect.poll(() => placesInView(offers)).toContain(5);
    const places = await placesInView(offers);
    letCome();
    await hydrateCarousel(offers);
    expect(await placesInView(offers)).toEqual(places);
    await expect(offers.dot(places[0] ?? 0)).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: smallWindow });

  test('a swipe moves the testimonials, round the end, and stops them for good', async ({
    page,
  }) => {
    const { testimonials, time } = await startTestimonials(page);
    await drag(page, testimonials.slides.first(), { x: 200, y: 0 });
    await time.pass(moveMs);
    await expectFirst(page, 3);
    await expect(testimonials.start).toBeVisible();
    await time.pass(longTimeMs);
    await expectFirst(page, 3);
    await drag(page, testimonials.slides.nth(2), { x: -200, y: 0 });
    await time.pass(moveMs);
    await expectFirst(page, 1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('offers are a row to scroll that snaps to each card', async ({ page }) => {
    await page.goto('/');
    const { carousel, slides, next } = carouselOf(page, offersTitle);
    await expect(slides).toHaveCount(7);
    await expect(next).toBeHidden();
    for (const slide of await slides.all()) {
      await expect(slide).not.toHaveAttribute('inert');
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.5 });
    }
    await expect(carousel.locator('[data-viewport]')).toHaveCSS(
      'scroll-snap-type',
      /x mandatory|inline mandatory/,
    );
  });

  test('testimonials are a list, one below the other', async ({ page }) => {
    await page.goto('/');
    const { carousel, slides, next } = carouselOf(page, testimonialsTitle);
    await carousel.scrollIntoViewIfNeeded();
    await expect(next).toBeHidden();
    const boxes = await Promise.all((await slides.all()).map((slide) => slide.boundingBox()));
    expect(boxes.map((box) => box?.x)).toEqual([boxes[0]?.x, boxes[0]?.x, boxes[0]?.x]);
    const window = await carousel.locator('[data-viewport]').boundingBox();
    expect(boxes.every((box) => (box?.width ?? 0) <= (window?.width ?? 0))).toBe(true);
    expect(boxes[1]?.y).toBeGreaterThan(boxes[0]?.y ?? 0);
    expect(boxes[2]?.y).toBeGreaterThan(boxes[1]?.y ?? 0);
  });
});

async function openOffers(page: Page) {
  const time = await stopTime(page);
  await page.goto('/');
  const offers = carouselOf(page, offersTitle);
  await hydrateCarousel(offers);
  return { offers, time };
}

async function openTestimonials(page: Page) {
  const time = await stopTime(page);
  await page.goto('/');
  const testimonials = carouselOf(page, testimonialsTitle);
  await hydrateCarousel(testimonials);
  await time.pass(0);
  return { testimonials, time };
}

/** The testimonials, once a visitor has asked them to move. */
async function startTestimonials(page: Page) {
  const opened = await openTestimonials(page);
  await opened.testimonials.start.click();
  await page.mouse.move(0, 0);
  await opened.time.pass(0);
  return opened;
}

/** Expects the testimonials to show this one first, whether they are still moving or at rest. */
async function expectFirst(page: Page, place: number): Promise<void> {
  await expect(carouselOf(page, testimonialsTitle).dot(place)).toHaveAttribute(
    'aria-current',
    'true',
  );
}
