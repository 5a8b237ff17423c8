import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { referenceFor } from '../../../../../contract/reference.ts';
import { Journal } from '../../../../../desk/journal/journal.ts';
import { erasingIn, isAgreed, look, witnessedBy } from '../../../../../desk/journal/witness.ts';
import type { EnquiryStore } from '../../../../../desk/store/enquiry-store.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../sample-enquiry.ts';
import { temporaryFolder } from '../../test-desk.ts';
import { later, leaseMs, type MakePlace, minuteMs, now, numbered, otherId } from './setting.ts';

const changed = { ...sampleEnquiry, text: { ...sampleText, message: 'Another question' } };
const reference = referenceFor(sampleId);
const otherReference = referenceFor(otherId);

/** What a journal and a database promise to each other, whichever database it is. */
export function testWitnessing(makePlace: MakePlace): void {
  async function emptyStore(): Promise<EnquiryStore> {
    return (await makePlace())();
  }

  /** A store with a journal in a folder of its own, or in that of another. */
  async function witnessed(folder?: string) {
    const bare = await emptyStore();
    const journal = new Journal(folder ?? (await temporaryFolder()));
    onTestFinished(() => journal.close());
    const { store, agree } = witnessedBy(journal, bare);
    return { store, bare, agree, journal, file: journal.file, folder: path.dirname(journal.file) };
  }

  test('all that was accepted comes back into an empty database, mailed ones as mailed, in their order', async () => {
    const { store, folder, file } = await witnessed();
    await store.add(sampleEnquiry, { now });
    const { id } = await store.add(changed, {
      now: later(1),
      spamScore: 3,
      spamReasons: ['links'],
    });
    await store.add(
      { ...sampleEnquiry, id: otherId },
      { now: later(2), isQuarantined: true, priority: 4 },
    );
    await claim(store);
    const sentAt = later(5);
    await store.recordOutcome({ id: sampleId, resends: 0 }, 'one', {
      state: 'sent',
      sentAt,
      lastError: null,
    });
    const before = await store.list();
    await store.check();

    const { store: next, agree } = await witnessed(folder);
    const references = [sampleId, id, otherId].map(referenceFor);
    expect(await agree()).toMatchObject({
      enquiries: 3,
      missingInDatabase: references,
      damage: [],
    });
    const after = await next.list();
    const kept = ({
      attempts: _,
      firstAttemptAt: __,
      state: ___,
      ...rest
    }: (typeof after)[number]) => rest;
    expect(after.map(kept)).toEqual(before.map(kept));
    expect(after.map(({ state }) => state)).toEqual(['quarantined', 'stored', 'sent']);
    expect((await next.add(sampleEnquiry, { now: later(9) })).outcome).toBe('repeat');
    expect(isAgreed((await look(file, next)).agreement)).toBe(true);
  });

  test('an enquiry that the journal lacks is added to it, and a new journal is made from the database', async () => {
    const { store, bare, agree, file } = await witnessed();
    await store.add(sampleEnquiry, { now });
    await bare.add({ ...sampleEnquiry, id: otherId }, { now });
    expect(await agree()).toMatchObject({
      missingInJournal: [otherReference],
      missingInDatabase: [],
    });
    expect(await agree()).toMatchObject({ missingInJournal: [], enquiries: 2 });

    const { agree: agreeAnew, file: otherFile } = await witnessedWith(bare);
    expect((await agreeAnew()).missingInJournal).toEqual([reference, otherReference]);
    expect(isAgreed((await look(otherFile, bare)).agreement)).toBe(true);
    expect(isAgreed((await look(file, bare)).agreement)).toBe(true);
  });

  async function witnessedWith(bare: EnquiryStore) {
    const journal = new Journal(await temporaryFolder());
    onTestFinished(() => journal.close());
    return { ...witnessedBy(journal, bare), file: journal.file };
  }

  test.each(['staff', 'retention'] as const)(
    'what %s erases is in no byte of the journal, and does not come back from it',
    async (cause) => {
      const { store, file, folder, agree } = await witnessed();
      await store.add(sampleEnquiry, { now });
      await store.add(changed, { now });
      await store.add({ ...numbered(1), id: otherId }, { now: later(minuteMs) });
      if (cause === 'staff') await store.erase(sampleId, later(minuteMs));
      else await store.eraseReceivedBefore(later(1), later(minuteMs));
      const text = readFileSync(file, 'utf8');
      expect(text.split('"enquiry":')).toHaveLength(2);
      expect(text).not.toContain('Another question');
      expect(await agree()).toMatchObject({ erased: 2, enquiries: 1, damage: [] });

      const { store: next, agree: agreeNext } = await witnessed(folder);
      expect((await agreeNext()).missingInDatabase).toEqual([otherReference]);
      expect((await next.list()).map(({ id }) => id)).toEqual([otherId]);
      expect(await next.findErasures(sampleId)).toEqual([
        { id: sampleId, reference, erasedAt: later(minuteMs), cause },
      ]);
      expect((await next.add(sampleEnquiry, { now })).outcome).toBe('erased');
      expect((await next.add(changed, { now })).outcome).toBe('erased');
    },
  );

  test('an erasure that one of both has lost is done there again', async () => {
    const { store, bare, agree, file, journal } = await witnessed();
    await store.add(sampleEnquiry, { now });
    await bare.erase(sampleId, now);
    expect(await agree()).toMatchObject({ missingInDatabase: [], damage: [] });
    expect(readFileSync(file, 'utf8')).not.toContain(sampleText.email);

    const older = await emptyStore();
    await older.add(sampleEnquiry, { now });
    await witnessedBy(journal, older).agree();
    expect(await older.list()).toEqual([]);
    expect(await older.findErasures(sampleId)).toMatchObject([{ cause: 'staff' }]);
  });

  test('a command beside the desk erases from the journal too', async () => {
    const { store, bare, file } = await witnessed();
    await store.add(sampleEnquiry, { now });
    expect(await erasingIn(file, bare).erase(sampleId, now)).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).not.toContain(sampleText.email);
    expect((await look(file, bare)).agreement).toMatchObject({ erased: 1, damage: [] });
  });

  test('damage is said by its place, and the enquiry is in the journal once more', async () => {
    const { store, agree, file } = await witnessed();
    await store.add(sampleEnquiry, { now });
    await store.add({ ...sampleEnquiry, id: otherId }, { now });
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(sampleText.email, 'x'.repeat(sampleText.email.length)),
    );
    const damage = [{ line: 1, byte: 0, enquiry: reference, fault: 'does not have its checksum' }];
    expect(await agree()).toMatchObject({ damage, missingInJournal: [reference] });
    expect(await agree()).toMatchObject({ damage, missingInJournal: [], enquiries: 2 });
    await store.erase(sampleId, now);
    expect(readFileSync(file, 'utf8').split(sampleText.email)).toHaveLength(2);
  });

  test('nobody hears of an enquiry as kept that the journal has refused, until both have it', async () => {
    const { store, bare, file, agree } = await witnessed();
    await store.add(sampleEnquiry, { now });
    const content = readFileSync(file);
    rmSync(file);
    const other = { ...sampleEnquiry, id: otherId };
    await expect(store.add(other, { now })).rejects.toThrow(/journal|no longer/);
    await expect(store.add(other, { now })).rejects.toThrow(/no longer/);
    await expect(store.check()).rejects.toThrow(/no longer/);
    expect(await bare.list()).toHaveLength(2);
    await expect(agree()).rejects.toThrow(/no longer/);
    writeFileSync(file, content);
    const again = new Journal(path.dirname(file));
    onTestFinished(() => again.close());
    expect(await witnessedBy(again, bare).agree()).toMatchObject({
      missingInJournal: [otherReference],
    });
  });
}

function claim(store: EnquiryStore) {
  return store.claimDue({ owner: 'one', now: later(minuteMs), leaseMs, limit: 1 });
}
