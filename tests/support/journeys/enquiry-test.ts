import { type DeskProcess, startDesk } from '../desk/desk-process.ts';
import { type Mailbox, startMailbox } from '../desk/mailbox.ts';
import { expect, quietTest } from './quiet-test.ts';

export { expect };

type EnquiryFixtures = {
  /** A real mail server of the test's own. */
  mailbox: Mailbox;
  /** A real desk of the test's own, which serves the built site and mails to `mailbox`. */
  desk: DeskProcess;
};

/** For tests that send: addresses count from the test's own desk. */
export const test = quietTest.extend<EnquiryFixtures>({
  // Playwright reads from this pattern what a fixture needs; this one needs nothing.
  mailbox: async ({ browserName: _ }, use) => {
    const mailbox = await startMailbox();
    await use(mailbox);
    await mailbox.close();
  },
  desk: async ({ mailbox }, use) => {
    const desk = await startDesk({ env: mailSettings(mailbox) });
    await use(desk);
    await desk.discard();
  },
  baseURL: async ({ desk }, use) => use(desk.url),
});

/** Settings of a desk that mails to `mailbox`. */
export function mailSettings({ url }: Mailbox): Readonly<Record<string, string>> {
  return {
    DESK_SMTP_URL: url,
    DESK_MAIL_FROM: 'desk@waymark.example',
    DESK_MAIL_TO: 'enquiries@waymark.example',
  };
}
