import { expect, test } from 'vitest';
import { referenceFor } from '../../../../../contract/reference.ts';
import type { ListFilter } from '../../../../../desk/store/reading.ts';
import { sampleEnquiry, sampleId } from '../../sample-enquiry.ts';
import { later, leaseMs, type MakePlace, now, numbered, otherId } from './setting.ts';

/** What every store promises about being read. */
export function testReading(makePlace: MakePlace): void {
  test.each<[string, ListFilter, number[]]>([
    ['without a filter', {}, [4, 3, 2, 1, 0]],
    ['by state', { states: ['quarantined', 'failed'] }, [3, 1]],
    ['by no state at all', { states: [] }, []],
    ['from a moment on', { receivedFrom: later(3) }, [4, 3]],
    ['before a moment', { receivedBefore: later(2) }, [1, 0]],
    ['the newest few', { limit: 2 }, [4, 3]],
    ['by all of it', { states: ['quarantined'], receivedBefore: later(3), limit: 9 }, [1]],
  ])('lists %s, newest first', async (_how, filter, wanted) => {
    const store = await (await makePlace())();
    for (const count of [0, 2, 1, 4, 3]) {
      await store.add(numbered(count), { now: later(count), isQuarantined: count % 2 === 1 });
    }
    const subjects = (await store.list(filter)).map(({ subject }) => subject);
    expect(subjects).toEqual(wanted.map((count) => `Subject ${count}`));
  });

  test('of enquiries received in the same moment the later comes first', async () => {
    const store = await (await makePlace())();
    for (const count of [0, 1, 2]) await store.add(numbered(count), { now });
    expect((await store.list()).map(({ subject }) => subject)).toEqual([
      'Subject 2',
      'Subject 1',
      'Subject 0',
    ]);
  });

  test.each([
    ['its id', sampleId],
    ['its id in capitals', sampleId.toUpperCase()],
    ['its reference', referenceFor(sampleId)],
    ['its reference in small letters', referenceFor(sampleId).toLowerCase()],
  ])('finds an enquiry by %s', async (_what, wanted) => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await store.add({ ...sampleEnquiry, id: otherId }, { now });
    expect((await store.find(wanted)).map(({ id }) => id)).toEqual([sampleId]);
    expect(await store.find('WM-0000-0000')).toEqual([]);
  });

  test('an empty store says so', async () => {
    const store = await (await makePlace())();
    expect(await store.status()).toEqual({
      counts: { quarantined: 0, stored: 0, sending: 0, sent: 0, failed: 0 },
      oldestUnsentAt: null,
      erasures: 0,
    });
  });

  test('the status counts by state and names the oldest that is still to be mailed', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now, isQuarantined: true });
    for (let count = 1; count <= 5; count += 1) {
      await store.add(numbered(count), { now: later(count) });
    }
    const claimed = await store.claimDue({ owner: 'one', now: later(9), leaseMs, limit: 4 });
    const [first, second, third] = claimed;
    if (!(first && second && third)) throw new Error('Four were to be claimed.');
    await store.recordOutcome(first, 'one', { state: 'sent', sentAt: now, lastError: null });
    await store.recordOutcome(second, 'one', { state: 'failed', lastError: 'refused' });
    await store.erase(third.id, now);
    expect(await store.status()).toEqual({
      counts: { quarantined: 1, stored: 1, sending: 1, sent: 1, failed: 1 },
      oldestUnsentAt: later(4),
      erasures: 1,
    });
  });

  test('counts what was sent since a moment, that moment included', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    const [claimed] = await store.claimDue({ owner: 'one', now, leaseMs, limit: 1 });
    if (claimed === undefined) throw new Error('One was to be claimed.');
    expect(await store.countSentSince(now)).toBe(0);
    await store.recordOutcome(claimed, 'one', { state: 'sent', sentAt: now, lastError: null });
    expect(await store.countSentSince(now)).toBe(1);
    expect(await store.countSentSince(later(1))).toBe(0);
  });
}
