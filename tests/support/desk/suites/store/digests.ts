import { expect, test } from 'vitest';
import type { EnquiryStore } from '../../../../../desk/store/enquiry-store.ts';
import { sampleEnquiry, sampleId } from '../../sample-enquiry.ts';
import { later, type MakePlace, minuteMs, now, numbered } from './setting.ts';

const day = '2026-03-02';
const nextDay = '2026-03-03';

/** What every store promises about the mail that tells staff, once a day, what waits for them. */
export function testDigests(makePlace: MakePlace): void {
  test('of two desks one takes the digest of a day; when its lease ran out, the other does', async () => {
    const open = await makePlace();
    const [one, other] = [await open(), await open()];
    await hold(one, 1);
    expect(await claim(one)).toMatchObject({ count: 1, enquiries: [{ subject: 'Subject 1' }] });
    expect(await claim(other, { now: later(minuteMs - 1) })).toBeNull();
    expect(await claim(other, { now: later(minuteMs) })).toMatchObject({ count: 1 });
  });

  test('what comes between two attempts waits for the next day, because both are one message', async () => {
    const store = await (await makePlace())();
    await hold(store, 1);
    await claim(store);
    await hold(store, 2);
    await store.putOffDigest({ day, nextAttemptAt: later(1), deliveredTo: [] });
    expect(await subjects(store, { now: later(1) })).toEqual(['Subject 1']);
    await store.endDigest(day, later(2));
    expect(await claim(store, { now: later(minuteMs) })).toBeNull();
    expect(await subjects(store, { day: nextDay })).toEqual(['Subject 2']);
  });

  test('what a digest told that never went out, the next one tells', async () => {
    const store = await (await makePlace())();
    await hold(store, 1);
    await claim(store);
    await hold(store, 2);
    expect(await subjects(store, { day: nextDay })).toEqual(['Subject 1', 'Subject 2']);
  });

  test('who has it already is remembered until everybody has', async () => {
    const store = await (await makePlace())();
    await claim(store);
    const deliveredTo = ['one@waymark.example'];
    await store.putOffDigest({ day, nextAttemptAt: now, deliveredTo });
    expect(await claim(store)).toMatchObject({ deliveredTo });
  });

  test('it tells of quarantine alone, the cleanest first, as many as it can name, and counts the rest', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await hold(store, 1, 9);
    await hold(store, 2, 5);
    await hold(store, 3, 7);
    expect(await claim(store, { atMost: 2 })).toMatchObject({
      count: 3,
      enquiries: [{ subject: 'Subject 2' }, { subject: 'Subject 3' }],
    });
  });

  test('what was released or erased since the first attempt is told no more', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now, isQuarantined: true });
    await claim(store);
    await store.release(sampleId, now);
    expect(await claim(store, { now: later(minuteMs) })).toEqual({
      count: 0,
      enquiries: [],
      deliveredTo: [],
    });
  });

  test('a lease that was written before the clock was put back holds nobody up', async () => {
    const store = await (await makePlace())();
    await claim(store, { now: later(1_000 * minuteMs) });
    expect(await claim(store)).not.toBeNull();
  });
}

function hold(store: EnquiryStore, count: number, spamScore = 5) {
  return store.add(numbered(count), { now: later(count), spamScore, isQuarantined: true });
}

function claim(
  store: EnquiryStore,
  changes: Partial<Parameters<EnquiryStore['claimDigest']>[0]> = {},
) {
  return store.claimDigest({ day, now, leaseMs: minuteMs, atMost: 50, ...changes });
}

async function subjects(...given: Parameters<typeof claim>): Promise<string[] | undefined> {
  return (await claim(...given))?.enquiries.map(({ subject }) => subject);
}
