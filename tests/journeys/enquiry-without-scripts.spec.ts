import { fieldNames, statusTexts } from '../../contract/fields.ts';
import { translations } from '../support/content.ts';
import {
  fillEnquiry,
  listEnquiries,
  readEnquiryForm,
  referencePattern,
  sendButton,
  typedText as text,
} from '../support/journeys/enquiry-form.ts';
import { expect, test } from '../support/journeys/enquiry-test.ts';

test.use({
  javaScriptEnabled: false,
  // The desk's own page takes no part in the site's view transitions, which Chromium reports, and a refusal has a status of 422.
  expectedErrors: /ViewTransition opt-in disabled|status of 422/,
});

test('without scripts an enquiry is mailed once, and a page says so with its reference', async ({
  page,
  desk,
  mailbox,
}) => {
  await page.goto('/services/uk/uk-passport');
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusTexts.sent);
  const reference =
    referencePattern.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'none';
  await mailbox.hasReceived(1);
  expect(mailbox.messages[0]?.text).toContain(reference);
  expect(mailbox.messages[0]?.replyTo?.value[0]?.address).toBe(text.email);
  await expect.poll(() => listEnquiries(desk)).toMatchObject([{ reference, state: 'sent' }]);
  expect(mailbox.messages).toHaveLength(1);
});

test('without scripts a message at its limit is sent with all its lines', async ({
  page,
  mailbox,
}) => {
  await page.goto('/services/uk/uk-passport');
  await fillEnquiry(page, { ...text, message: `${'x'.repeat(49)}\n`.repeat(100) });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusTexts.sent);
  await mailbox.hasReceived(1);
  expect(mailbox.messages[0]?.text?.match(/^x{49}$/gm)).toHaveLength(100);
});

test('without scripts a refused form comes back with everything that was typed', async ({
  page,
  desk,
  mailbox,
}) => {
  // The browser's own check lets an address without a full domain pass; the desk's does not.
  const refused = { ...text, email: 'zoe@sample' };
  await page.goto('/services/uk/uk-passport');
  await fillEnquiry(page, refused);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusTexts.failed);
  expect(await readEnquiryForm(page)).toEqual(refused);
  expect(await listEnquiries(desk)).toEqual([]);
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusTexts.sent);
  await mailbox.hasReceived(1);
});

for (const { locale, language, contract, answers } of translations) {
  test(`without scripts a page in ${language.tag} is answered in its language, mended and sent`, async ({
    page,
    mailbox,
  }) => {
    const { statuses, fields } = contract;
    const form = page.locator('main form');
    await page.goto(`/${locale}/contact`);
    for (const field of fieldNames) await form.locator(`[name=${field}]`).fill(text[field]);
    await form.locator('[name=email]').fill('zoe@sample');
    await form.locator('[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(statuses.failed);
    await expect(page.locator('#email-error')).toContainText(fields.email.messages.malformed ?? '');
    await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
    expect(await form.locator('[name=message]').inputValue()).toBe(text.message);
    await form.locator('[name=email]').fill(text.email);
    await form.locator('[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(statuses.sent);
    await mailbox.hasReceived(1);
    expect(mailbox.messages[0]?.text).toContain(`/${locale}/contact`);
    await page.getByRole('link', { name: answers.back }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/contact$`));
  });
}
