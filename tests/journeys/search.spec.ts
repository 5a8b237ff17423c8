import type { Page, Request } from '@playwright/test';
import { axeFindings } from '../support/journeys/axe.ts';
import { bytesOf } from '../support/journeys/bytes.ts';
import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { prefixes } from '../support/locales.ts';

/** What somebody types, below which language, and the page that answers it: what is found for words is tested in site/islands/search. */
const answered = [
  ['', 'lost passport uk', '/services/uk/uk-passport/lost-or-stolen'],
  ['', 'i was scammed', '/safety/document-fraud'],
  ['/es', 'renovar carnet de conducir españa', '/es/services/spain/spain-driving-license/renew'],
  ['/ar', 'Führerschein', '/ar/services/germany/german-driving-license'],
  ['/uk-ua', 'шахраї', '/uk-ua/safety/document-fraud'],
  ['/fr', 'renew passport', '/fr/services/uk/uk-passport/renew-adult'],
  ['/tr', 'pasaport', '/tr/services/'],
] as const;
/** Situations, each with its verdict and the page that says it. */
const situations = [
  ['', 'indian licence ireland', 'no', '/swap-licence/ireland#IN'],
  ['', 'colombian visit uk', 'no', '/work-and-live/uk#CO'],
  ['/es', 'licencia mexicana en irlanda', 'unlisted', '/es/swap-licence/ireland?from=MX'],
  ['/ar', 'رخصة هندية ايرلندا', 'no', '/ar/swap-licence/ireland#IN'],
  ['/uk-ua', 'посвідка берлін', 'apply', '/uk-ua/find/germany/germany-resident-permit'],
  ['', 'a licence from India', 'apply', '/swap-licence?from=IN'],
  ['/uk-ua', 'обменять права в германии', 'apply', '/uk-ua/swap-licence/germany'],
  ['/fr', 'permis algérien irlande', 'unlisted', '/fr/swap-licence/ireland?from=DZ'],
  ['/fr', 'permis indien en irlande', 'no', '/fr/swap-licence/ireland#IN'],
  ['/tr', 'hint ehliyeti irlandada', 'no', '/tr/swap-licence/ireland#IN'],
] as const;
const firstSearchBudget = 64 * 1024;

for (const [prefix, typed, answer] of answered) {
  test(`“${typed}” is answered below ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${prefix}/search`);
    const [first] = await ask(page, typed);
    expect(first).toContain(answer);
  });
}

test('a letter that is pasted whole is answered by how it begins', async ({ page }) => {
  await page.goto('/search');
  const letter = `lost passport uk ${'dear sir or madam '.repeat(5_000)}`;
  const [first] = await ask(page, letter, 'lost passport uk dear sir');
  expect(first).toContain('/services/uk/uk-passport/lost-or-stolen');
});

for (const [path, field, awake] of [
  ['/search', '#search-box', '[data-island]:not([hidden])'],
  ['/is-it-real', '#offer', '[data-offer-check="ready"]'],
] as const) {
  test(`nothing moves on ${path} when its field is reached`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    await page.locator(field).focus();
    await expect(page.locator(awake)).toBeAttached();
    expect(await layoutShiftsOn(page)).toEqual([]);
  });
}

test('a search loads nothing before its box is touched, little then, and tells no server what was typed', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => !isOfThePage(request)).map((one) => one.url())).toEqual([]);
  const before = requests.length;
  await ask(page, 'lost passport');
  // The typeface comes with the first touch of any page.
  const after = requests.slice(before).filter((request) => !isOfThePage(request));
  const bytes = await bytesOf(after);
  console.log(`A first search: ${after.length} requests, ${bytes} bytes.`);
  expect(after.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(firstSearchBudget);
  for (const request of requests) {
    const { referer = '' } = await request.allHeaders();
    expect(`${request.url()} ${referer} ${request.postData() ?? ''}`).not.toMatch(/lost|passport/);
  }
});

