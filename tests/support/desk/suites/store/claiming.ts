import { expect, test } from 'vitest';
import type { EnquiryStore } from '../../../../../desk/store/enquiry-store.ts';
import { sampleEnquiry, sampleId } from '../../sample-enquiry.ts';
import {
  handTurnedClock,
  hourMs,
  later,
  leaseMs,
  type MakePlace,
  minuteMs,
  now,
  numbered,
} from './setting.ts';

const first = { id: sampleId, resends: 0 };

function claimBy(owner: string, at = now, limit = 9) {
  return { owner, now: at, leaseMs, limit };
}

/** What every store promises about handing enquiries to relays: each to one, and none forgotten. */
export function testClaiming(makePlace: MakePlace): void {
  test('stores that claim at the same moment never get the same enquiry', async () => {
    const open = await makePlace();
    const stores = await Promise.all([open(), open(), open()]);
    const [one] = stores;
    for (let count = 0; count < 60; count += 1) await one?.add(numbered(count), { now });
    const claimed = await Promise.all(
      stores.flatMap((store, index) =>
        Array.from({ length: 10 }, () => store.claimDue(claimBy(`owner ${index}`, now, 3))),
      ),
    );
    const ids = claimed.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const left = await one?.claimDue(claimBy('the last', now, 99));
    expect(ids.length + (left?.length ?? 0)).toBe(60);
  });

  test('the cleanest are handed out first, of these the longest due, and never a quarantined one', async () => {
    const store = await (await makePlace())();
    await store.add({ ...numbered(1), subject: 'dubious' }, { now, spamScore: 2.5 });
    await store.add({ ...numbered(2), subject: 'clean, later' }, { now: later(1) });
    await store.add({ ...numbered(3), subject: 'clean' }, { now });
    await store.add(
      { ...numbered(4), subject: 'spam' },
      { now, spamScore: 0, isQuarantined: true },
    );
    const claim = claimBy('one', later(2), 2);
    const subjects = async () => (await store.claimDue(claim)).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['clean', 'clean, later']);
    expect(await subjects()).toEqual(['dubious']);
    expect(await subjects()).toEqual([]);
  });

  test('before anything else the first of each network go, and lower priorities only when asked for', async () => {
    const store = await (await makePlace())();
    const add = (subject: string, priority: number, arrival = {}) =>
      store.add({ ...numbered(priority), subject }, { now, priority, ...arrival });
    await add('fortieth', 40);
    await add('third', 3);
    await add('second', 2, { now: later(1) });
    await add('first, dubious', 1, { spamScore: 4 });
    await add('first', 1);
    const claim = { ...claimBy('one', later(2)), lastPriority: 2 };
    const subjects = async (more = {}) =>
      (await store.claimDue({ ...claim, ...more })).map(({ subject }) => subject);
    expect(await subjects({ waitedSince: later(-1) })).toEqual([
      'first',
      'first, dubious',
      'second',
    ]);
    expect(await subjects({ waitedSince: null })).toEqual([]);
    expect(await subjects({ waitedSince: now, limit: 1 })).toEqual(['third']);
    expect(await subjects({ lastPriority: 40 })).toEqual(['fortieth']);
  });

  test('what waits and is no longer the only one of its caller goes behind the first of others', async () => {
    const store = await (await makePlace())();
    const before = { 'under way': 1, overtaken: 1, third: 3, alone: 1 };
    for (const [count, [subject, priority]] of Object.entries(before).entries()) {
      await store.add({ ...numbered(count), subject }, { now, priority });
    }
    await store.claimDue(claimBy('one', now, 1));
    for (const { subject, id } of await store.list()) {
      if (subject !== 'alone') await store.demote(id);
    }
    const after = (await store.list()).map(({ subject, priority }) => [subject, priority]);
    expect(Object.fromEntries(after)).toEqual({ ...before, overtaken: 2 });
  });

  test('who has it already is remembered, and it waits for the others', async () => {
    const store = await (await makePlace())();
    await claimed(store);
    const deliveredTo = ['one@waymark.example'];
    const nextAttemptAt = later(minuteMs);
    await store.recordOutcome(first, 'one', {
      state: 'stored',
      nextAttemptAt,
      lastError: 'busy',
      deliveredTo,
      sentAt: later(1),
    });
    expect(await store.countSentSince(later(1))).toBe(1);
    expect(await store.list()).toMatchObject([{ state: 'stored', deliveredTo, sentAt: later(1) }]);
    const [again] = await store.claimDue(claimBy('one', nextAttemptAt));
    expect(again).toMatchObject({ deliveredTo, attempts: 2 });
    await store.recordOutcome(first, 'one', { state: 'stored', nextAttemptAt, lastError: 'busy' });
    expect(await store.list()).toMatchObject([{ deliveredTo, sentAt: later(1) }]);
  });

  test('what waits for the mail server is hastened, a few at a time, and what it would not take is not', async () => {
    const store = await (await makePlace())();
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await store.add(numbered(count), { now })).id);
    }
    await store.claimDue(claimBy('one'));
    for (const [index, id] of ids.entries()) {
      await store.recordOutcome({ id, resends: 0 }, 'one', {
        state: 'stored',
        nextAttemptAt: later(minuteMs + index),
        lastError: 'busy',
        waitsForServer: index > 0,
      });
    }
    const claim = { ...claimBy('one', later(1)) };
    const claimedIds = async () => (await store.claimDue(claim)).map(({ id }) => id);
    expect(await claimedIds()).toEqual([]);
    await store.hasten(later(1), 2);
    expect(await claimedIds()).toEqual(ids.slice(1, 3));
    await store.hasten(later(1), 2);
    expect(await claimedIds()).toEqual(ids.slice(3));
    await store.hasten(later(1), 2);
    expect(await claimedIds()).toEqual([]);
  });

  test('a claim counts the attempt and notes when the first was made', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    expect(await store.claimDue(claimBy('one', later(7)))).toMatchObject([
      { id: sampleId, state: 'sending', attempts: 1, firstAttemptAt: later(7) },
    ]);
  });

  test('what failed for now waits until it is due again', async () => {
    const store = await (await makePlace())();
    await claimed(store);
    await store.recordOutcome(first, 'one', {
      state: 'stored',
      nextAttemptAt: later(minuteMs),
      lastError: 'busy',
    });
    expect(await store.claimDue(claimBy('one', later(minuteMs - 1)))).toHaveLength(0);
    expect(await store.claimDue(claimBy('one', later(minuteMs)))).toMatchObject([
      { attempts: 2, firstAttemptAt: now, lastError: 'busy' },
    ]);
  });

  test('retryAllNow makes what waits due now', async () => {
    const store = await (await makePlace())();
    await claimed(store);
    const nextAttemptAt = later(minuteMs);
    await store.recordOutcome(first, 'one', { state: 'stored', nextAttemptAt, lastError: 'busy' });
    await store.retryAllNow(later(1));
    expect(await store.claimDue(claimBy('one', later(1)))).toHaveLength(1);
  });

  test('an owner who fell silent loses its claim when the lease ends, not before', async () => {
    const open = await makePlace();
    const clock = handTurnedClock();
    await claimed(await open());
    const other = await open(clock.steadyMs);
    expect(await other.claimDue(claimBy('other'))).toHaveLength(0);
    clock.pass(leaseMs - 1);
    expect(await other.claimDue(claimBy('other'))).toHaveLength(0);
    clock.pass(1);
    expect(await other.claimDue(claimBy('other'))).toHaveLength(1);
  });

  test('an owner who renews keeps its claim', async () => {
    const open = await makePlace();
    const clock = handTurnedClock();
    const one = await open();
    const other = await open(clock.steadyMs);
    await claimed(one);
    for (let round = 0; round < 5; round += 1) {
      expect(await other.claimDue(claimBy('other'))).toHaveLength(0);
      clock.pass(leaseMs);
      await one.renewLeases('one');
    }
  });

  test.each([
    ['forward a year', 365 * 24 * hourMs],
    ['back a year', -365 * 24 * hourMs],
    ['back a minute', -minuteMs],
  ])('a clock that leaps %s takes no claim from an owner who works', async (_where, ms) => {
    const open = await makePlace();
    const one = await open();
    await claimed(one);
    const other = await open();
    expect(await other.claimDue(claimBy('other'))).toHaveLength(0);
    expect(await other.claimDue(claimBy('other', later(ms)))).toHaveLength(0);
  });

  test.each([
    ['a year', -365 * 24 * hourMs],
    ['a minute', -minuteMs],
  ])('a clock put back %s keeps no new enquiry waiting', async (_how, ms) => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    expect(await store.claimDue(claimBy('one', later(ms)))).toHaveLength(1);
  });

  test('a clock put back a year does not keep the next attempt waiting for a year', async () => {
    const store = await (await makePlace())();
    await claimed(store);
    const nextAttemptAt = later(minuteMs);
    await store.recordOutcome(first, 'one', { state: 'stored', nextAttemptAt, lastError: 'busy' });
    const yearBefore = later(-365 * 24 * hourMs);
    expect(await store.claimDue(claimBy('one', yearBefore))).toHaveLength(1);
  });

  test('who lost the claim cannot put an enquiry back, but a delivery always counts', async () => {
    const open = await makePlace();
    const clock = handTurnedClock();
    const one = await open();
    const other = await open(clock.steadyMs);
    await claimed(one);
    await other.claimDue(claimBy('other'));
    clock.pass(leaseMs);
    expect(await other.claimDue(claimBy('other'))).toHaveLength(1);
    await one.recordOutcome(first, 'one', {
      state: 'stored',
      nextAttemptAt: now,
      lastError: 'late',
    });
    expect(await one.list()).toMatchObject([{ state: 'sending', lastError: null }]);
    await one.recordOutcome(first, 'one', { state: 'sent', sentAt: now, lastError: null });
    expect(await one.list()).toMatchObject([{ state: 'sent', sentAt: now }]);
    await other.recordOutcome(first, 'other', { state: 'failed', lastError: 'later still' });
    expect(await one.list()).toMatchObject([{ state: 'sent', lastError: null }]);
  });
}

async function claimed(store: EnquiryStore): Promise<void> {
  await store.add(sampleEnquiry, { now });
  expect(await store.claimDue(claimBy('one'))).toHaveLength(1);
}
