import type { Page } from '@playwright/test';
import { siteRoutes } from '../support/content.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const phone = { width: 390, height: 844 };
const pageLimit = 9_000;

test.use({ viewport: phone });

/** Two situations, each with all that has to be in the first screen. */
const situations = [
  {
    who: 'somebody with an Indian licence in Ireland',
    table: '/swap-licence/ireland',
    code: 'IN',
    sentence: 'No, you cannot swap a licence from India in Ireland.',
    shown: [
      'Do this instead',
      'Get a licence if yours cannot be exchanged',
      '€240',
      'before you drive as a resident of Ireland',
      'Houses of the Oireachtas, February 2024',
      'Official page',
      'I have another licence',
    ],
  },
  {
    who: 'somebody from Colombia who visits the UK',
    table: '/work-and-live/uk',
    code: 'CO',
    sentence: 'No, with a passport from Colombia you cannot visit the UK without a visa.',
    shown: [
      'Do this next',
      'UK Visas and Immigration',
      'GOV.UK, August 2026',
      'I have another nationality',
    ],
  },
];

async function expectFirstScreen(page: Page, { sentence, shown }: (typeof situations)[number]) {
  const verdict = page.locator('[data-says="no"]').filter({ hasText: sentence });
  await expect(verdict).toBeInViewport({ ratio: 1 });
  for (const words of shown) {
    await expect(
      page.locator('[data-verdicts]').getByText(words).filter({ visible: true }).first(),
    ).toBeInViewport({
      ratio: 1,
    });
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

for (const situation of situations) {
  test(`${situation.who} reads the answer in the first screen, and goes back to the list`, async ({
    page,
  }) => {
    await page.goto(`${situation.table}?from=${situation.code}`);
    await expectFirstScreen(page, situation);
    await page
      .getByRole('link', { name: /^I have another/ })
      .filter({ visible: true })
      .click();
    await expect(page.locator('[data-verdicts] [data-says]:visible')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${situation.who} reads it at the address of the row`, async ({ page }) => {
      await page.goto(`${situation.table}#${situation.code}`);
      await expectFirstScreen(page, situation);
    });
  });
}

test('an answer stays while its source is looked at', async ({ page }) => {
  await page.goto('/swap-licence/ireland#IN');
  const verdict = page.locator('[data-verdicts] [data-says]:visible');
  await verdict.locator('xpath=..').getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await expect(verdict).toContainText('No, you cannot swap');
});

const tables = siteRoutes.filter(({ kind }) => kind === 'swap' || kind === 'permit');

test('no table is higher than nine thousand pixels on a phone, with an answer or without', async ({
  page,
}) => {
  for (const { path } of tables) {
    for (const address of [path, `${path}#other`]) {
      await page.goto(address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, address).toBeLessThanOrEqual(pageLimit);
    }
  }
});

test('a guide asks which case it is before its button to the authority, in the first screen', async ({
  page,
}) => {
  for (const { path } of siteRoutes.filter(({ kind }) => kind === 'guide')) {
    await page.goto(path);
    const question = page.getByRole('heading', { name: 'Which of these is yours?' });
    await expect(question, path).toBeInViewport({ ratio: 1 });
  }
});

test('who says that their licence is from elsewhere is led to the table of their country', async ({
  page,
}) => {
  await page.goto('/find/ireland/ireland-driving-license/other');
  await page
    .getByRole('link', { name: 'See which foreign licences you can swap in Ireland' })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/swap-licence/ireland');
});