for (const prefix of prefixes) {
  test(`what the box below ${prefix || '/'} gives as an example leads to what it speaks of`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/search`);
    const hint = await page.locator('#search-hint').textContent();
    const [, example = ''] = /[“«](.+)[”»]/.exec(hint ?? '') ?? [];
    const [first] = await ask(page, example);
    expect(first).toMatch(/passport\/lost(-or-stolen)?$/);
  });
}

test('words in the address are answered at once, and leave it', async ({ page }) => {
  await page.goto('/search?q=blue%20card');
  await expect(page.getByRole('status')).toContainText('“blue card”');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox')).toHaveValue('blue card');
});

test('a keyboard and a screen reader follow the search: the focus stays, the count is told, and links come next', async ({
  page,
}) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox', { name: 'What do you need?' });
  await box.focus();
  await page.keyboard.type('stamp 4');
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages? for “stamp 4”$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search');
  await expect(box).toBeFocused();
  const results = page.getByRole('list', { name: 'Results' });
  const [first] = await results.getByRole('listitem').all();
  await expect(first?.locator('mark').first() ?? box).toHaveText(/stamp/i);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(results.getByRole('link').first()).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const findings = await axeFindings(page);
    expect(findings).toEqual([]);
  }
});

test('a matching section is a link of its own', async ({ page }) => {
  await page.goto('/search');
  await ask(page, 'renew passport photo');
  const link = page.getByRole('list', { name: 'Results' }).getByRole('link', { name: /photo/ });
  await link.first().click();
  await expect(page).toHaveURL(/\/services\/.*#.+/);
});

test('the list of all cases makes room for what is found, and is there again when nothing is asked', async ({
  page,
}) => {
  await page.goto('/search');
  const allCases = page.getByRole('heading', { name: 'All cases, A to Z' });
  await expect(allCases).toBeVisible();
  await ask(page, 'blue card');
  await expect(allCases).toBeHidden();
  await page.getByRole('searchbox').fill('');
  await expect(allCases).toBeVisible();
});

test('where nothing is found, the page leads on', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByRole('status')).toHaveText('Nothing found for “xylophone”');
  const results = page.locator('[data-results]');
  for (const name of ['All cases, A to Z', 'Choose a document and a country', 'Ask us']) {
    await expect(results.getByRole('link', { name })).toBeVisible();
  }
});

test('of what we do not write about, the search says who does, and shows no page in its place', async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('student visa uk');
  await expect(
    page.locator('[data-not-covered="student-visa"]').getByRole('link').first(),
  ).toBeVisible();
  await expect(page.locator('[data-result]')).toHaveCount(0);
});

test('a situation has its verdict above the results', async ({ page }) => {
  for (const [prefix, typed, says, path] of situations) {
    await page.goto(`${prefix}/search`);
    await page.getByRole('searchbox').fill(typed);
    const verdict = page.locator(`[data-verdict="${says}"]`);
    await expect(verdict.getByRole('heading').getByRole('link'), typed).toHaveAttribute(
      'href',
      path,
    );
  }
  await page.goto('/search');
  await page.getByRole('searchbox').fill('indian licence ireland');
  await page.locator('[data-verdict]').getByRole('link').first().click();
  await expect(
    page.getByText('No, you cannot swap a licence from India in Ireland.').first(),
  ).toBeVisible();
});

test('what is shown is a word as it is spelled', async ({ page }) => {
  await page.goto('/uk-ua/search');
  await page.getByRole('searchbox').fill('водіське');
  await expect(page.getByRole('status')).toContainText('водійське');
});

test('what is typed becomes text and never a part of the page', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('status')).toContainText('<img src=x');
  await expect(page.locator('[data-results] img')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page leads to the list of all cases, and the form stays on it', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=');
    await page.getByRole('searchbox').fill('stamp 4');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=stamp+4');
    await page.locator('summary', { hasText: 'UK passport' }).click();
    await page.getByRole('link', { name: 'Renew an adult UK passport' }).click();
    await expect(page).toHaveURL('/services/uk/uk-passport/renew-adult');
  });
});

/** Types into the box, and the paths of the pages that come for what is `answered`. */
async function ask(page: Page, typed: string, answered = typed): Promise<string[]> {
  await page.getByRole('searchbox').fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(answered);
  const links = page.locator('[data-result]').getByRole('heading').getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** What every page asks for: itself, and the typeface for the next one. */
function isOfThePage(request: Request): boolean {
  const isFrame = /\.woff2$|\/_astro\/page\.\w+\.js$/.test(request.url());
  return request.resourceType() === 'document' || isFrame;
}
