import type { Locator, Page } from '@playwright/test';
import { storageKey } from '../../plan/shapes.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { caseId, keptOn, openPlan, planOf } from '../support/journeys/plan.ts';

// A page of each language, and locales that write a date in other orders: where a browser follows them, the day stands before the month or behind it.
const places = [
  ['en-GB', '/plan'],
  ['en-US', '/plan'],
  ['de', '/plan'],
  ['ar', '/ar/plan'],
  ['uk', '/uk-ua/plan'],
  ['es', '/es/plan'],
  ['fr', '/fr/plan'],
] as const;
const names = ['needed', 'ends', 'appointment'] as const;

for (const [locale, path] of places) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('each day can be typed with the keys alone, and typed over', async ({ page }) => {
      await openPlan(page, planOf(caseId), path);
      for (const [index, name] of names.entries()) {
        const field = await openField(page, index);
        await typeInto(field, '06062027');
        expect(await dayOf(page, name)).toBe('2027-06-06');
        await page.keyboard.press('Tab');
        await typeInto(await openField(page, index), '07072028');
        expect(await dayOf(page, name)).toBe('2028-07-07');
      }
      await expect(page.locator('article details[open]')).toHaveCount(2);
    });

    test('a year that is half typed is no answer', async ({ page }) => {
      await openPlan(page, planOf(caseId), path);
      for (const [index, name] of names.entries()) {
        const field = await openField(page, index);
        await typeInto(field, '06060202');
        expect(await dayOf(page, name)).toBeUndefined();
        await expect(page.locator('article div[role="status"]')).toHaveText('');
        await field.blur();
        expect(await dayOf(page, name)).toBeUndefined();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(/\S/);
      }
    });

    test('a part that is taken out takes neither the others nor the focus', async ({ page }) => {
      await openPlan(page, planOf(caseId, { dates: { needed: '2027-06-06' } }), path);
      const field = await openField(page, 0);
      await field.focus();
      await page.keyboard.press('Backspace');
      await expect(field).toBeFocused();
      await typeInto(field, '09');
      expect(await dayOf(page, 'needed')).toMatch(/^2027-(?:09-06|06-09)$/);
    });
  });
}

test('a day of which a part is missing when its field is left is no answer, and what is there stays', async ({
  page,
}) => {
  await openPlan(page, planOf(caseId, { dates: { needed: '2027-06-06' } }));
  const field = await openField(page, 0);
  await field.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+Tab');
  expect(await dayOf(page, 'needed')).toBeUndefined();
  const hint = page.getByText(/^This day is not whole yet/);
  await expect(hint).toBeVisible();
  await expect(page.getByText(/^Apply by/)).toBeHidden();
  await typeInto(field, '08');
  expect(await dayOf(page, 'needed')).toMatch(/^2027-(?:08-06|06-08)$/);
  await expect(hint).toBeHidden();
});

test('the hour of a visit can be typed over, and is there again when half of it was taken out', async ({
  page,
}) => {
  const appointment = { day: '2027-06-06', time: '09:30' };
  await openPlan(page, planOf(caseId, { dates: { appointment } }));
  const field = page.locator('input[type="time"]');
  await typeInto(field, '1045');
  expect(await keptOn(page)).toMatch(/"time":"(?:10|22):45"/);
  await field.blur();
  await field.focus();
  await page.keyboard.press('Backspace');
  await expect(field).toBeFocused();
  await typeInto(field, '11');
  expect(await keptOn(page)).toMatch(/"time":"(?:11|23):45"/);
  await page.keyboard.press('Backspace');
  await field.blur();
  await expect(field).toHaveValue(/^(?:11|23):45$/);
});

test('a day that is taken away leaves the page as it stands', async ({ page }) => {
  await openPlan(page, planOf(caseId, { dates: { needed: '2027-06-06' } }));
  const field = await openField(page, 0);
  await field.focus();
  await field.fill('');
  expect(await dayOf(page, 'needed')).toBeUndefined();
  await expect(field).toBeFocused();
  await expect(field).toBeVisible();
});

test('of what is needed and what ends one day is told, and after its end what to do', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  await openPlan(page, planOf('spain/spain-resident-permit/renew'));
  await page.locator('summary', { hasText: 'More dates' }).click();
  await page.getByLabel('When do you need it?').fill('2027-05-31');
  await expect(page.getByText('Apply by Sunday, 28 February 2027')).toBeVisible();
  await page.getByLabel('When does yours end?').fill('2027-06-30');
  await expect(page.getByText('You cannot apply before Friday, 30 April 2027')).toBeVisible();
  await expect(page.getByText('28 February')).toHaveCount(0);
  await page.getByLabel('When does yours end?').fill('2020-01-01');
  await expect(page.getByText('It ended on Wednesday, 1 January 2020')).toBeVisible();
  await expect(page.getByText('2019')).toHaveCount(0);
});

/** The day field of that number, once the part of the page that all but the first stand in is open. */
async function openField(page: Page, index: number): Promise<Locator> {
  const fold = page.locator('article details', {
    has: page.locator('input[type="date"]:not([name])'),
  });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  return page.locator('article input[type="date"]:not([name])').nth(index);
}

/** Types into the first part and on; no key takes the focus away, and none leaves a year that nobody means. */
async function typeInto(field: Locator, keys: string): Promise<void> {
  const page = field.page();
  await field.focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    expect((await keptOn(page)) ?? '').not.toMatch(/"0\d{3}-/);
  }
}

/** The day that the device keeps. */
function dayOf(page: Page, name: (typeof names)[number]): Promise<string | undefined> {
  return page.evaluate(
    ([key, id, of]) => {
      const date = JSON.parse(localStorage.getItem(key) ?? '{}').cases?.[id]?.dates[of];
      return date?.day ?? date;
    },
    [storageKey, caseId, name] as const,
  );
}
