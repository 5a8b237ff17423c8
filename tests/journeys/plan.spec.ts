import type { Page } from '@playwright/test';
import { type PlannedCase, plannedCasePath, storageKey } from '../../plan/shapes.ts';
import { axeFindings, wcagRules } from '../support/journeys/axe.ts';
import { openForm } from '../support/journeys/enquiry-form.ts';
import { smallWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { casePath, keptOn, openLists, pay, photo, startPlan } from '../support/journeys/plan.ts';

const opener = 'Show only what applies to you';

test.use({ viewport: smallWindow });

test('a tick is kept at once: it is there after a reload, and on the page of plans', async ({
  page,
}) => {
  await openLists(page);
  await page.getByLabel(photo).check();
  await page.getByLabel(pay).check();
  await expect(page.getByText('1 of 3 ready')).toBeVisible();
  await page.reload();
  await openLists(page);
  await expect(page.getByLabel(photo)).toBeChecked();
  await expect(page.getByLabel(pay)).toBeChecked();
  await page.locator('#what-to-bring').getByRole('link', { name: 'My plan' }).click();
  await expect(page).toHaveURL('/plan');
  await expect(page.locator('article p:text("Still missing:") + ul > li')).toHaveText([
    'Your old UK passport',
    /^Proof of your/,
  ]);
  await expect(page.getByText('What to do: 1 of 4 done')).toBeVisible();
});

test('an answer hides what it does not need, and the keyboard is enough', async ({ page }) => {
  await openLists(page);
  await page.getByText(opener).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('group', { name: 'Has your name changed' });
  await question.getByLabel('Yes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(question.getByLabel('No')).toBeChecked();
  await expect(page.getByLabel('Proof of your new name')).toBeHidden();
  await page.getByLabel(photo).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 2 ready')).toBeVisible();
});

test('an answer takes a fee that is not theirs out of the table, its line, and both sums', async ({
  page,
}) => {
  await page.goto('/services/germany/germany-resident-permit/blue-card');
  const atTop = page.locator('dl').first();
  const table = page.locator('#cost table');
  await expect(atTop).toContainText('€175');
  await page.getByText(opener).click();
  const question = page.getByRole('group', { name: 'Do you still need a visa to come?' });
  // Only what changes once it is there is read aloud.
  await expect(page.getByText('Total cost: €175')).toBeVisible();
  await question.getByLabel('No').check();
  const told = page.getByText('Total cost: €100');
  await expect(told).toHaveAttribute('aria-live', 'polite');
  await expect(atTop).toContainText('€100');
  await expect(table.getByRole('row')).toHaveText([/^Residence permit/, /^Total €100/]);
  await question.getByLabel('Yes').check();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(atTop).toContainText('€175');
});

test('two tabs at once agree', async ({ page, context }) => {
  await openLists(page);
  const other = await context.newPage();
  await openLists(other);
  await other.getByLabel(photo).check();
  await expect(page.getByLabel(photo)).toBeChecked();
  await page.getByLabel('Your old UK passport').check();
  await expect(other.getByText('2 of 3 ready')).toBeVisible();
});

test.describe('where no worker answers in the place of the site', () => {
  test.use({ serviceWorkers: 'block' });

  test('words that have changed since a tick ask for another look', async ({ page }) => {
    await openLists(page);
    await page.getByLabel(photo).check();
    await page.route(`**${plannedCasePath(casePath)}`, async (route) => {
      const answer = await route.fetch();
      const known: PlannedCase = await answer.json();
      const bring = known.bring.map((item) =>
        item.name === photo ? { ...item, said: 'other' } : item,
      );
      await route.fulfill({ response: answer, json: { ...known, bring } });
    });
    await page.reload();
    await openLists(page);
    await expect(page.getByLabel(photo)).not.toBeChecked();
    await expect(page.getByLabel(photo)).toHaveAccessibleDescription(
      /our words about it have changed/,
    );
    await page.getByLabel(photo).check();
    await expect(page.getByLabel(photo)).toHaveAccessibleDescription('');
  });
});

for (const [how, storage] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`where storage is ${how}, ticks work and the page says how long they last`, async ({
    page,
  }) => {
    await page.addInitScript(storage);
    await openLists(page);
    await page.getByLabel(photo).check();
    await expect(page.getByText('1 of 3 ready')).toBeVisible();
    await expect(page.getByText('until you leave this page')).toBeVisible();
  });
}

test('what cannot be read is left as it is until the visitor erases it', async ({ page }) => {
  await openLists(page);
  await page.evaluate((key) => localStorage.setItem(key, '{broken'), storageKey);
  await page.reload();
  await openLists(page);
  await page.getByLabel(photo).check();
  await expect(page.getByText('so we leave it as it is')).toBeVisible();
  expect(await keptOn(page)).toBe('{broken');
  await page.goto('/plan');
  await expect(page.getByRole('link', { name: 'Save what it keeps as a file' })).toBeVisible();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  expect(await keptOn(page)).toBeNull();
});

test('erasing leaves no byte: no entry, no page kept for later, no worker', async ({ page }) => {
  await startPlan(page);
  await expect(page.getByText('open on this device without a network')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is in your plan yet' })).toBeVisible();
  const left = () =>
    page.evaluate(async (key) => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return [localStorage.getItem(key), await caches.keys(), workers.length];
    }, storageKey);
  await expect.poll(left).toEqual([null, [], 0]);
});

test('once opened, the plan and its cases open without a network, and say from when they are', async ({
  page,
  context,
}) => {
  await startPlan(page);
  await expect(page.getByText('open on this device without a network')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Saved on .* Figures may have changed since/)).toBeVisible();
  await expect(page.getByText(/^Still missing:/)).toBeVisible();
  await page.getByRole('link', { name: 'Renew an adult UK passport' }).last().click();
  await openLists(page, { isThere: true });
  await expect(page.getByLabel(photo)).toBeChecked();
});

