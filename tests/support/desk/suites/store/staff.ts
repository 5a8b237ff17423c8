import { expect, test } from 'vitest';
import { referenceFor } from '../../../../../contract/reference.ts';
import type { AttemptOutcome } from '../../../../../desk/enquiry.ts';
import type { EnquiryStore } from '../../../../../desk/store/enquiry-store.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../sample-enquiry.ts';
import { later, leaseMs, type MakePlace, minuteMs, now, numbered, otherId } from './setting.ts';

const first = { id: sampleId, resends: 0 };
const changed = { ...sampleEnquiry, text: { ...sampleText, message: 'Another question' } };
const sent: AttemptOutcome = { state: 'sent', sentAt: now, lastError: null };
const proof = { id: sampleId, reference: referenceFor(sampleId), erasedAt: later(5) };

/** What every store promises to the people who work with the enquiries. */
export function testStaff(makePlace: MakePlace): void {
  test('a quarantined enquiry that is released is mailed as a clean one, and keeps its reasons', async () => {
    const store = await (await makePlace())();
    const spamReasons = ['many links'];
    await store.add(sampleEnquiry, {
      now,
      spamScore: 9,
      spamReasons,
      isQuarantined: true,
      priority: 12,
    });
    expect(await store.release(sampleId, later(1))).toBe(true);
    expect(await claim(store)).toMatchObject([
      { id: sampleId, spamScore: 0, spamReasons, priority: 1 },
    ]);
  });

  test('only a quarantined enquiry can be released, once', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await store.add({ ...sampleEnquiry, id: otherId }, { now, isQuarantined: true });
    expect(await store.release(sampleId, now)).toBe(false);
    expect(await store.release('no such id', now)).toBe(false);
    expect(await store.release(otherId, now)).toBe(true);
    expect(await store.release(otherId, now)).toBe(false);
  });

  test.each<AttemptOutcome>([sent, { state: 'failed', lastError: 'refused' }])(
    'one that is $state can be mailed again, its attempts counted anew',
    async (outcome) => {
      const store = await (await makePlace())();
      await store.add(sampleEnquiry, { now, priority: 12 });
      await claim(store);
      const deliveredTo = ['one@waymark.example'];
      await store.recordOutcome(first, 'one', { ...outcome, deliveredTo });
      expect(await store.resend(sampleId, later(minuteMs))).toBe(true);
      expect(await store.list()).toMatchObject([
        {
          ...{ state: 'stored', resends: 1, attempts: 0, firstAttemptAt: null, lastError: null },
          ...{ priority: 1, deliveredTo: [] },
        },
      ]);
      expect(await claim(store)).toMatchObject([{ id: sampleId, resends: 1, attempts: 1 }]);
    },
  );

  test('one that waits, is being sent or lies in quarantine cannot be mailed again', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await store.add({ ...sampleEnquiry, id: otherId }, { now, isQuarantined: true });
    expect(await store.resend(sampleId, now)).toBe(false);
    expect(await store.resend(otherId, now)).toBe(false);
    await claim(store);
    expect(await store.resend(sampleId, now)).toBe(false);
  });

  test('an older delivery that is noted late does not take the place of the one asked for', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await claim(store);
    await store.recordOutcome(first, 'one', { state: 'failed', lastError: 'gave up' });
    await store.resend(sampleId, now);
    await store.recordOutcome(first, 'one', sent);
    expect(await store.list()).toMatchObject([{ state: 'stored', resends: 1 }]);
  });

  test('what staff say of an enquiry is kept, a part at a time, and since when it is answered', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    expect(await store.mark(sampleId, { handling: 'answered', handler: 'Ana' }, later(1))).toBe(
      true,
    );
    expect(await store.mark(sampleId, { note: 'by phone' }, later(2))).toBe(true);
    await store.mark(sampleId, { handling: 'waiting' }, later(3));
    await store.mark(sampleId, { handling: 'answered' }, later(4));
    const answeredAt = later(1);
    expect(await store.list()).toMatchObject([
      { handling: 'answered', answeredAt, handler: 'Ana', note: 'by phone', state: 'stored' },
    ]);
    await store.mark(sampleId, { handling: 'new', handler: '' }, later(5));
    expect(await store.list()).toMatchObject([{ handling: 'new', answeredAt: null, handler: '' }]);
    expect(await store.mark(otherId, { handling: 'closed' }, now)).toBe(false);
  });

  test('erasing leaves a proof, and takes what amends the enquiry along', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    const { id } = await store.add(changed, { now: later(1) });
    await store.add({ ...sampleEnquiry, id: otherId }, { now });
    const proofs = await store.erase(sampleId, later(5));
    expect(proofs).toHaveLength(2);
    expect(proofs).toContainEqual({ ...proof, cause: 'staff' });
    expect(proofs).toContainEqual({
      id,
      reference: referenceFor(id),
      erasedAt: later(5),
      cause: 'staff',
    });
    expect((await store.list()).map((left) => left.id)).toEqual([otherId]);
    expect(await store.findErasures(proof.reference.toLowerCase())).toEqual([
      { ...proof, cause: 'staff' },
    ]);
    expect(await store.erase(sampleId, later(6))).toEqual([]);
  });

  test('an erased enquiry does not come back when its form is sent again', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await store.add(changed, { now });
    await store.erase(sampleId, later(5));
    const { id, reference } = proof;
    expect(await store.add(sampleEnquiry, { now: later(6) })).toEqual({
      outcome: 'erased',
      id,
      reference,
    });
    expect((await store.add(changed, { now: later(6) })).outcome).toBe('erased');
    expect(await store.list()).toEqual([]);
  });

  test('other words that come under an erased id are kept, and found by it', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await store.erase(sampleId, later(5));
    expect((await store.add(changed, { now: later(6) })).outcome).toBe('amendment');
    expect((await store.add(changed, { now: later(7) })).outcome).toBe('repeat');
    expect(await store.find(proof.reference)).toMatchObject([
      { amends: sampleId, text: changed.text },
    ]);
    expect(await store.erase(sampleId, later(8))).toHaveLength(1);
    expect(await store.list()).toEqual([]);
  });

  test('an erased amendment does not come back, and the first enquiry stays', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    const { id } = await store.add(changed, { now });
    await store.erase(id, later(5));
    expect(await store.add(changed, { now: later(6) })).toMatchObject({ outcome: 'erased', id });
    expect((await store.list()).map((left) => left.id)).toEqual([sampleId]);
  });

  test('an enquiry erased in the middle of an attempt stays erased when the attempt ends', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await claim(store);
    await store.erase(sampleId, now);
    await store.recordOutcome(first, 'one', sent);
    expect(await store.list()).toEqual([]);
  });

  test('what is older than the limit is erased with proofs, the rest stays', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await store.add({ ...changed, id: otherId }, { now: later(1) });
    expect(await store.eraseReceivedBefore(later(1), later(5))).toBe(1);
    expect((await store.list()).map(({ id }) => id)).toEqual([otherId]);
    expect(await store.findErasures(sampleId)).toEqual([{ ...proof, cause: 'retention' }]);
    expect((await store.add(sampleEnquiry, { now: later(6) })).outcome).toBe('erased');
  });

  test('much that is old at once is erased to the last, also when the store is closed meanwhile', async () => {
    const open = await makePlace();
    const store = await open();
    await Promise.all(
      Array.from({ length: 450 }, (_, count) => store.add(numbered(count), { now })),
    );
    const erasing = store.eraseReceivedBefore(later(1), later(5));
    await store.add(sampleEnquiry, { now: later(2) });
    await store.close();
    expect(await erasing).toBe(450);
    const after = await open();
    expect((await after.list()).map(({ id }) => id)).toEqual([sampleId]);
    expect((await after.status()).erasures).toBe(450);
  });
}

function claim(store: EnquiryStore) {
  return store.claimDue({ owner: 'one', now: later(minuteMs), leaseMs, limit: 9 });
}
