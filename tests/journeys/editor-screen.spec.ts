import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type EditorCopy, startEditorCopy } from '../support/journeys/editor-copy.ts';

const guide = 'content/en/guides/uk/uk-passport.yaml';
const facts = 'content/facts/uk/uk-passport.json';

let editor: EditorCopy;
test.describe.configure({ mode: 'serial' });
// The server for development compiles the site for each check, on a machine that may be busy.
test.setTimeout(120_000);
test.beforeAll(async () => {
  test.setTimeout(120_000);
  editor = await startEditorCopy();
});
test.afterAll(() => editor.discard());
test.afterEach(async ({ request }) => {
  await request.delete(`${editor.url}/edit/api/draft`);
});

async function open(page: Page, place: string): Promise<void> {
  await page.goto(`${editor.url}/edit#${place}`);
  await expect(page.getByRole('navigation', { name: 'Parts of this file' })).toBeVisible({
    timeout: 60_000,
  });
}

/** What the last check came to, as somebody hears it who does not see the screen. */
function said(page: Page) {
  return page.getByRole('banner').getByRole('status');
}

const checked = { timeout: 60_000 };

test('a fee is changed in its form, seen on the page, and saved as those lines alone', async ({
  page,
}) => {
  await open(page, `${facts}/fees/0`);
  await page.getByRole('textbox', { name: 'Amount' }).fill('103');
  await page.getByRole('textbox', { name: 'Month of the source' }).fill('2026-11');
  await expect(said(page)).toHaveText('Checked: nothing to mend', checked);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('£103').first()).toBeVisible(checked);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved ${facts}`)).toBeVisible(checked);
  const lines = editor.diff().split('\n');
  expect(lines.filter((line) => /^[+-] /.test(line)).map((line) => line.trim())).toEqual([
    '-      "amount": 102,',
    '+      "amount": 103,',
    expect.stringMatching(/^- +"asOf"/),
    '+      "asOf": "2026-11",',
  ]);
});

test('a wrong value is told beside its field and in the list that leads there, and stops saving', async ({
  page,
}) => {
  await open(page, `${guide}/cases/0`);
  const title = page.locator('[id="field/title"]');
  await title.fill('');
  await expect(said(page)).toHaveText('Checked: 1 problem', checked);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: /^This page/ }).click();
  await page.getByRole('link', { name: /Does not fit/ }).click();
  await expect(title).toBeFocused();
  await title.fill('Renew an adult UK passport');
  await expect(said(page)).toHaveText('No changes', checked);
});

test('a removed case is put back, and what was typed waits after a reload', async ({ page }) => {
  await open(page, `${guide}/cases/0`);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const outline = page.getByRole('navigation', { name: 'Parts of this file' });
  await expect(outline.getByText('Renew an adult UK passport')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(said(page)).toHaveText('No changes', checked);
  await page.locator('[id="field/applyLabel"]').fill('Renew it on GOV.UK');
  await expect(page.getByText('1 file changed')).toBeVisible(checked);
  await page.reload();
  await expect(page.locator('[id="field/applyLabel"]')).toHaveValue('Renew it on GOV.UK', checked);
});

for (const [width, colorScheme] of [
  [390, 'light'],
  [768, 'dark'],
  [1440, 'light'],
] as const) {
  test(`everybody can use the screen at ${width} pixels, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    await open(page, `${guide}/cases/0`);
    await page.locator('[id="field/title"]').fill('');
    await expect(said(page)).toHaveText('Checked: 1 problem', checked);
    const form = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(form.violations).toEqual([]);
    await page.getByRole('button', { name: 'Insert a figure' }).first().click();
    const picker = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(picker.violations).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
    await context.close();
  });
}
