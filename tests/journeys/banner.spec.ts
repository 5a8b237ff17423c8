import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { smallWindow, wideWindow } from '../support/journeys/menus.ts';
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
