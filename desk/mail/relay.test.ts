import { simpleParser } from 'mailparser';
import { expect, onTestFinished, test } from 'vitest';
import { refusal } from '../../tests/support/desk/mailbox.ts';
import { openRelayScene as open, received } from '../../tests/support/desk/relay-scene.ts';
import { sampleEnquiry, sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { StoreError } from '../errors.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';

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
    lastError: 'no answer from the mail server (ECONNREFUSED)',
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

test.each([
  [552, '5.2.2 Mailbox full'],
  [550, '5.7.1 Sending limit exceeded'],
  [554, '5.3.1 Mail system full'],
])(
  'what the account cannot take today (%i %s) is mailed when it can, and holds up no other',
  async (code, words) => {
    let isFull = true;
    const { store, clock, relayOn, state } = await open('accept', {
      mailServer: {
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData: async (stream, _session, answer) => {
          const { subject } = await simpleParser(stream);
          answer(isFull && subject?.includes('UK passport') ? refusal(code, words) : null);
        },
      },
    });
    const relay = relayOn(store);
    await relay.runDue();
    expect(await state()).toMatchObject({
      state: 'stored',
      lastError: `the mail server answered ${code} to DATA`,
    });
    const { id } = await store.add(
      { ...sampleEnquiry, id: null, subject: 'Another' },
      { now: received },
    );
    await relay.runDue();
    expect(await store.find(id)).toMatchObject([{ state: 'sent' }]);
    clock.pass(4 * 24 * 60 * 60 * 1_000);
    await relay.runDue();
    expect(await store.find(sampleId)).toMatchObject([{ state: 'stored', attempts: 2 }]);
    isFull = false;
    clock.pass(10_000);
    await relay.runDue();
    expect(await store.find(sampleId)).toMatchObject([{ state: 'sent', attempts: 3 }]);
  },
);

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
