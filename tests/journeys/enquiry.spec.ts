import type { Page } from '@playwright/test';
import { emailjsPaths } from '../../contract/emailjs.ts';
import { fieldNames, fields, statusTexts } from '../../contract/fields.ts';
import { translations } from '../support/content.ts';
import {
  fieldOf,
  fillEnquiry,
  hydrateForm,
  listEnquiries,
  readEnquiryForm,
  referencePattern,
  sendButton,
  typedText,
} from '../support/journeys/enquiry-form.ts';
import { expect, test } from '../support/journeys/enquiry-test.ts';

const guide = '/services/uk/uk-passport';
const emptyText = {
  fname: '',
  lname: '',
  email: '',
  country: '',
  address: '',
  phone: '',
  message: '',
};

test('an enquiry from the passport guide reaches the consultancy once, however often Send is pressed', async ({
  page,
  desk,
  mailbox,
}) => {
  await page.goto(guide);
  await hydrateForm(page);
  await fillEnquiry(page);
  await sendButton(page).dblclick();
  await expect(page.getByRole('status')).toHaveText(statusTexts.sent);
  const reference = await shownReference(page);
  await mailbox.hasReceived(1);
  expect(mailbox.messages.map(({ replyTo }) => replyTo?.value[0]?.address)).toEqual([
    typedText.email,
  ]);
  expect(mailbox.messages[0]?.text).toContain(reference);
  expect(mailbox.messages[0]?.text).toContain(typedText.message);
  await expect
    .poll(() => listEnquiries(desk))
    .toMatchObject([{ reference, state: 'sent', email: typedText.email, subject: 'UK passport' }]);
  expect(mailbox.messages).toHaveLength(1);
  expect(await readEnquiryForm(page)).toEqual(emptyText);
});

test('the contact button of a guide leads to a form that knows what it is about', async ({
  page,
  mailbox,
}) => {
  await page.goto(guide);
  await page.getByRole('link', { name: 'Contact us about your passport' }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await hydrateForm(page);
  await expect(page.getByRole('main').getByText('About: UK passport')).toBeVisible();
  await fillEnquiry(page);
  await sendButton(page).click();
  await mailbox.hasReceived(1);
  expect(mailbox.messages[0]?.subject).toContain('UK passport');
});

test.describe('when the way back is broken', () => {
  test.use({ expectedErrors: /^The enquiry was not sent|^Failed to load resource/ });

  test('a second try after a lost answer is still one enquiry and one mail', async ({
    page,
    desk,
    mailbox,
  }) => {
    await page.goto(guide);
    await hydrateForm(page);
    await fillEnquiry(page);
    await page.route(`**${emailjsPaths.sendForm}`, async (route) => {
      // The desk gets the call and answers it; the visitor's browser never hears so.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await sendButton(page).click();
    await expect(page.getByRole('status')).toHaveText(statusTexts.failed);
    expect(await readEnquiryForm(page)).toEqual(typedText);
    await page.unroute(`**${emailjsPaths.sendForm}`);
    await sendButton(page).click();
    await expect(page.getByRole('status')).toHaveText(statusTexts.sent);
    await expect.poll(() => listEnquiries(desk)).toMatchObject([{ state: 'sent' }]);
    expect(mailbox.messages).toHaveLength(1);
  });

  test('an error of the server loses nothing that was typed, and shows other ways to reach us', async ({
    page,
    desk,
  }) => {
    await page.goto(guide);
    await hydrateForm(page);
    await fillEnquiry(page);
    await page.route(`**${emailjsPaths.sendForm}`, (route) =>
      route.fulfill({ status: 503, body: 'The desk could not keep it' }),
    );
    await sendButton(page).click();
    await expect(page.getByRole('status')).toHaveText(statusTexts.failed);
    expect(await readEnquiryForm(page)).toEqual(typedText);
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByText('Other ways to reach us')).toBeVisible();
    expect(await listEnquiries(desk)).toEqual([]);
  });
});

test('a message at its limit is sent with all its lines, and answers go to the address that was meant', async ({
  page,
  mailbox,
}) => {
  await page.goto(guide);
  await hydrateForm(page);
  const message = `${'x'.repeat(49)}\n`.repeat(100);
  await fillEnquiry(page, { ...typedText, email: '\u200bzoe＠sample。example', message });
  await sendButton(page).click();
  await expect(page.getByRole('status')).toHaveText(statusTexts.sent);
  await mailbox.hasReceived(1);
  expect(mailbox.messages[0]?.replyTo?.value[0]?.address).toBe('zoe@sample.example');
  expect(mailbox.messages[0]?.text?.match(/^x{49}$/gm)).toHaveLength(100);
});

test('what must be mended is said beside each field and in a summary that has the focus', async ({
  page,
  desk,
}) => {
  await page.goto(guide);
  await hydrateForm(page);
  await fillEnquiry(page, { ...typedText, email: 'nobody', message: '' });
  await sendButton(page).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: UK passport/);
  await expect(summary.getByRole('link')).toHaveText([
    fields.email.messages.malformed,
    fields.message.messages.empty,
  ]);
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(
    new RegExp(fields.email.messages.malformed),
  );
  await summary.getByRole('link').first().click();
  await expect(fieldOf(page, 'email')).toBeFocused();
  expect(await listEnquiries(desk)).toEqual([]);
  await fillEnquiry(page);
  await expect(page).toHaveTitle(/^UK passport/);
});

test.describe('when the desk has another rule than the page', () => {
  test.use({ expectedErrors: /^The enquiry was not sent|^Failed to load resource/ });

  for (const { locale, language, contract } of translations.slice(0, 1)) {
    test(`the field that it refuses is named on a page in ${language.tag}, and sent once mended`, async ({
      page,
      desk,
    }) => {
      await page.goto(`/${locale}/contact`);
      await hydrateForm(page);
      const form = page.locator('main form');
      for (const field of fieldNames) await form.locator(`[name=${field}]`).fill(typedText[field]);
      // The page lets it pass, as one would that was drawn before a rule changed.
      await page.route(`**${emailjsPaths.sendForm}`, (route) => {
        const body = (route.request().postData() ?? '').replace(typedText.email, 'zoe');
        return route.continue({ postData: body });
      });
      await form.locator('[type=submit]').click();
      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary).toBeFocused();
      const { messages } = contract.fields.email;
      await expect(summary.getByRole('link')).toHaveText([messages.malformed ?? '']);
      await expect(form.locator('[name=email]')).toHaveAccessibleDescription(
        new RegExp(messages.malformed ?? ''),
      );
      await page.unroute(`**${emailjsPaths.sendForm}`);
      await form.locator('[type=submit]').click();
      await expect(page.getByRole('status')).toHaveText(contract.statuses.sent);
      expect(await listEnquiries(desk)).toHaveLength(1);
    });
  }
});

test('what was typed is there again after the page is loaded anew', async ({ page }) => {
  await page.goto(guide);
  await hydrateForm(page);
  await fillEnquiry(page);
  await page.reload();
  await hydrateForm(page);
  expect(await readEnquiryForm(page)).toEqual(typedText);
});

async function shownReference(page: Page): Promise<string> {
  const text = await page.getByRole('main').textContent();
  const reference = referencePattern.exec(text ?? '')?.[0];
  expect(reference, 'a reference on the page').toBeDefined();
  return reference ?? '';
}
