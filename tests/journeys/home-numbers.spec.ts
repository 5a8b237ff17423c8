import type { Locator } from '@playwright/test';
import { settingsSchema } from '../../compiler/schemas/settings.ts';
import rawSettings from '../../content/settings.json' with { type: 'json' };
import { carouselOf, hydrateCarousel, placesInView } from '../support/journeys/carousel.ts';
import { heroOf, shownPlace } from '../support/journeys/hero.ts';
import { home, offersTitle, testimonialsTitle } from '../support/journeys/home.ts';
import { wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { scrollToShare } from '../support/journeys/scroll.ts';
import { stopTime } from '../support/journeys/stopped-time.ts';
import { drag } from '../support/journeys/touch.ts';

// The site specification's table of numbers, a test or two for each of its rows, in its order.

const settings = settingsSchema.parse(rawSettings);

/** A frame of the browser's screen. */
const frameMs = 17;

test.use({ viewport: wideWindow });

test('the slideshow shows three slides for 5000 ms each, without end', async ({ page }) => {
  const time = await stopTime(page);
  await page.goto('/');
  await expect(heroOf(page).next).toBeVisible();
  await expect(heroOf(page).hero.locator('[aria-roledescription="slide"]')).toHaveCount(3);
  for (const [shown, following] of [
    [1, 2],
    [2, 3],
    [3, 1],
    [1, 2],
  ] as const) {
    await time.pass(4_999);
    expect(await shownPlace(page)).toBe(shown);
    await time.pass(1);
    expect(await shownPlace(page)).toBe(following);
  }
});

test('a slide of the slideshow gives way within 350 ms', async ({ page }) => {
  await page.goto('/');
  for (const place of [1, 2, 3]) {
    const slide = heroOf(page).slide(place);
    await expect(slide).toHaveCSS('transition-property', 'opacity, visibility');
    await expect(slide).toHaveCSS('transition-duration', '0.35s, 0.35s');
    await expect(slide).toHaveCSS('transition-delay', '0s, 0s');
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger has swiped the slideshow when it has moved more than 5 px', async ({ page }) => {
    await stopTime(page);
    await page.goto('/');
    const { hero, next } = heroOf(page);
    await expect(next).toBeVisible();
    for (const x of [-5, 5]) {
      await drag(page, hero, { x, y: 0 });
      expect(await shownPlace(page), `${x} px`).toBe(1);
    }
    await drag(page, hero, { x: -6, y: 0 });
    expect(await shownPlace(page)).toBe(2);
    await drag(page, hero, { x: 6, y: 0 });
    expect(await shownPlace(page)).toBe(1);
  });
});

