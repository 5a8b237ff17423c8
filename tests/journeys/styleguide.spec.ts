import { globSync, readFileSync } from 'node:fs';
import { axeFindings, wcagRules } from '../support/journeys/axe.ts';
import { expect, test } from '../support/styleguide/styleguide-test.ts';

/** What can differ between the light and the dark scheme of one page. */
const colourRules = ['color-contrast', 'link-in-text-block'];

// One worker, so that the page is built once.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('the styleguide shows every component that has examples, and leads to it', async ({
  page,
}) => {
  const names = globSync('site/styleguide/examples/*.ts').flatMap(componentsIn);
  expect(names.length).toBeGreaterThan(20);
  const shown = await page
    .getByRole('article')
    .getByRole('heading', { level: 3 })
    .allTextContents();
  expect(shown).toEqual(expect.arrayContaining(names));
  expect(shown.length - names.length, 'parts of the site’s own pages').toBeGreaterThan(40);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Stars', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Stars', exact: true })).toBeInViewport();
});

for (const width of [360, 768, 1440]) {
  test(`every state of every component can be used by everybody at ${width} px, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, 'nothing is wider than the window').toBe(width);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeFindings(page, { rules: wcagRules }), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, { rules: colourRules }), 'dark').toEqual([]);
  });
}

/** The components that a file has examples of, read from its text: they stand two spaces in. */
function componentsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z]\w+): /gm)].map(
    ([, name = '']) => name,
  );
}
