import type { Page } from '@playwright/test';
import { axeFindings } from '../support/journeys/axe.ts';
import { home } from '../support/journeys/home.ts';
import { menuLink, opener, wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const offer =
  'British passport with no interview, registered in the Home Office database. Only £950 by Bitcoin at https://gov.uk.passport-renewal.example/now today.';

/** Has the rules fetched, as whoever is about to paste does. */
async function openField(page: Page, path = '/is-it-real') {
  await page.goto(path);
  const field = page.getByRole('textbox').and(page.locator('textarea'));
  await field.focus();
  await expect(page.locator('[data-offer-check="ready"]')).toBeAttached();
  return field;
}

test('an offer shows its signs, the worst first, with its own words marked and the official way', async ({
  page,
}) => {
  const field = await openField(page);
  await field.fill(offer);
  const signs = page.locator('[data-finding]');
  await expect(signs).toHaveCount(5);
  await expect(signs.first().locator('mark')).toHaveText('passport with no interview');
  await expect(page.locator('[data-finding="look-alike"] mark')).toHaveText(
    'https://gov.uk.passport-renewal.example/now',
  );
  await expect(page.locator('[data-finding="price"]')).toContainText('£950');
  await expect(page.locator('[data-official]').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/services\/uk\/uk-passport/,
  );
  await expect(page.getByRole('status').first()).toHaveText('Warning signs that we found: 5');
});

test('whoever asks about an offer is told first that it is right to ask', async ({ page }) => {
  const field = await openField(page);
  await field.fill('Somebody offered me a British passport with no interview. Is that real?');
  await expect(page.getByRole('status').first()).toHaveText(
    'It is right to ask first. Warning signs in what you were told: 1',
  );
  await expect(page.locator('[data-finding="left-out"]')).toBeVisible();
});

test('without a finding it says that this proves nothing, with three questions', async ({
  page,
}) => {
  const field = await openField(page);
  await field.fill('Good morning, we have received your form.');
  await expect(page.getByRole('status').first()).toHaveText(
    'We found no warning sign. That proves nothing.',
  );
  await expect(page.locator('[data-questions] li')).toHaveCount(3);
  await expect(page.locator('[data-finding]')).toHaveCount(0);
});

test('an authority’s own address is known, and no more is said of it', async ({ page }) => {
  const field = await openField(page);
  await field.fill('Look at https://www.gov.uk/renew-adult-passport');
  await expect(page.locator('[data-own]')).toContainText('does not say who sent it to you');
  await expect(page.locator('[data-finding]')).toHaveCount(0);
});

test('from paste to answer nothing is asked for and nothing is kept, also without a network', async ({
  page,
  context,
}) => {
  const field = await openField(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  await field.fill(offer);
  await expect(page.locator('[data-finding]')).toHaveCount(5);
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  expect(requests).toEqual([]);
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(kept).toEqual([0, 0, '', 0, 0]);
  await context.setOffline(false);
});

test('nothing is fetched for the check before the field is touched', async ({ page }) => {
  const rules: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/offer-check/')) rules.push(request.url());
  });
  await page.goto('/is-it-real');
  await page.waitForLoadState('networkidle');
  expect(rules).toEqual([]);
});

test('whoever has paid is two taps from what to do', async ({ page }) => {
  await page.setViewportSize(wideWindow);
  await page.goto('/');
  await opener(page, 'Tools').click();
  await menuLink(page, 'Is this offer real?').click();
  await expect(page.getByRole('link', { name: 'I have paid', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'I have paid', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'I have paid', exact: true })).toBeInViewport();
});

for (const viewport of [{ width: 390, height: 844 }, wideWindow]) {
  test(`at ${viewport.width} pixels the home page leads whoever has paid from its first screen to what to do`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const link = page.getByRole('link', { name: home.paid });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL('/is-it-real#paid');
    await expect(page.getByRole('heading', { name: 'I have paid', exact: true })).toBeInViewport();
  });
}

for (const [path, text, sign] of [
  ['/es/is-it-real', 'Carnet de conducir sin examen, escríbenos por Telegram', 'left-out'],
  ['/ar/is-it-real', 'جواز سفر بدون مقابلة', 'left-out'],
  ['/uk-ua/is-it-real', 'Права без іспиту за три дні', 'left-out'],
  ['/fr/is-it-real', 'Permis de conduire sans examen, écrivez-nous sur Telegram', 'left-out'],
  ['/tr/is-it-real', 'Sınavsız ehliyet, Telegram’dan yazın', 'left-out'],
  ['/is-it-real', 'Купить права без экзаменов', 'left-out'],
] as const) {
  test(`${path} finds what is wrong with "${text}"`, async ({ page }) => {
    const field = await openField(page, path);
    await field.fill(text);
    await expect(page.locator(`[data-finding="${sign}"]`)).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is a list of signs with the official addresses, and leads to what to do', async ({
    page,
  }) => {
    await page.goto('/is-it-real');
    await expect(page.locator('textarea')).toBeHidden();
    // What somebody may paste into is not there, and nothing speaks of it.
    const seen = page.getByRole('main').getByText(/paste/i).filter({ visible: true });
    await expect(seen).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'It sells a document' })).toBeVisible();
    const ways = page.locator('details', { has: page.locator('[data-way]') }).first();
    await ways.locator('summary').click();
    await expect(ways.getByRole('link', { name: /^Type: / }).first()).toBeVisible();
    await page.getByRole('link', { name: 'I have paid', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'I have paid', exact: true })).toBeInViewport();
  });
});

for (const [path, colorScheme] of [
  ['/is-it-real', 'light'],
  ['/is-it-real', 'dark'],
  ['/ar/is-it-real', 'light'],
] as const) {
  test(`${path} with findings has nothing that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const field = await openField(page, path);
    await field.fill(offer);
    await expect(page.locator('[data-finding]').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
