import { expect, test } from 'vitest';
import { referenceFor } from '../../../../../contract/reference.ts';
import { StoreError } from '../../../../../desk/errors.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../sample-enquiry.ts';
import { hourMs, later, type MakePlace, now, numbered, otherId } from './setting.ts';

const changed = { ...sampleEnquiry, text: { ...sampleText, message: 'Another question' } };
const withoutId = { ...sampleEnquiry, id: null };

/** What every store promises about keeping an enquiry: nothing lost, nothing twice. */
export function testAdding(makePlace: MakePlace): void {
  test('an enquiry comes back as it was typed, odd characters included', async () => {
    const open = await makePlace();
    const text = { ...sampleText, message: "NUL \0, quote ', emoji 👩‍👩‍👧,\r\nline, \\u0041" };
    await (await open()).add({ ...sampleEnquiry, text }, { now });
    const [kept] = await (await open()).list();
    expect(kept).toEqual({
      ...sampleEnquiry,
      text,
      reference: referenceFor(sampleId),
      amends: null,
      receivedAt: now,
      state: 'stored',
      spamScore: 0,
      spamReasons: [],
      priority: 1,
      resends: 0,
      attempts: 0,
      firstAttemptAt: null,
      nextAttemptAt: now,
      lastError: null,
      deliveredTo: [],
      sentAt: null,
      ...{ handling: 'new', answeredAt: null, handler: '', note: '' },
    });
  });

  test('how an enquiry was judged is kept with it', async () => {
    const store = await (await makePlace())();
    const spamReasons = ['the trap field is filled', 'sent "within" 2 s'];
    await store.add(sampleEnquiry, { now, spamScore: 4.5, spamReasons, isQuarantined: true });
    expect(await store.list()).toMatchObject([
      { state: 'quarantined', spamScore: 4.5, spamReasons },
    ]);
  });

  test('the same id and words twice are one enquiry', async () => {
    const store = await (await makePlace())();
    const first = await store.add(sampleEnquiry, { now });
    const second = await store.add(sampleEnquiry, { now: later(30 * 24 * hourMs) });
    expect([first.outcome, second.outcome]).toEqual(['new', 'repeat']);
    expect(second.reference).toBe(first.reference);
    expect(await store.list()).toHaveLength(1);
  });

  test('other words under a known id are kept beside the first, once', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    const change = await store.add(changed, { now: later(1) });
    const retry = await store.add(changed, { now: later(2) });
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
    ['when the clock was put back by less', 1 - hourMs, 1],
    ['when the clock was put back an hour', -hourMs, 2],
  ])('the same words without an id, %s (%i ms), make %i', async (_when, ms, count) => {
    const store = await (await makePlace())();
    const first = await store.add(withoutId, { now });
    const second = await store.add(withoutId, { now: later(ms) });
    expect(await store.list()).toHaveLength(count);
    expect(first.reference === second.reference).toBe(count === 1);
  });

  test('the same words under two ids are two enquiries, as both references were shown', async () => {
    const store = await (await makePlace())();
    await store.add(sampleEnquiry, { now });
    await store.add({ ...sampleEnquiry, id: otherId }, { now });
    expect(await store.list()).toHaveLength(2);
  });

  test('enquiries that come together are all kept, and doubles among them once', async () => {
    const open = await makePlace();
    const [store, other] = [await open(), await open()];
    const results = await Promise.all([
      ...Array.from({ length: 30 }, (_, count) => store.add(numbered(count), { now })),
      store.add(sampleEnquiry, { now }),
      store.add(sampleEnquiry, { now }),
      other.add(sampleEnquiry, { now }),
    ]);
    expect(results.filter(({ outcome }) => outcome === 'new')).toHaveLength(31);
    expect(await other.list()).toHaveLength(31);
  });

  test('the same words that reach two desks at once without an id are one enquiry', async () => {
    const open = await makePlace();
    const stores = await Promise.all([open(), open(), open()]);
    await Promise.all(stores.map((store) => store.add(withoutId, { now })));
    expect(await stores[0]?.list()).toHaveLength(1);
  });

  test('one that cannot be kept does not fail those that came with it', async () => {
    const store = await (await makePlace())();
    const results = await Promise.allSettled([
      store.add(numbered(1), { now }),
      store.add({ ...sampleEnquiry, id: 'no id at all' }, { now }),
      store.add(numbered(2), { now }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: expect.any(StoreError) });
    expect(await store.list()).toHaveLength(2);
  });

  test('an enquiry that was under way when the store was closed is kept', async () => {
    const open = await makePlace();
    const store = await open();
    const adding = store.add(sampleEnquiry, { now });
    await store.close();
    expect((await adding).outcome).toBe('new');
    expect(await (await open()).list()).toHaveLength(1);
  });

  test('a database that will not answer is a StoreError', async () => {
    const store = await (await makePlace())();
    await store.check();
    await store.close();
    await expect(store.add(sampleEnquiry, { now })).rejects.toThrow(StoreError);
    await expect(store.list()).rejects.toThrow(StoreError);
    await expect(store.check()).rejects.toThrow(StoreError);
  });
}
