import type { Page } from '@playwright/test';
import { axeFindings, wcagRules } from '../support/journeys/axe.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { openPlan, planOf } from '../support/journeys/plan.ts';

const settleId = 'germany/germany-resident-permit/settle';
const request = 'Ich möchte eine Niederlassungserlaubnis beantragen.';
/** Of a sheet of A4, in square CSS pixels: a case is printed in two columns, the plan in one. */
const halfPage = ((210 * 297) / 2) * (96 / 25.4) ** 2;

async function openCard(page: Page, path = `/services/${settleId}`): Promise<void> {
  await page.goto(path);
  await page.locator('#what-to-bring').scrollIntoViewIfNeeded();
  await page.locator('[data-counter] > summary').click();
}

test('on a case one tap opens the words for the counter, with those of the visitor beside them', async ({
  page,
}) => {
  await openCard(page);
  const said = page.getByText(request);
  await expect(said).toBeVisible();
  await expect(said).toHaveAttribute('lang', 'de');
  await expect(page.locator('[data-counter]')).toContainText('Deutschzertifikat B1');
  await expect(page.locator('[data-counter]')).toContainText('German certificate at B1');
  expect(await axeFindings(page, { rules: wcagRules })).toEqual([]);
});

test('the longest card takes half a page of paper, and one that is closed none', async ({
  page,
}) => {
  await openCard(page);
  await page.setViewportSize({ width: 680, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
  const box = await page.locator('[data-counter]').boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? Infinity)).toBeLessThan(halfPage);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('[data-counter] > summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-counter]')).toBeHidden();
});

test('the plan has the card too, in each language of the site', async ({ page }) => {
  await openPlan(page, planOf(settleId), '/ar/plan');
  await page.locator('[data-counter] > summary').click();
  const said = page.getByText(request);
  await expect(said).toBeVisible();
  await expect(said).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('[data-counter] li').first()).toContainText('إقامة دائمة');
});

test('a case of an English office has no such card', async ({ page }) => {
  await page.goto('/services/uk/uk-passport/renew-adult');
  await page.locator('#what-to-bring').scrollIntoViewIfNeeded();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.locator('[data-counter]')).toHaveCount(0);
});