for (const [width, places] of [
  [767, [1]],
  [768, [1, 2]],
  [1023, [1, 2]],
  [1024, [1, 2, 3]],
  [1440, [1, 2, 3]],
] as const) {
  test(`of the seven offers ${places.length} are in view ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const offers = carouselOf(page, offersTitle);
    await hydrateCarousel(offers);
    await expect(offers.slides).toHaveCount(7);
    expect(await placesInView(offers)).toEqual(places);
    await expect(offers.carousel.locator('li:not([inert])')).toHaveCount(places.length);
  });
}

for (const [width, places] of [
  [360, [1]],
  [768, [1]],
  [769, [1, 2]],
  [1440, [1, 2]],
] as const) {
  test(`of the testimonials ${places.length} are shown ${width} px wide`, async ({ page }) => {
    await stopTime(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const testimonials = carouselOf(page, testimonialsTitle);
    await hydrateCarousel(testimonials);
    expect(await placesInView(testimonials)).toEqual(places);
    await expect(testimonials.carousel.locator('li:not([inert])')).toHaveCount(places.length);
  });
}

test('testimonials that a visitor has started move on by one after 3000 ms, without end', async ({
  page,
}) => {
  const time = await stopTime(page);
  await page.goto('/');
  const testimonials = carouselOf(page, testimonialsTitle);
  await hydrateCarousel(testimonials);
  await testimonials.start.dispatchEvent('click');
  for (const [first, places] of [
    [1, [2, 3]],
    [2, [3, 1]],
    [3, [1, 2]],
  ] as const) {
    await time.pass(2_999);
    await expect(testimonials.dot(first)).toHaveAttribute('aria-current', 'true');
    await time.pass(1);
    await expect(testimonials.dot(places[0])).toHaveAttribute('aria-current', 'true');
    // To look where they come to rest, without the time that would move them on.
    await time.pass(2_000);
    expect(await placesInView(testimonials)).toEqual(places);
    await testimonials.stop.dispatchEvent('click');
    await testimonials.start.dispatchEvent('click');
  }
});

test('a testimonial comes to rest 800 ms after it began to move', async ({ page }) => {
  const time = await stopTime(page);
  await page.goto('/');
  const testimonials = carouselOf(page, testimonialsTitle);
  await hydrateCarousel(testimonials);
  await testimonials.next.dispatchEvent('click');
  await time.pass(800 - 3 * frameMs);
  expect(await pixelsFromRest(testimonials), 'just before').toBeGreaterThan(1);
  await time.pass(3 * frameMs);
  expect(await pixelsFromRest(testimonials), 'then').toBeLessThanOrEqual(1);
});

test('each counter has its last number in the page, counts from nine tenths of it, and shows it 300 ms and 2.5 s after it came into view', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const goals = [...html.matchAll(/data-counter="(\d+)">([\d,]+)</g)].map(
    ([, goal, written = '']) => {
      expect(written).toBe(Number(goal).toLocaleString('en-GB'));
      return written;
    },
  );
  // Four, or three once no fact is young any more: a counter that stands at nothing is left out.
  const lasting = home.statistics.counters.filter(({ counts }) => counts !== 'fresh-facts');
  expect(lasting).toHaveLength(3);
  expect([lasting.length, home.statistics.counters.length]).toContain(goals.length);
  expect(goals).not.toContain('0');
  const time = await stopTime(page);
  await page.goto('/');
  const counters = page.locator('[data-counter]');
  await expect(counters).toHaveText(goals);
  await counters.first().scrollIntoViewIfNeeded();
  const firsts = goals.map((goal) =>
    Math.floor(0.9 * Number(goal.replace(',', ''))).toLocaleString('en-GB'),
  );
  await expect.poll(() => numbersSeen(counters)).toEqual(firsts);
  await time.pass(300);
  expect(await numbersSeen(counters)).toEqual(firsts);
  await time.pass(2_500 - frameMs);
  for (const [index, text] of (await numbersSeen(counters)).entries()) {
    expect(Number(text.replace(',', '')), 'on its way').toBeGreaterThan(0);
    expect(text, 'not there yet').not.toBe(goals[index]);
  }
  expect(await counters.allInnerTexts(), 'heard and copied, meanwhile').toEqual(goals);
  await time.pass(2 * frameMs);
  expect(await numbersSeen(counters)).toEqual(goals);
});

test('a section comes into view when 30 % of it is in sight, once', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#what-we-do');
  const items = section.getByRole('listitem');
  await scrollToShare(section, 0.28);
  expect(await placesOf(items)).toEqual(Array(4).fill('0px 24px'));
  await scrollToShare(section, 0.31);
  await expect.poll(() => placesOf(items)).toEqual(Array(4).fill('none'));
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollToShare(section, 0.1);
  expect(await placesOf(items)).toEqual(Array(4).fill('none'));
});

test('a section’s items come 0.2 s apart, and the four reasons 0, 300, 600 and 900 ms after they are reached', async ({
  page,
}) => {
  await page.goto('/');
  for (const [id, delays] of [
    ['what-we-do', ['0s', '0.2s', '0.4s', '0.6s']],
    ['statistics', ['0s', '0.2s', '0.4s', '0.6s']],
    ['voices', ['0s', '0.2s', '0.4s']],
    ['reasons', ['0s', '0.3s', '0.6s', '0.9s']],
  ] as const) {
    const section = page.locator(`#${id}`);
    await scrollToShare(section, 0.5);
    const items = section.getByRole('listitem');
    await expect(items.first()).toHaveCSS('animation-name', 'reveal');
    const waits = await items.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).animationDelay),
    );
    // A counter that stands at nothing is left out, and its delay with it.
    const shown = id === 'statistics' ? Math.max(3, waits.length) : delays.length;
    expect(waits, id).toEqual(delays.slice(0, shown));
  }
});

