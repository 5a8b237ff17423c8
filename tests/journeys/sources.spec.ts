import { hydrateForm } from '../support/journeys/enquiry-form.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const caseOf = '/services/uk/uk-passport/renew-adult';
const phone = { width: 390, height: 844 };
/** The least that WCAG 2.5.8 asks of a target. */
const least = 24;

test.use({ viewport: phone });

test('each number of a source has room for a finger, and covers no other', async ({ page }) => {
  for (const path of [caseOf, '/services/uk/uk-driving-license', `/ar${caseOf}`]) {
    await page.goto(path);
    const small = await page.locator('main sup > a:visible').evaluateAll(
      (links, size) =>
        links.flatMap((link) => {
          const { width, height } = link.getBoundingClientRect();
          return width < size || height < size ? [`${link.textContent}: ${width} × ${height}`] : [];
        }),
      least,
    );
    expect(small, path).toEqual([]);
  }
});

test('a number opens its source beside it, Escape closes it, and the focus is on the number again', async ({
  page,
}) => {
  await page.goto(caseOf);
  const number = page.locator('main dl sup > a').first();
  await number.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  const source = page.getByRole('dialog');
  await expect(source).toBeVisible();
  await expect(source).toBeFocused();
  await expect(source.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await expect(source).toContainText(/official|law|reported/);
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([before, '']);
  const [box, at] = await Promise.all([source.boundingBox(), number.boundingBox()]);
  expect(Math.abs((box?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0))).toBeLessThan(4);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  await page.keyboard.press('Escape');
  await expect(source).toHaveCount(0);
  await expect(number).toBeFocused();
});

test('beside its source and at the end of the page a figure can be told as wrong, and the form names both', async ({
  page,
}) => {
  await page.goto(caseOf);
  await page.locator('main dl sup > a').first().click();
  const way = page.getByRole('link', { name: 'Tell us what is wrong here' });
  await page.getByRole('dialog').locator(way).click();
  await hydrateForm(page);
  const about = page.getByRole('main').getByText(/^About: A mistake on/);
  await expect(about).toHaveText(`About: A mistake on ${caseOf}, source 2`);
  await page.goto(`/ar${caseOf}`);
  await page.locator('main').getByRole('link', { name: 'أبلغنا عن خطأ في هذه الصفحة' }).click();
  await expect(page).toHaveURL(/^[^?]+\/ar\/contact\?subject=/);
});

test('a second number closes the first, and a tap elsewhere closes both', async ({ page }) => {
  await page.goto(caseOf);
  const numbers = page.locator('main dl sup > a');
  // Its source opens below it, and covers no number above.
  await numbers.last().click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await numbers.first().click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an old price says when it was so, in words where it stands', async ({ page }) => {
  await page.goto('/services/uk/uk-passport/renew-adult');
  await expect(
    page.locator('main [data-fact]', { hasText: 'probably more now' }).first(),
  ).toContainText(/£[\d.]+ \(in \w+ 20\d\d; probably more now\)/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a number leads to its source in the list, and that back to the number, in full view', async ({
    page,
  }) => {
    await page.goto(caseOf);
    const number = page.locator('main dl sup > a').first();
    const id = (await number.getAttribute('href')) ?? '';
    await number.click();
    const source = page.locator(id);
    await expect(source).toBeInViewport();
    await source.getByRole('link', { name: 'Back to the figure' }).click();
    await expect(number).toBeInViewport({ ratio: 1 });
    // Under no bar that stays.
    await number.click({ trial: true });
  });
});
