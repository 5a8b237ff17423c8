import { expect, onTestFinished, test } from 'vitest';
import { type MailboxBehaviour, startMailbox } from '../../tests/support/desk/mailbox.ts';
import { sampleEnquiry, sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { StoreError } from '../errors.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { connectMailServer, failureFrom, type SendEnquiry } from './mail-server.ts';
import { type Clock, createRelay } from './relay.ts';

const received = new Date('2026-03-02T09:00:00Z');
const parties = {
  siteName: 'Waymark',
  from: 'desk@waymark.example',
  to: ['staff@waymark.example'],
};

/** A clock that stands still until a test moves it. */
function stillClock(): Clock & { pass: (ms: number) => void } {
  let time = received.getTime();
  return {
    now: () => new Date(time),
    every: () => () => {},
    pass: (ms) => {
      time += ms;
    },
  };
}

async function open(behaviour: MailboxBehaviour = 'accept') {
  const mailbox = await startMailbox(behaviour);
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(async () => {
    await mailbox.close();
    await store.close();
  });
  const clock = stillClock();
  const send = connectMailServer(mailbox.url, parties);
  const problems: unknown[] = [];
  const told: string[] = [];
  const relayOn = (anyStore: EnquiryStore, sending: SendEnquiry = send) =>
    createRelay({
      store: anyStore,
      send: sending,
      clock,
      mailsPerHour: 1_000,
      mailsAtOnce: 4,
      log: {
        attempted: (_enquiry, outcome) => told.push(outcome.state),
        hourFull: () => {},
        storeRefused: (error) => problems.push(error),
      },
    });
  await store.add(sampleEnquiry, { now: received });
  const state = async () => (await store.list())[0];
  return { mailbox, folder, store, clock, send, problems, told, relayOn, state };
}

test('an enquiry that waits is mailed once and noted as sent', async () => {
  const { mailbox, store, relayOn, state } = await open();
  const relay = relayOn(store);
  await relay.runDue();
  await relay.runDue();
  expect(mailbox.messages.map(({ messageId }) => messageId)).toEqual([
    `<${sampleId}@waymark.example>`,
  ]);
  expect(await state()).toMatchObject({ state: 'sent', attempts: 1, sentAt: received });
});

test('a delivery that the store is slow to note is told once', async () => {
  const { store, relayOn, told } = await open();
  const isNoting = Promise.withResolvers<void>();
  const mayNote = Promise.withResolvers<void>();
  const relay = relayOn({
    ...store,
    recordOutcome: async (...call) => {
      isNoting.resolve();
      await mayNote.promise;
      return store.recordOutcome(...call);
    },
  });
  const ended = relay.runDue();
  await isNoting.promise;
  // Looks again, and finds a delivery that is not noted yet.
  relay.wake();
  mayNote.resolve();
  await ended;
  await relay.runDue();
  expect(told).toEqual(['sent']);
});

test('a mail server that is down gets the enquiry when it is back, after the wait', async () => {
  const { mailbox, store, clock, relayOn, state } = await open();
  const relay = relayOn(store);
  await mailbox.goDown();
  await relay.runDue();
  expect(await state()).toMatchObject({
    state: 'stored',
    attempts: 1,
    lastError: 'no answer from the mail server (ESOCKET)',
  });
  await mailbox.comeBack();
  clock.pass(4_999);
  await relay.runDue();
  expect(mailbox.messages).toHaveLength(0);
  clock.pass(1);
  await relay.runDue();
  expect(mailbox.messages).toHaveLength(1);
});

test('a refusal for now is tried again', async () => {
  const { mailbox, store, clock, relayOn, state } = await open('refuse-for-now');
  const relay = relayOn(store);
  await relay.runDue();
  expect(await state()).toMatchObject({
    state: 'stored',
    lastError: 'the mail server answered 451 to DATA',
  });
  mailbox.behave('accept');
  clock.pass(5_000);
  await relay.runDue();
  expect(await state()).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a refusal for good stops, with the reason, until staff look', async () => {
  const { mailbox, store, clock, relayOn, state } = await open('refuse-for-good');
  const relay = relayOn(store);
  await relay.runDue();
  expect(await state()).toMatchObject({
    state: 'failed',
    lastError: 'the mail server answered 554 to DATA',
  });
  mailbox.behave('accept');
  clock.pass(24 * 60 * 60 * 1_000);
  await relay.runDue();
  expect(mailbox.offered()).toBe(1);
});

test('a line that drops after the text is tried again with the same Message-ID', async () => {
  const { mailbox, store, clock, relayOn, state } = await open('drop-after-data');
  const relay = relayOn(store);
  await relay.runDue();
  expect(await state()).toMatchObject({ state: 'stored' });
  mailbox.behave('accept');
  clock.pass(5_000);
  await relay.runDue();
  const ids = mailbox.messages.map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${sampleId}@waymark.example>`, `<${sampleId}@waymark.example>`]);
  expect(await state()).toMatchObject({ state: 'sent' });
});

test('two relays on one database mail each of many enquiries once', async () => {
  const { mailbox, folder, store, relayOn } = await open();
  const other = openSqliteStore(folder);
  onTestFinished(other.close);
  for (let count = 0; count < 20; count += 1) {
    await store.add({ ...sampleEnquiry, id: null, subject: `Subject ${count}` }, { now: received });
  }
  await Promise.all([relayOn(store).runDue(), relayOn(other).runDue()]);
  expect(mailbox.messages).toHaveLength(21);
  expect(new Set(mailbox.messages.map(({ messageId }) => messageId)).size).toBe(21);
});

test('a stop waits for the attempt under way and begins no other', async () => {
  const { mailbox, store, relayOn, state } = await open('hold');
  const relay = relayOn(store);
  relay.wake();
  await mailbox.wasOffered(1);
  const stopped = relay.stop();
  await store.add({ ...sampleEnquiry, id: null, subject: 'Too late' }, { now: received });
  relay.wake();
  mailbox.behave('accept');
  await stopped;
  expect(mailbox.messages).toHaveLength(1);
  expect((await state())?.subject).toBe('Too late');
});

test('a delivery that the disk would not note is noted later and not mailed again', async () => {
  const { mailbox, store, clock, problems, relayOn, state } = await open();
  let isFull = true;
  const fullStore: EnquiryStore = {
    ...store,
    recordOutcome: (...call) => {
      if (isFull) return Promise.reject(new StoreError('The database refused.'));
      return store.recordOutcome(...call);
    },
  };
  const relay = relayOn(fullStore);
  await relay.runDue();
  expect(problems).not.toHaveLength(0);
  isFull = false;
  clock.pass(60_000);
  await relay.runDue();
  expect(await state()).toMatchObject({ state: 'sent' });
  expect(mailbox.messages).toHaveLength(1);
});

test.each([
  ['MAIL FROM', 550, true],
  ['RCPT TO', 550, true],
  ['DATA', 554, true],
  ['RCPT TO', 450, false],
  ['AUTH PLAIN', 535, false],
  ['MAIL FROM', 530, false],
  ['RCPT TO', 530, false],
  ['EHLO', 554, false],
  ['CONN', 554, false],
])('an answer to %s of %i is final: %s', (command, responseCode, isFinal) => {
  const error = Object.assign(new Error('<zoe@sample.example> said no'), { command, responseCode });
  expect(failureFrom(error)).toEqual({
    isFinal,
    reason: `the mail server answered ${responseCode} to ${command}`,
  });
});
