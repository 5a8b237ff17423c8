import { content } from '../support/content.ts';
import { axeFindings } from '../support/journeys/axe.ts';
import { smallWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const destinations = [...content.licences.values()];

/** From where many people come: states with an agreement somewhere, and states with none. */
const issuers = ['IN', 'NG', 'BR', 'US', 'GB', 'UA', 'TR', 'JP', 'CA', 'AU', 'MA', 'PL'];

test('who chooses issuer and home is told the answer of the table, or that the list does not have it', async ({
  page,
}) => {
  await page.goto('/swap-licence');
  await page.getByLabel('I hold a licence from').selectOption({ label: 'Japan' });
  await page.getByLabel('and I live in').selectOption({ label: 'Germany' });
  await page.getByRole('button', { name: 'Can I swap it?' }).click();
  await expect(page).toHaveURL(/\/swap-licence\/germany\?from=JP$/);
  await expect(page.getByText('Your licence is from Japan.')).toBeVisible();
  await expect(page.locator('tr[aria-current]').first()).toContainText('Japan');
});

for (const { destination, rules, code } of destinations) {
  test(`every licence of twelve countries has its answer in ${destination}`, async ({ page }) => {
    for (const issuer of issuers) {
      await page.goto(`/swap-licence/${destination}?from=${issuer}`);
      const told = page.locator('[data-chosen]');
      await expect(told).toBeVisible();
      const listed = rules.flatMap(({ issuers: codes }) => codes);
      const isListed = listed.includes(issuer);
      const hasParts = listed.some((code) => code.startsWith(`${issuer}-`));
      const isOwn = issuer === code;
      const notListed = hasParts ? /by state or province/ : /not on the list that we read/;
      const listedOr = isListed ? /Yes|No, it is not swapped/ : notListed;
      await expect(told).toContainText(isOwn ? /nothing to swap/ : listedOr);
      await expect(page.locator(`tr[data-place="${issuer}"] a`).first()).toHaveCount(
        isListed ? 1 : 0,
      );
    }
  });
}

test('the words of an address are shown as words only', async ({ page }) => {
  await page.goto('/swap-licence/germany?from=<b>x</b>');
  await expect(page.locator('[data-chosen]')).toBeHidden();
});

test('typing finds a state, and says when there is none', async ({ page }) => {
  await page.goto('/swap-licence/germany');
  const filter = page.getByLabel('Find a country or state');
  await filter.fill('tèxas');
  await expect(page.locator('tr[data-place]:visible').first()).toContainText('Texas');
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
  const rows = page.locator('tr[data-place]');
  await expect(rows.filter({ hasText: 'Australia' }).first()).toBeVisible();
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
    await expect(page.getByRole('rowheader', { name: 'Japan' }).first()).toBeVisible();
    await expect(page.getByLabel('Find a country or state')).toBeHidden();
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
