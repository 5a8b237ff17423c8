import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry, sampleId, sampleText } from '../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { StartError, StoreError } from './errors.ts';
import { openStore, openStoreForReading } from './store.ts';

const now = new Date('2026-03-02T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const leaseMs = 15_000;
const hourMs = 60 * 60 * 1_000;
const changed = { ...sampleEnquiry, text: { ...sampleText, message: 'Another question' } };
const withoutId = { ...sampleEnquiry, id: null };

function open(folder: string): EnquiryStore {
  const store = openStore(folder);
  onTestFinished(store.close);
  return store;
}

test('an enquiry comes back as it was typed, odd characters included', async () => {
  const folder = await temporaryFolder();
  const text = { ...sampleText, message: "NUL \0, quote ', emoji 👩‍👩‍👧,\r\nline" };
  await open(folder).add({ ...sampleEnquiry, text }, now);
  const [kept] = await openStoreForReading(folder).list();
  expect(kept).toMatchObject({ id: sampleId, text, subject: 'UK passport', state: 'stored' });
  expect(kept?.receivedAt).toEqual(now);
});

test('the same id and words twice are one enquiry', async () => {
  const store = open(await temporaryFolder());
  const first = await store.add(sampleEnquiry, now);
  const second = await store.add(sampleEnquiry, later(30 * 24 * hourMs));
  expect([first.outcome, second.outcome]).toEqual(['new', 'repeat']);
  expect(second.reference).toBe(first.reference);
  expect(await store.list()).toHaveLength(1);
});

test('other words under a known id are kept beside the first, once', async () => {
  const store = open(await temporaryFolder());
  await store.add(sampleEnquiry, now);
  const change = await store.add(changed, later(1));
  const retry = await store.add(changed, later(2));
  expect([change.outcome, retry.outcome]).toEqual(['amendment', 'repeat']);
  const kept = await store.find(sampleId);
  expect(kept.map(({ text, amends }) => [text.message, amends])).toEqual([
    ['Another question', sampleId],
    [sampleText.message, null],
  ]);
});

test.each([
  ['just before an hour', hourMs - 1, 1],
  ['at an hour', hourMs, 2],
])(
  'the same words without an id, %s later, make %i ms into %i enquiries',
  async (_when, ms, count) => {
    const store = open(await temporaryFolder());
    const first = await store.add(withoutId, now);
    const second = await store.add(withoutId, later(ms));
    expect(await store.list()).toHaveLength(count);
    expect(first.reference === second.reference).toBe(count === 1);
  },
);

test('the same words under two ids are two enquiries, as both references were shown', async () => {
  const store = open(await temporaryFolder());
  await store.add(sampleEnquiry, now);
  await store.add({ ...sampleEnquiry, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }, now);
  expect(await store.list()).toHaveLength(2);
});

test('two stores on one file never hand out the same enquiry', async () => {
  const folder = await temporaryFolder();
  const [one, other] = [open(folder), open(folder)];
  await one.add(sampleEnquiry, now);
  const claimed = [
    await one.claimDue({ owner: 'one', now, leaseMs, limit: 9 }),
    await other.claimDue({ owner: 'other', now, leaseMs, limit: 9 }),
  ];
  expect(claimed.map((enquiries) => enquiries.length)).toEqual([1, 0]);
});

test.each([
  ['just before the lease ends', leaseMs - 1, 0],
  ['when the lease ends', leaseMs, 1],
])(
  '%s another relay gets what the first one holds: %i ms, %i enquiries',
  async (_when, ms, count) => {
    const store = open(await temporaryFolder());
    await store.add(sampleEnquiry, now);
    await store.claimDue({ owner: 'one', now, leaseMs, limit: 9 });
    const claim = { owner: 'other', now: later(ms), leaseMs, limit: 9 };
    expect(await store.claimDue(claim)).toHaveLength(count);
  },
);

test('who lost the lease cannot put an enquiry back, but a delivery always counts', async () => {
  const store = open(await temporaryFolder());
  await store.add(sampleEnquiry, now);
  await store.claimDue({ owner: 'one', now, leaseMs, limit: 9 });
  await store.claimDue({ owner: 'other', now: later(leaseMs), leaseMs, limit: 9 });
  await store.settle(sampleId, 'one', { state: 'stored', nextAttemptAt: now, lastError: 'late' });
  expect((await store.list())[0]).toMatchObject({ state: 'sending', lastError: null });
  await store.settle(sampleId, 'one', { state: 'sent', sentAt: now, lastError: null });
  expect((await store.list())[0]).toMatchObject({ state: 'sent', sentAt: now });
});

test('a clock put back a year does not keep an enquiry waiting for a year', async () => {
  const store = open(await temporaryFolder());
  await store.add(sampleEnquiry, now);
  const yearBefore = later(-365 * 24 * hourMs);
  const claim = { owner: 'one', now: yearBefore, leaseMs, limit: 9 };
  expect(await store.claimDue(claim)).toHaveLength(1);
});

test('what is older than the limit is erased, the rest stays', async () => {
  const store = open(await temporaryFolder());
  await store.add(sampleEnquiry, now);
  await store.add({ ...changed, id: null }, later(1));
  expect(await store.eraseReceivedBefore(later(1))).toBe(1);
  expect((await store.list()).map(({ text }) => text.message)).toEqual(['Another question']);
});

test('a damaged database stops the start with its name and is left as it is', async () => {
  const folder = await temporaryFolder();
  await writeFile(
    path.join(folder, 'enquiries.sqlite'),
    'no database at all, but long enough'.repeat(99),
  );
  expect(() => openStore(folder)).toThrow(StartError);
  expect(() => openStore(folder)).toThrow(/enquiries\.sqlite is damaged .* left as it is/);
});

test('a data folder that cannot be one stops the start and names the setting', async () => {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  expect(() => openStore(path.join(file, 'data'))).toThrow(/^DESK_DATA: .*ENOTDIR/);
});

test('reading where no desk has ever been says so and makes nothing', async () => {
  expect(() => openStoreForReading('/nowhere/at/all')).toThrow(StartError);
});

test('a database that will not answer is a StoreError', async () => {
  const store = openStore(await temporaryFolder());
  store.close();
  await expect(store.add(sampleEnquiry, now)).rejects.toThrow(StoreError);
});
