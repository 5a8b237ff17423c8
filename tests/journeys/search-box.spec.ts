import type { Locator, Page, Request } from '@playwright/test';
import { menuButton, menuLink } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const guide = '/services/uk/uk-passport';

/** The first two are phones of 320 and 390 px with letters of twice their size, by what a page has room for. */
const widths = [160, 195, 320, 390, 480, 768, 960, 1024, 1440];

/** So that some words can be read while they are typed. */
const leastWidth = 80;
const leastTarget = 44;

for (const width of widths) {
  test(`at ${width} px one touch leads into the search box, and the whole bar is on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(guide);
    const box = boxOf(page);
    const other = width < 1024 ? menuButton(page) : menuLink(page, 'Contact');
    for (const part of [box, other]) {
      const { x, right, height } = await placeOf(part);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(Math.min(right - x, height)).toBeGreaterThanOrEqual(leastTarget);
    }
    await box.click();
    await expect(box).toBeFocused();
    await page.keyboard.type('stamp 4');
    await expect(box).toHaveCSS('opacity', '1');
    const grown = await placeOf(box);
    expect(grown.right - grown.x).toBeGreaterThanOrEqual(leastWidth);
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    expect((await placeOf(button)).right).toBeLessThanOrEqual(width);
    await button.click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('status')).toContainText('“stamp 4”');
  });
}

test('what is typed in the bar is answered by the search, and no server is told', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(guide);
  await boxOf(page).fill('lost & “50 %” stamp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('lost & “50 %” stamp');
  await expect(page).toHaveURL('/search');
  expect(requests.length).toBeGreaterThan(3);
  for (const request of requests) {
    const { referer = '' } = await request.allHeaders();
    expect(`${request.url()} ${referer} ${request.postData() ?? ''}`).not.toMatch(/lost|%22|q=/);
  }
});

test('what the answer is made of comes while somebody types in the bar', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(guide);
  await boxOf(page).pressSequentially('lost passport');
  for (const part of [/\/search$/, /\/search\.json$/, /\/_astro\/en\.[^/]+\.js$/]) {
    await expect.poll(() => asked.some((address) => part.test(address))).toBe(true);
  }
  expect(asked.some((address) => /lost/.test(address))).toBe(false);
  await expect(page).toHaveURL(guide);
});

test('whoever only passes the bar by keyboard fetches nothing of the search', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(guide);
  await boxOf(page).focus();
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /\/search(\.json)?$/.test(address))).toEqual([]);
});

test('the page of the search has one box, its own', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('search')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page leads to the list of all cases from its box', async ({ page }) => {
    await page.goto('/faq');
    await boxOf(page).fill('stamp 4');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=stamp+4');
    await expect(page.getByRole('heading', { name: 'All cases, A to Z' })).toBeVisible();
  });
});

function boxOf(page: Page) {
  return page.getByRole('banner').getByRole('search').getByRole('searchbox', { name: 'Search' });
}

async function placeOf(part: Locator) {
  const place = await part.boundingBox();
  if (place === null) throw new Error('It is not on the page.');
  const { x, width, height } = place;
  return { x, right: x + width, height };
}
