import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { menuButton, menuOf, smallWindow, wideWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

for (const window of [smallWindow, wideWindow]) {
  test(`a dismissed banner stays away, and nothing jumps, ${window.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    await watchLayoutShifts(page);
    await page.goto('/');
    const banner = page.getByRole('complementary', { name: 'Contact' });
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Hide this notice' }).click();
    await expect(banner).toBeHidden();
    expect(await layoutShiftsOn(page)).toEqual([]);
    for (const path of ['/services/uk/uk-passport', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
      expect(await layoutShiftsOn(page)).toEqual([]);
    }
  });
}

test('on a phone the banner is one line, and its ways to us stand in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchLayoutShifts(page);
  await page.goto('/services/uk/uk-passport');
  const banner = page.getByRole('complementary', { name: 'Contact' });
  const dismiss = page.getByRole('button', { name: 'Hide this notice' });
  await expect(dismiss).toBeVisible();
  expect((await banner.boundingBox())?.height).toBe(44);
  expect(await dismiss.boundingBox()).toMatchObject({ width: 44, height: 44 });
  const lines = await banner.locator('p').evaluate((notice) => {
    const range = document.createRange();
    range.selectNodeContents(notice);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await expect(banner.getByRole('link')).toHaveCount(0);
  const ways = ['tel:', 'mailto:'];
  for (const way of ways) {
    await expect(page.getByRole('contentinfo').locator(`a[href^="${way}"]`)).toBeVisible();
  }
  expect(await layoutShiftsOn(page)).toEqual([]);
  await menuButton(page).click();
  await expect(menuOf(page).getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
});

test('a wide banner names the ways to reach us, which then stand there alone', async ({ page }) => {
  await page.setViewportSize(wideWindow);
  await page.goto('/services/uk/uk-passport');
  const banner = page.getByRole('complementary', { name: 'Contact' });
  await expect(banner.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeHidden();
});

test('a banner that nobody dismissed comes with every page, without moving it', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Contact' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide this notice' })).toBeVisible();
    expect(await layoutShiftsOn(page)).toEqual([]);
  }
});
