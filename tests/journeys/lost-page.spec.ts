import type { Locator, Page } from '@playwright/test';
import { routes } from '../support/content.ts';
import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { startPlainHost } from '../support/journeys/plain-host.ts';
import { expect, quietTest } from '../support/journeys/quiet-test.ts';

const aliases = routes.flatMap(({ path, aliases: others = [] }) =>
  others.map((alias) => [alias, path] as const),
);
const mainPages = routes.filter(({ kind }) => kind === 'page' || kind === 'article');

type Host = Awaited<ReturnType<typeof startPlainHost>>;

const test = quietTest.extend<object, { host: Host }>({
  host: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    async ({ browserName: _ }, use) => {
      const host = await startPlainHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

// The 404 page comes with its status, which Chromium reports.
test.use({ expectedErrors: /status of 404/ });

for (const [asked, meant] of [
  ...aliases,
  ['/Services/UK/UK-Passport', '/services/uk/uk-passport'],
  ['/services/uk/uk-passport/', '/services/uk/uk-passport'],
  ['/FAQ.html', '/faq'],
  ['/contact/?subject=A%20%26%20B#contact', '/contact?subject=A%20%26%20B#contact'],
] as const) {
  test(`on a host without rules ${asked} leads to ${meant}`, async ({ page }) => {
    await page.goto('/faq');
    await page.goto(asked, { waitUntil: 'commit' });
    await expect(page).toHaveURL(meant);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    // The wrong address has left no step behind.
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
}

test('a host that puts a slash at the end of every address does not send a visitor in circles', async ({
  page,
}) => {
  const host = await startPlainHost({ addsSlash: true });
  await page.goto(`${host.url}/Services/UK/ielts`);
  await expect(likelyLinks(page).first()).toHaveText('IELTS · UK documents');
  expect(host.asked.filter((path) => /ielts/i.test(path))).toEqual([
    '/Services/UK/ielts',
    '/Services/UK/ielts/',
  ]);
  await host.close();
});

test('the words of a lost address are shown, and the pages that fit them come first', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.goto('/de/German_driving-lisence');
  await expect(page.getByRole('status')).toHaveText(
    'You were looking for: de german driving lisence',
  );
  await expect(likelyLinks(page)).toHaveCount(mainPages.length);
  await expect(likelyLinks(page).first()).toHaveText('German driving licence · German documents');
  expect(await layoutShiftsOn(page)).toEqual([]);
  await likelyLinks(page).first().click();
  await expect(page).toHaveURL('/services/germany/german-driving-license');
});

test('when no page fits, the page says so and leads to our main pages', async ({ page }) => {
  await page.goto('/unicorn');
  await expect(page.getByRole('status')).toHaveText('We found no page for: unicorn');
  await expect(likelyLinks(page).first()).toHaveText('Home');
  const names = await likelyLinks(page).allTextContents();
  expect(names.indexOf('Forged documents')).toBeLessThan(names.indexOf('Privacy Policy'));
});

test('nobody can make the page say what they like', async ({ page }) => {
  const said = 'we sell passports call +44 20 7946 0000 or mail a@b.example <b>now</b>';
  await page.goto(`/${encodeURIComponent(said)}`);
  const status = page.getByRole('status');
  await expect(status).toContainText('passports');
  const text = (await status.textContent()) ?? '';
  expect(text).not.toMatch(/[\d@+<]/);
  expect(text.length).toBeLessThan(70);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a lost page leads to our main pages, all countries, and to us', async ({ page }) => {
    await page.goto('/services/uk/no-such-page');
    await expect(likelyLinks(page)).toHaveCount(mainPages.length);
    const main = page.getByRole('main');
    for (const country of ['UK', 'Irish', 'German', 'French', 'Spanish', 'USA']) {
      await expect(main.getByRole('link', { name: country }).first()).toBeAttached();
    }
    await main.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });
});

function likelyLinks(page: Page): Locator {
  return page.locator('#likely').getByRole('link');
}
