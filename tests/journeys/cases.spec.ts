import type { Locator, Page } from '@playwright/test';
import { content } from '../support/built/content.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const phone = { width: 390, height: 844 };
const finger = 44;

const guides = [...content.guides].flatMap(([key, { cases = [] }]) => {
  const shown = cases.filter(({ draft }) => draft !== true).map(({ id }) => id);
  return shown.length === 0 ? [] : [{ path: `/services/${key}`, cases: shown }];
});
const casePaths = guides.flatMap(({ path, cases }) => cases.map((id) => `${path}/${id}`));

test.use({ viewport: phone });

/** What has to stand in the first screen, by what it is called when it does not. */
const firstOfCase = {
  title: 'h1',
  'cost and time': 'main dl',
  'the button of the authority': 'main dl + div > a[href^="https://"]',
};

for (const { path, cases } of guides) {
  const pages = cases.map((id) => `${path}/${id}`);

  test(`${path}: the answer of each case stands in the first screen of a phone`, async ({
    page,
  }) => {
    const offenders: string[] = [];
    for (const casePath of pages) {
      await page.goto(casePath);
      offenders.push(...(await belowFold(page, firstOfCase)).map((one) => `${casePath}: ${one}`));
    }
    expect(offenders, offenders.join('\n')).toEqual([]);
  });
}

test('there are cases to look at', () => {
  expect(casePaths.length).toBeGreaterThan(4);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the way from a guide to its case has room for a finger', async ({ page }) => {
    const path = '/services/uk/uk-passport/renew-adult';
    await page.goto('/services/uk/uk-passport');
    await tap(page.locator(`main a[href="${path}"]`).first());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew an adult UK passport');
  });
});

async function tap(link: Locator): Promise<void> {
  const { height = 0 } = (await link.boundingBox()) ?? {};
  expect(height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(finger);
  await link.click();
}

/** What is missing, or ends below the first screen, with where it ends. */
async function belowFold(page: Page, wanted: Readonly<Record<string, string>>): Promise<string[]> {
  const ends = await Promise.all(
    Object.entries(wanted).map(async ([name, selector]) => {
      const box = await page.locator(selector).first().boundingBox({ timeout: 2_000 });
      return { name, end: box === null ? null : Math.ceil(box.y + box.height) };
    }),
  );
  return ends.flatMap(({ name, end }) =>
    end !== null && end <= phone.height ? [] : [`${name} ends at ${String(end)} px`],
  );
}
