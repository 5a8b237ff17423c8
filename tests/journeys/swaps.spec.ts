import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { axeFindings } from '../support/journeys/axe.ts';
import { smallWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const destinations = [...content.licences.values()];

/** From where many people come: states with an agreement somewhere, and states with none. */
const issuers = ['IN', 'NG', 'BR', 'US', 'GB', 'UA', 'TR', 'JP', 'CA', 'AU', 'MA', 'PL'];

/** The sentence of the answer that is shown. */
function verdictOf(page: Page) {
  return page.locator('[data-verdicts] [data-says]:visible').first();
}

test('who chooses issuer and home is told the answer of the table, or that the list does not have it', async ({
  page,
}) => {
  await page.goto('/swap-licence');
  await page.getByLabel('I hold a licence from').selectOption({ label: 'Japan' });
  await page.getByLabel('and I live in').selectOption({ label: 'Germany' });
  await page.getByRole('button', { name: 'Can I swap it?' }).click();
  await expect(page).toHaveURL(/\/swap-licence\/germany\?from=JP$/);
  await expect(verdictOf(page)).toContainText('Yes, you can swap a licence from Japan');
});

test('who comes with an issuer in the address is asked for the home alone', async ({ page }) => {
  await page.goto('/swap-licence?from=JP');
  await expect(page.getByLabel('I hold a licence from')).toHaveValue('JP');
  await page.getByLabel('and I live in').selectOption({ label: 'Germany' });
  await page.getByRole('button', { name: 'Can I swap it?' }).click();
  await expect(page).toHaveURL(/\/swap-licence\/germany\?from=JP$/);
});

for (const { destination, rules, code, others } of destinations) {
  // Some swap any licence after tests, and some none from another country.
  const whole = { swap: /^Yes, .* if you pass/, 'no-swap': /^No, .* have to pass/ };
  const unlisted = others.outcome == null ? /^Not on the list/ : whole[others.outcome];
  test(`every licence of twelve countries has its answer in ${destination}`, async ({ page }) => {
    for (const issuer of issuers) {
      await page.goto(`/swap-licence/${destination}?from=${issuer}`);
      const told = verdictOf(page);
      await expect(told).toBeVisible();
      const listed = rules.flatMap(({ issuers: codes }) => codes);
      const isListed = listed.includes(issuer);
      const hasParts = listed.some((one) => one.startsWith(`${issuer}-`));
      const isOwn = issuer === code || (code.startsWith(`${issuer}-`) && !hasParts);
      const notListed = hasParts ? /by state or province/ : unlisted;
      await expect(told).toContainText(
        isOwn ? /nothing to swap|Not on the list/ : isListed ? /^(Yes|No),/ : notListed,
      );
    }
  });
}

test('a place without a row is named in the answer', async ({ page }) => {
  await page.goto('/swap-licence/ireland?from=TG');
  await expect(verdictOf(page)).toContainText('swap a licence from Togo in Ireland');
});

test('the words of an address are shown as words only', async ({ page }) => {
  await page.goto('/swap-licence/germany?from=<b>x</b>');
  await expect(verdictOf(page)).toHaveCount(0);
});

test('typing finds a state, and says when there is none', async ({ page }) => {
  await page.goto('/swap-licence/germany');
  const filter = page.getByLabel('Find a country or state');
  await filter.fill('tèxas');
  await expect(page.locator('[data-place]:visible').first()).toContainText('Texas');
  await filter.fill('atlantis');
  await expect(page.getByText('No country or state on this list fits')).toBeVisible();
  await filter.fill('');
  await expect(page.getByText('No country or state on this list fits')).toBeHidden();
});

test('in a window without room for columns, typing leaves out the rows that do not fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/swap-licence/germany');
  const rows = page.locator('[data-place]');
  await page.getByLabel('Find a country or state').fill('texas');
  await expect(rows.filter({ hasText: 'Texas' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Australia' }).first()).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page leads to every table, and each table stands there whole', async ({ page }) => {
    await page.goto('/swap-licence');
    for (const { name } of destinations) {
      await expect(
        page.getByRole('main').getByRole('link', { name: `Swap a licence in ${name}` }),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'Swap a licence in Germany' }).click();
    await expect(page.getByLabel('Find a country or state')).toBeHidden();
    await page.getByText('Yes, swap without a test').click();
    await page.getByRole('link', { name: 'Japan' }).click();
    await expect(verdictOf(page)).toContainText('Yes, you can swap a licence from Japan');
  });
});

test('everybody can use the choices and a table on a phone', async ({ page }) => {
  await page.setViewportSize(smallWindow);
  for (const path of ['/swap-licence', '/swap-licence/germany?from=IN']) {
    await page.goto(path);
    expect(await axeFindings(page), path).toEqual([]);
  }
});

test('a table can be had as data and as a sheet', async ({ page, request }) => {
  await page.goto('/swap-licence/germany');
  for (const kind of ['JSON', 'CSV']) {
    const link = page.getByRole('link', { name: `(${kind}): Germany` });
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('JP');
  }
});
