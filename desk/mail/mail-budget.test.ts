import { expect, onTestFinished, test } from 'vitest';
import { startMailbox } from '../../tests/support/desk/mailbox.ts';
import { sampleEnquiry, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { createMailBudget } from './mail-budget.ts';
import { connectMailServer } from './mail-server.ts';
import { Relay } from './relay.ts';

const start = new Date('2026-03-02T09:00:00Z').getTime();
const parties = {
  siteName: 'Waymark',
  from: 'desk@waymark.example',
  to: ['staff@waymark.example'],
};

/** A relay that may mail three enquiries an hour, on a store with these, named by their subject and scored. */
async function openWith(scores: Readonly<Record<string, number>>) {
  const mailbox = await startMailbox();
  const store = openSqliteStore(await temporaryFolder());
  onTestFinished(async () => {
    await mailbox.close();
    await store.close();
  });
  for (const [subject, spamScore] of Object.entries(scores)) {
    const enquiry = { ...sampleEnquiry, id: null, text: sampleText, subject };
    await store.add(enquiry, { now: new Date(start), spamScore });
  }
  let elapsedMs = 0;
  let timesFull = 0;
  const relay = new Relay({
    store,
    send: connectMailServer(mailbox.url, parties),
    clock: { now: () => new Date(start + elapsedMs), every: () => () => {} },
    mailsPerHour: 3,
    mailsAtOnce: 4,
    log: {
      attempted: () => {},
      hourFull: () => {
        timesFull += 1;
      },
      storeRefused: (error) => {
        throw error;
      },
    },
  });
  return {
    store,
    runAfter: async (ms: number) => {
      elapsedMs = ms;
      await relay.runDue();
      return mailbox.messages
        .map(({ subject = '' }) => subject.slice(-1))
        .toSorted()
        .join('');
    },
    timesFull: () => timesFull,
  };
}

const hourMs = 60 * 60 * 1_000;

test('in an hour no more go out than it may have, the clean ones first; the rest follow in the next', async () => {
  const { runAfter } = await openWith({ D: 4, E: 4, A: 0, F: 4.5, B: 0, C: 1 });
  expect(await runAfter(0)).toBe('ABC');
  expect(await runAfter(hourMs)).toBe('ABC');
  expect(await runAfter(hourMs + 1)).toBe('ABCDEF');
});

test('a clean enquiry that comes late passes a flood that waits', async () => {
  const { store, runAfter } = await openWith({ a: 2, b: 2, c: 2, d: 2, e: 2, f: 2 });
  expect(await runAfter(0)).toBe('abc');
  await store.add({ ...sampleEnquiry, subject: 'Z' }, { now: new Date(start + 1) });
  expect(await runAfter(hourMs + 1)).toContain('Z');
});

test('waiting for room is no failed attempt, and is told once', async () => {
  const { store, runAfter, timesFull } = await openWith({ A: 0, B: 0, C: 0, D: 1 });
  await runAfter(0);
  await runAfter(1_000);
  await runAfter(2_000);
  const [waiting] = await store.list({ states: ['stored'] });
  expect(waiting).toMatchObject({ subject: 'D', attempts: 0, lastError: null });
  expect(timesFull()).toBe(1);
});

test.each([
  [0, 600, Number.POSITIVE_INFINITY, true],
  [20, 580, 14, true],
  [149, 451, 2, true],
  [150, 450, 1, false],
  [599, 1, 1, false],
  [600, 0, 0, false],
])(
  'after %i of 600 there is room for %i, up to the priority %i',
  async (sent, mails, lastPriority, isForOld) => {
    const now = new Date(start);
    const store = { countSentSince: async (moment: Date) => (moment < now ? sent : 0) };
    const budget = createMailBudget({ store, mailsPerHour: 600, onFull: () => {} });
    expect(await budget.room(now, 0)).toEqual({
      mails,
      lastPriority,
      waitedSince: isForOld ? new Date(start - hourMs) : null,
    });
  },
);

test('those who have waited for an hour are looked for once a second, whichever way the clock leaps', async () => {
  const store = { countSentSince: async () => 0 };
  const budget = createMailBudget({ store, mailsPerHour: 600, onFull: () => {} });
  const looks: boolean[] = [];
  for (const ms of [0, 999, 1_000, 1_500, -hourMs]) {
    const { waitedSince } = await budget.room(new Date(start + ms), 0);
    looks.push(waitedSince !== null);
  }
  expect(looks).toEqual([true, false, true, false, true]);
});
