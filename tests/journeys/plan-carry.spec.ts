import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { planFragment } from '../../plan/carry.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { caseId, keptOn, openPlan, planOf } from '../support/journeys/plan.ts';

const theirs = planOf('uk/uk-passport/child', {
  title: 'Apply for a child',
  note: 'Ask Ana (é 🙂)',
});

for (const behind of [
  '.',
  ')',
  '>',
  ',',
  '"',
  "'",
  '…',
  '%20',
  '%0A',
  '&x=y',
  '?utm_source=mail',
  '%3D',
]) {
  test(`a link with ${behind} behind it is offered whole`, async ({ page }) => {
    await page.goto(`/plan${planFragment(theirs)}${behind}`);
    await page.getByRole('button', { name: 'Add it to mine' }).click();
    expect(JSON.parse((await keptOn(page)) ?? '')).toEqual(theirs);
  });
}

test('a link that is pasted into the address bar of the open page is offered', async ({ page }) => {
  await openPlan(page, planOf(caseId));
  // No page is loaded: only what stands behind the "#" is another one.
  await page.evaluate((fragment) => location.assign(fragment), planFragment(theirs));
  await expect(page.getByText('The other plan holds:')).toBeInViewport();
  await page.getByRole('button', { name: 'Add it to mine' }).click();
  await expect(page.getByText('Taken in: 1 case and 0 new ticks.')).toBeVisible();
  await expect(page.locator('article')).toHaveCount(2);
});

test('a button copies the link as it is now, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlan(page, planOf(caseId));
  await page.getByRole('button', { name: 'Make a link to my plan' }).click();
  await page.locator('summary', { hasText: 'My note' }).click();
  await page.getByRole('textbox', { name: 'My note' }).fill('Ask Ana');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.getByLabel('Link to my plan').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(new URL(link).hash).toBe(planFragment(JSON.parse((await keptOn(page)) ?? '')));
});

test('where the browser does not copy, the link is marked to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await openPlan(page, planOf(caseId));
  await page.getByRole('button', { name: 'Make a link to my plan' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('the link is marked')).toBeVisible();
  await expect(page.getByLabel('Link to my plan')).toBeFocused();
  const marked = await page.evaluate(() => String(getSelection()));
  expect(marked).toBe(await page.getByLabel('Link to my plan').inputValue());
});

test('a calendar knows its own entries again, and those of nobody else', async ({
  page,
  browser,
  siteUrl,
}) => {
  const plan = planOf(caseId, { dates: { needed: '2099-06-06', ends: '2099-07-07' } });
  await openPlan(page, plan);
  const first = await entriesOf(page);
  expect(first.length).toBeGreaterThan(1);
  await page.reload();
  expect(await entriesOf(page)).toEqual(first);
  const context = await browser.newContext({ baseURL: siteUrl });
  const other = await context.newPage();
  await openPlan(other, plan);
  const others = await entriesOf(other);
  expect(others).toHaveLength(first.length);
  expect(first.filter((entry) => others.includes(entry))).toEqual([]);
  await context.close();
});

test('a plan that was begun in English reads in Arabic, and goes on there', async ({ page }) => {
  await openPlan(page, planOf(caseId, { dates: { needed: '2099-06-06' } }), '/ar/plan');
  const card = page.locator('article');
  await expect(card.locator('h3')).not.toHaveText(/[a-z]{4}/i);
  for (const summary of await card.locator('summary').all()) {
    if ((await summary.locator('..').getAttribute('open')) === null) await summary.click();
  }
  for (const name of await card.locator('li').allTextContents())
    expect(name).toMatch(/\p{Script=Arabic}/u);
  await expect(page.locator('main [data-island] [lang]:not([data-counter] [lang])')).toHaveCount(0);
  // A change keeps the address of the language; nothing is fetched, and so nothing leaves, under the hands of who types.
  const note = card.locator('textarea');
  await note.pressSequentially('ملاحظة');
  await expect(note).toBeFocused();
  expect(await keptOn(page)).toContain('/ar/services/uk/uk-passport/renew-adult');
  await page.goto('/plan');
  await expect(page.locator('article h3')).toHaveText('Renew an adult UK passport');
  await expect(page.locator('main [data-island] [lang]:not([data-counter] [lang])')).toHaveCount(0);
});

test('what is not translated keeps its words, with their language and direction', async ({
  page,
}) => {
  await page.route('**/ar/services/**', (route) => route.fulfill({ status: 200, body: 'no case' }));
  await openPlan(page, planOf(caseId), '/ar/plan');
  const title = page.locator('article h3 a');
  await expect(title).toHaveText('Renew an adult UK passport');
  await expect(title).toHaveAttribute('lang', 'en-GB');
  await expect(title).toHaveAttribute('dir', 'ltr');
  await expect(
    page.locator('article li [lang="en-GB"]', { hasText: 'A new digital photo' }),
  ).toHaveCount(1);
});

test('a note is printed whole, however long it is, also where its part of the page is closed', async ({
  page,
}) => {
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of my note`);
  await openPlan(page, planOf(caseId, { note: lines.join('\n') }));
  await page.locator('summary', { hasText: 'My note' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('textbox', { name: 'My note' })).toBeHidden();
  const printed = page.locator('article p', { hasText: 'Line 30 of my note' });
  await expect(printed).toBeVisible();
  const rows = await printed.evaluate((note) => {
    const range = document.createRange();
    range.selectNodeContents(note);
    const { overflow } = getComputedStyle(note);
    const tops = Array.from(range.getClientRects(), ({ top }) => top);
    return { count: new Set(tops).size, overflow };
  });
  expect(rows).toEqual({ count: 30, overflow: 'visible' });
});

/** The names of the entries in the calendar that the page gives. */
async function entriesOf(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Put the dates into my calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  return [...file.replaceAll('\r\n ', '').matchAll(/^UID:(.*)$/gm)].map(([, name = '']) => name);
}