test('dates are counted back, stand in order, and go into a calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
  await startPlan(page);
  await page.getByLabel('When do you need it?').fill('2027-02-01');
  await expect(
    page.getByText('Apply by Monday, 11 January 2027 to have it in time.'),
  ).toBeVisible();
  await page.getByLabel('When do you need it?').fill('2026-11-25');
  await expect(page.getByText('That is too soon for the usual way')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Put the dates into my calendar' }).click();
  expect((await download).suggestedFilename()).toBe('waymark-plan.ics');
});

test('a link carries the plan to a fresh browser, which is asked before it takes it in', async ({
  page,
  browser,
  siteUrl,
}) => {
  await startPlan(page);
  await page.getByRole('button', { name: 'Make a link to my plan' }).click();
  const link = await page.getByLabel('Link to my plan').inputValue();
  const fresh = await browser.newContext({ baseURL: siteUrl });
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByText('The other plan holds:')).toBeVisible();
  expect(await keptOn(other)).toBeNull();
  await other.getByRole('button', { name: 'Add it to mine' }).click();
  await expect(other.getByText('Taken in: 1 case and 1 new tick.')).toBeVisible();
  expect(JSON.parse((await keptOn(other)) ?? '')).toEqual(JSON.parse((await keptOn(page)) ?? ''));
  await expect(other).toHaveURL('/plan');
  await fresh.close();
});

test('on paper the lists of the plan stand open, and nothing that only a screen can do', async ({
  page,
}) => {
  await startPlan(page);
  await expect(page.getByLabel(photo)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel(photo)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeHidden();
  // A day that nobody has given is no box on paper either.
  await expect(page.getByLabel('When do you need it?')).toBeHidden();
});

test('a plan goes out as a file and comes in again, without a tick lost', async ({ page }) => {
  await startPlan(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my plan as a file' }).click();
  const file = await (await saved).path();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved plan' }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByText('Taken in: 1 case and 1 new tick.')).toBeVisible();
  await expect(page.getByText('What to bring: 1 of 3 ready')).toBeVisible();
});

test('a case and a note can be taken out, and brought back', async ({ page }) => {
  await startPlan(page);
  await page.locator('summary', { hasText: 'My note' }).click();
  await page.getByRole('textbox', { name: 'My note' }).fill('Ask Ana');
  await page.getByRole('button', { name: 'Remove this case' }).click();
  expect(await keptOn(page)).toBeNull();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('textbox', { name: 'My note' })).toHaveValue('Ask Ana');
});

test('the list goes into a message only when the visitor asks', async ({ page }) => {
  await openLists(page);
  await page.getByLabel(photo).check();
  await openForm(page);
  const message = page.getByRole('textbox', { name: /^Message/ });
  await expect(message).toHaveValue('');
  await page.getByLabel('Add my list of ticks to the message below').check();
  await expect(message).toHaveValue(/I have: A new digital photo\./);
});

test('an empty plan leads to the finder', async ({ page }) => {
  await page.goto('/plan');
  await page.getByRole('link', { name: 'Find my case' }).click();
  await expect(page).toHaveURL('/find');
});

test('everybody can use the lists and the plan', async ({ page }) => {
  await openLists(page);
  await page.getByText(opener).click();
  await page.getByLabel(photo).check();
  expect(await axeFindings(page, { rules: wcagRules })).toEqual([]);
  await page.goto('/plan');
  await expect(page.locator('article summary')).toHaveCount(6);
  for (const fold of await page.locator('article details').all()) {
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  }
  expect(await axeFindings(page, { rules: wcagRules })).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a case shows for whom things are, and no boxes that do nothing', async ({ page }) => {
    await page.goto(casePath);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText(opener)).toBeHidden();
    await expect(
      page.getByText('Only if the answer is yes: Has your name changed').first(),
    ).toBeVisible();
  });

  test('everything to bring and every step has a box to print, and with scripts only the one that works', async ({
    page,
    browser,
    siteUrl,
  }) => {
    const boxes = (on: Page) =>
      on
        .locator('#what-to-bring ul > li, #steps ol > li > h3')
        .evaluateAll((places) =>
          places.map((place) => getComputedStyle(place, '::before').content !== 'none'),
        );
    await page.goto(casePath);
    expect(await boxes(page)).toEqual(Array(7).fill(true));
    const scripted = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: true });
    const other = await scripted.newPage();
    await openLists(other);
    expect(await boxes(other)).toEqual(Array(7).fill(false));
    await scripted.close();
  });

  test('the page of plans says what a plan is, and what to do instead', async ({ page }) => {
    await page.goto('/plan');
    await expect(page.getByText('print the page of your case instead')).toBeVisible();
  });
});