test('the pattern behind the reasons has an opacity of 10 %', async ({ page }) => {
  await page.goto('/');
  const pattern = await page.locator('#reasons').evaluate((section) => {
    const { opacity, backgroundImage } = getComputedStyle(section, '::before');
    return { opacity, isDrawn: backgroundImage !== 'none' };
  });
  expect(pattern).toEqual({ opacity: '0.1', isDrawn: true });
});

test('there are 3 slides, 7 offers, 5 questions, 3 dated voices and 3 testimonials in their carousel', async ({
  page,
}) => {
  await page.goto('/');
  await expect(heroOf(page).hero.locator('[aria-roledescription="slide"]')).toHaveCount(3);
  await expect(carouselOf(page, offersTitle).slides).toHaveCount(7);
  await expect(carouselOf(page, testimonialsTitle).slides).toHaveCount(3);
  await expect(page.locator('#voices').getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('#questions details')).toHaveCount(5);
});

test('the page of questions has 6, and that of testimonials 8 cards', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('[data-number]')).toHaveCount(6);
  await page.goto('/testimonial');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(8);
});

test('the payments shown are those of the settings: card, PayPal and bank transfer', async ({
  page,
}) => {
  expect(settings.payments.map(({ method }) => method)).toEqual([
    'card',
    'paypal',
    'bank-transfer',
  ]);
  for (const path of [
    '/services/uk/uk-documents',
    '/services/uk/uk-driving-license',
    '/products/uk-theory-test',
    '/policies/refund',
  ]) {
    await page.goto(path);
    const strip = page.getByRole('list').filter({ hasText: 'PayPal' });
    await expect(strip.getByRole('listitem'), path).toHaveText(
      settings.payments.map(({ label }) => label),
    );
  }
});

test('the hours of support are those of the settings, wherever they stand', async ({ page }) => {
  const { label, schemaOrg } = settings.supportHours;
  expect(schemaOrg).toEqual(['Mo-Sa 09:00-18:00']);
  for (const path of [
    '/',
    '/contact',
    '/services/uk/uk-documents',
    '/services/usa/usa-documents',
  ]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main, path).toContainText(label);
    const hours =
      ((await main.textContent()) ?? '').match(/\d{1,2}[.:]\d\d (to|–) \d{1,2}[.:]\d\d/g) ?? [];
    expect(new Set(hours), path).toEqual(new Set(['9.00 to 18.00']));
  }
  await page.goto('/');
  const card = page.locator('#reasons').getByRole('listitem').last();
  await expect(card.getByRole('heading')).toHaveText(home.reasons.cards[3]?.title ?? '');
  await expect(card).toContainText(label);
});

/** What the eye sees of each counter, which is drawn over its text while it counts. */
function numbersSeen(counters: Locator): Promise<string[]> {
  return counters.evaluateAll((elements) =>
    elements.map((element) => {
      const { content } = getComputedStyle(element, '::after');
      const drawn = /^"([^"]*)"/.exec(content)?.[1];
      const isTextSeen = getComputedStyle(element).fontSize !== '0px';
      return [
        ...(isTextSeen ? [element.textContent] : []),
        ...(drawn === undefined ? [] : [drawn]),
      ].join('');
    }),
  );
}

/** How far the first slide in view is from the edge of the carousel's window. */
async function pixelsFromRest({
  carousel,
  slides,
}: ReturnType<typeof carouselOf>): Promise<number> {
  const window = await carousel.locator('[data-viewport]').boundingBox();
  const goal = await slides.nth(1).boundingBox();
  return Math.abs((goal?.x ?? Number.NaN) - (window?.x ?? Number.NaN));
}

/** How far from their places they stand. */
function placesOf(items: Locator): Promise<string[]> {
  return items.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).translate),
  );
}
