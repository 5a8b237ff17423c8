import { statusTexts } from '../../contract/fields.ts';
import { startDesk } from '../support/desk/desk-process.ts';
import {
  fillEnquiry,
  hydrateForm,
  listEnquiries,
  sendButton,
} from '../support/journeys/enquiry-form.ts';
import { expect, mailSettings, test } from '../support/journeys/enquiry-test.ts';

test('an enquiry that was answered with OK survives kill -9 and is mailed once by the next desk', async ({
  page,
  desk,
  mailbox,
}) => {
  await mailbox.goDown();
  await page.goto('/services/uk/uk-passport');
  await hydrateForm(page);
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toHaveText(statusTexts.sent);
  await desk.kill('SIGKILL');
  await mailbox.comeBack();
  expect(mailbox.messages).toHaveLength(0);
  const next = await startDesk({ env: mailSettings(mailbox), dataFolder: desk.dataFolder });
  try {
    await mailbox.hasReceived(1);
    await expect.poll(() => listEnquiries(next)).toMatchObject([{ state: 'sent' }]);
    expect(mailbox.messages).toHaveLength(1);
  } finally {
    await next.discard();
  }
});

test('an enquiry whose mail was under way at kill -9 is mailed once by the next desk', async ({
  page,
  desk,
  mailbox,
}) => {
  mailbox.behave('hold');
  await page.goto('/services/uk/uk-passport');
  await hydrateForm(page);
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toHaveText(statusTexts.sent);
  await mailbox.wasOffered(1);
  await desk.kill('SIGKILL');
  // The message that is held must not slip in once its sender is gone.
  mailbox.behave('refuse-for-now');
  const next = await startDesk({ env: mailSettings(mailbox), dataFolder: desk.dataFolder });
  mailbox.behave('accept');
  try {
    await mailbox.hasReceived(1);
    await expect.poll(() => listEnquiries(next)).toMatchObject([{ state: 'sent' }]);
    expect(mailbox.messages).toHaveLength(1);
  } finally {
    await next.discard();
  }
});
