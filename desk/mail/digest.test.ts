import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { type MailboxBehaviour, refusal, startMailbox } from '../../tests/support/desk/mailbox.ts';
import { received, stillClock } from '../../tests/support/desk/relay-scene.ts';
import { sampleEnquiry, sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { numbered } from '../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { createDigestMail } from './digest.ts';
import { connectForMessages } from './mail-server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const parties = {
  siteName: 'Waymark',
  from: 'desk@waymark.example',
  to: ['staff@waymark.example', 'manager@waymark.example'],
};

/** A store, a mail server, and as many desks on both as a test wants; digests are due an hour after the first enquiries came. */
async function open(behaviour: MailboxBehaviour = 'accept', server: SMTPServerOptions = {}) {
  const mailbox = await startMailbox(behaviour, server);
  const folder = await temporaryFolder();
  const clock = stillClock();
  const heard: string[] = [];
  const openDesk = () => {
    const store = openSqliteStore(folder);
    const digest = createDigestMail({
      store,
      send: connectForMessages(mailbox.url, parties),
      parties,
      hour: 10,
      clock,
      log: {
        mailed: ({ day }) => heard.push(`mailed ${day}`),
        notMailed: (day, cause) => heard.push(`not mailed ${day}: ${cause}`),
        storeRefused: (error) => heard.push(String(error)),
      },
    });
    onTestFinished(store.close);
    return { store, ...digest };
  };
  onTestFinished(mailbox.close);
  return { mailbox, clock, heard, openDesk };
}

function hold(store: EnquiryStore, count: number) {
  return store.add(numbered(count), { now: received, spamScore: 5, isQuarantined: true });
}

test('staff are mailed at their hour, not before, and once a day', async () => {
  const { mailbox, clock, heard, openDesk } = await open();
  const { store, runDue } = openDesk();
  await store.add(sampleEnquiry, { now: received, spamScore: 6, isQuarantined: true });
  clock.pass(59 * minuteMs);
  await runDue();
  expect(mailbox.messages).toEqual([]);
  clock.pass(minuteMs);
  await runDue();
  await runDue();
  expect(mailbox.messages).toHaveLength(1);
  const [mail] = mailbox.messages;
  expect(mail).toMatchObject({
    subject: 'Waymark desk, 2026-03-02: 1 held back',
    messageId: '<digest-2026-03-02@waymark.example>',
  });
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.text).toContain('WM-1Y7T-TPYS');
  expect(heard).toEqual(['mailed 2026-03-02']);
});

test('a day with nothing to tell has no mail, and what comes later that day is told the next', async () => {
  const { mailbox, clock, openDesk } = await open();
  const { store, runDue } = openDesk();
  clock.pass(60 * minuteMs);
  await runDue();
  await hold(store, 1);
  await runDue();
  expect(mailbox.messages).toHaveLength(0);
  clock.pass(dayMs);
  await runDue();
  expect(mailbox.messages).toHaveLength(1);
});

test('two desks that look at the same moment, and one that starts again, mail once', async () => {
  const { mailbox, clock, openDesk } = await open();
  const [one, other] = [openDesk(), openDesk()];
  await hold(one.store, 1);
  clock.pass(60 * minuteMs);
  await Promise.all([one.runDue(), other.runDue()]);
  await openDesk().runDue();
  expect(mailbox.messages).toHaveLength(1);
});

test('a desk that was off at the hour mails when it is back', async () => {
  const { mailbox, clock, openDesk } = await open();
  await hold(openDesk().store, 1);
  clock.pass(10 * 60 * minuteMs);
  await openDesk().runDue();
  expect(mailbox.messages).toHaveLength(1);
});

test('a mail server that is down is asked again ten minutes later, under the same Message-ID', async () => {
  const { mailbox, clock, heard, openDesk } = await open();
  const { store, runDue } = openDesk();
  await hold(store, 1);
  await mailbox.goDown();
  clock.pass(60 * minuteMs);
  await runDue();
  await mailbox.comeBack();
  clock.pass(10 * minuteMs - 1);
  await runDue();
  expect(mailbox.messages).toHaveLength(0);
  clock.pass(1);
  await runDue();
  expect(mailbox.messages.map(({ messageId }) => messageId)).toEqual([
    '<digest-2026-03-02@waymark.example>',
  ]);
  expect(heard).toEqual([
    expect.stringMatching(/^not mailed 2026-03-02: no answer from the mail server/),
    'mailed 2026-03-02',
  ]);
});

test('a recipient that was refused for now gets it later, and the other does not get it twice', async () => {
  let isRefused = true;
  const { mailbox, clock, heard, openDesk } = await open('accept', {
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(isRefused && address.startsWith('manager') ? refusal(452, 'Not now') : null),
  });
  const { store, runDue } = openDesk();
  await hold(store, 1);
  clock.pass(60 * minuteMs);
  await runDue();
  isRefused = false;
  clock.pass(10 * minuteMs);
  await runDue();
  expect(mailbox.recipients).toEqual([['staff@waymark.example'], ['manager@waymark.example']]);
  expect(heard).toEqual([expect.stringContaining('452'), 'mailed 2026-03-02']);
});

test('what a refused digest told of, the next day tells', async () => {
  const { mailbox, clock, openDesk } = await open('refuse-for-good');
  const { store, runDue } = openDesk();
  await hold(store, 1);
  clock.pass(60 * minuteMs);
  await runDue();
  mailbox.behave('accept');
  await hold(store, 2);
  clock.pass(dayMs);
  await runDue();
  expect(mailbox.messages.map(({ subject }) => subject)).toEqual([
    'Waymark desk, 2026-03-03: 2 held back',
  ]);
});

test('one that failed is told every day until somebody has it mailed again', async () => {
  const { mailbox, clock, openDesk } = await open();
  const { store, runDue } = openDesk();
  await store.add(sampleEnquiry, { now: received });
  await store.claimDue({ owner: 'one', now: received, leaseMs: 1, limit: 1 });
  const outcome = { state: 'failed', lastError: 'refused' } as const;
  await store.recordOutcome({ id: sampleId, resends: 0 }, 'one', outcome);
  for (const wait of [60 * minuteMs, dayMs]) {
    clock.pass(wait);
    await runDue();
  }
  expect(mailbox.messages).toHaveLength(2);
  await store.resend(sampleId, clock.now());
  clock.pass(30 * minuteMs);
  await runDue();
  expect(mailbox.messages).toHaveLength(2);
});

test('whoever stops the desk waits for the digest under way, and gets no other', async () => {
  const { mailbox, clock, heard, openDesk } = await open('hold');
  const { store, start, stop, runDue } = openDesk();
  await hold(store, 1);
  clock.pass(60 * minuteMs);
  start();
  await mailbox.wasOffered(1);
  const stopped = stop();
  mailbox.behave('accept');
  await stopped;
  expect(heard).toEqual(['mailed 2026-03-02']);
  clock.pass(dayMs);
  await hold(store, 2);
  await runDue();
  expect(mailbox.offered()).toBe(1);
});
