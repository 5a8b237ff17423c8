import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { emailjsPaths, traceNames } from '../../contract/emailjs.ts';
import { type DeskProcess, startDesk } from '../support/desk/desk-process.ts';
import { type Mailbox, startMailbox } from '../support/desk/mailbox.ts';
import { formOf, sampleParameters } from '../support/desk/sample-enquiry.ts';
import { openStaffPage, type StaffPageProcess } from '../support/desk/staff-page.ts';
import { axeFindings } from '../support/journeys/axe.ts';
import { mailSettings } from '../support/journeys/enquiry-test.ts';
import { expect, quietTest } from '../support/journeys/quiet-test.ts';

type StaffFixtures = {
  mailbox: Mailbox;
  /** A real desk without the site, which mails to `mailbox`. */
  desk: DeskProcess;
  /** The real command beside it, on the same enquiries. */
  staff: StaffPageProcess;
};

const test = quietTest.extend<StaffFixtures>({
  // Playwright reads from this pattern what a fixture needs; this one needs nothing.
  mailbox: async ({ browserName: _ }, use) => {
    const mailbox = await startMailbox();
    await use(mailbox);
    await mailbox.close();
  },
  desk: async ({ mailbox }, use) => {
    const desk = await startDesk({ env: { ...mailSettings(mailbox), DESK_SITE: 'none' } });
    await use(desk);
    await desk.discard();
  },
  staff: async ({ desk }, use) => {
    const staff = await openStaffPage(desk.dataFolder);
    await use(staff);
    await staff.interrupt();
  },
});

const links = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.sample.example`).join(' ');

/** Sends the desk an honest enquiry that looks like spam: it is full of links, and a browser filled in what people do not see. */
async function sendHeld({ url }: DeskProcess): Promise<void> {
  const message = `Which of these may issue my licence? ${links}`;
  const body = formOf({ ...sampleParameters, message, [traceNames.trap]: 'filled' });
  const answer = await fetch(`${url}${emailjsPaths.sendForm}`, { method: 'POST', body });
  expect(await answer.text()).toBe('OK');
}

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('link', { name }).or(page.getByRole('button', { name })).first();
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

test('an enquiry that was held back is found, read and released by keyboard, and its mail goes out', async ({
  page,
  desk,
  mailbox,
  staff,
}) => {
  await sendHeld(desk);
  await page.goto(staff.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All enquiries');
  await tabTo(page, /^Held back/);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Looks like spam, so nobody got it by mail; release it if a person wrote it.'),
  ).toBeVisible();
  await tabTo(page, /^Zoë/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Which of these may issue my licence?')).toBeVisible();
  await expect(page.getByText('five links or more')).toBeVisible();
  expect(mailbox.offered()).toBe(0);
  await tabTo(page, 'Release it');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Released/);
  await mailbox.hasReceived(1);
  expect(mailbox.messages[0]?.text).toContain('Which of these may issue my licence?');
  await desk.hasPrinted(/"state":"sent"/);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/\?state=quarantined$/);
  await page.getByRole('link', { name: /^Mailed 1/ }).click();
  await expect(page.getByRole('link', { name: /^Zoë/ })).toBeVisible();
});

test.describe('when something else is typed', () => {
  // A browser says so of every answer that is a refusal, however kindly its page puts it.
  test.use({ expectedErrors: /^Failed to load resource: .* 422/ });

  test('one is erased once its reference is typed, and the proof stands in its place', async ({
    page,
    desk,
    staff,
  }) => {
    await sendHeld(desk);
    await page.goto(staff.address);
    await page.getByRole('link', { name: /^Zoë/ }).click();
    await page.getByRole('link', { name: 'Erase it' }).click();
    const field = page.getByLabel(/^Type WM-/);
    await field.fill('WM-0000-0000');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Nothing was erased.')).toBeVisible();
    const reference = /WM-\S+/.exec(
      (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    );
    await field.fill(reference?.[0] ?? '');
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByRole('listitem')).toHaveText(/ was erased at .* by staff\.$/);
    expect(JSON.parse(await desk.enquiries('list', '--json'))).toEqual([]);
    expect(await desk.enquiries('show', reference?.[0] ?? '')).toContain('by staff');
  });
});

test('the list is exported as the command line exports it', async ({ page, desk, staff }) => {
  await sendHeld(desk);
  await page.goto(staff.address);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'for a spreadsheet (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toBe(await desk.enquiries('export'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, because there are none', async ({ page, desk, staff, mailbox }) => {
    await sendHeld(desk);
    await page.goto(staff.address);
    await page.getByRole('link', { name: /^Zoë/ }).click();
    await page.getByRole('button', { name: 'Release it' }).click();
    await expect(page.getByRole('status')).toHaveText(/^Released/);
    await mailbox.hasReceived(1);
  });
});

test.describe('in another browser', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  test('the address that was used opens nothing, and neither does any other', async ({
    page,
    browser,
    staff,
  }) => {
    await page.goto(staff.address);
    const other = await (await browser.newContext()).newPage();
    for (const address of [staff.address, new URL('/', staff.address).href]) {
      expect((await other.goto(address))?.status()).toBe(403);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Not from here');
    }
    await other.context().close();
  });
});

test('Ctrl-C closes the page, in words and as done', async ({ staff }) => {
  expect(await staff.interrupt()).toBe(0);
  expect(staff.output()).toContain('The page is closed.');
});

test('no page of it has a fault that axe finds, or runs off the screen, narrow or wide, by day or by night', async ({
  page,
  desk,
  staff,
}) => {
  await sendHeld(desk);
  await page.goto(staff.address);
  await page.waitForURL(/\/$/);
  const row = (await page.getByRole('link', { name: /^Zoë/ }).getAttribute('href')) ?? '';
  const looks = [
    [320, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const;
  const paths = [
    '/',
    '/?state=quarantined',
    '/?words=zzz&from=x',
    row,
    `/erase?id=${row.split('/').at(-1)}`,
  ];
  for (const path of paths) {
    await page.goto(new URL(path, staff.address).href);
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const findings = await axeFindings(page);
      expect(findings, `${path} at ${width} px, ${colorScheme}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
