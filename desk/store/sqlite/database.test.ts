import { truncateSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry, sampleText } from '../../../tests/support/desk/sample-enquiry.ts';
import { closing, now, numbered } from '../../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { StoreError } from '../../errors.ts';
import { SqliteDatabase } from './database.ts';
import { openDatabase, openExistingSqliteStore, openSqliteStore } from './store.ts';

test('all that is written in one turn of the event loop shares one commit', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  await store.add(numbered(0), { now });
  const before = await commitsIn(folder);
  await Promise.all([
    ...Array.from({ length: 50 }, (_, count) => store.add(numbered(count), { now })),
    store.retryAllNow(now),
    store.check(),
  ]);
  expect((await commitsIn(folder)) - before).toBe(1);
});

test('whoever hears that an enquiry is kept finds it through another connection', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  const reader = closing(openExistingSqliteStore(folder, { readOnly: true }));
  const found = await Promise.all(
    Array.from({ length: 20 }, async (_, count) => {
      const { id } = await store.add(numbered(count), { now });
      return reader.find(id);
    }),
  );
  expect(found.map((enquiries) => enquiries.length)).toEqual(found.map(() => 1));
});

test('what one of a batch did before it failed is undone, and the others are kept', async () => {
  const database = new SqliteDatabase(openDatabase(await temporaryFolder()));
  onTestFinished(database.close);
  const count = 'UPDATE checks SET count = count + 1';
  const results = await Promise.allSettled([
    database.write((query) => query(count)),
    database.write(async (query) => {
      await query(count);
      throw new Error('Not this one.');
    }),
    database.write((query) => query(count)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await database.read((query) => query('SELECT count FROM checks'))).toEqual([{ count: 2 }]);
});

test.each([
  ['emptied', 0],
  ['cut', 9_000],
])(
  'a log that is %s in the middle of a commit fails that commit and all after it',
  async (_what, size) => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'enquiries.sqlite');
    await openSqliteStore(folder).close();
    const database = new SqliteDatabase(openDatabase(folder), { isDesk: true });
    onTestFinished(database.close);
    const count = 'UPDATE checks SET count = count + 1';
    await database.write((query) => query(count));
    await database.write((query) => query(count));
    const cut = database.write(async (query) => {
      truncateSync(`${file}-wal`, size);
      return query(count);
    });
    await expect(cut).rejects.toThrow(StoreError);
    await expect(database.write((query) => query(count))).rejects.toThrow(/emptied or cut/);
    await database.close();
    // What SQLite would have copied into the file out of the hole.
    const copy = path.join(await temporaryFolder(), 'copy');
    await copyFile(file, copy);
    using sound = new DatabaseSync(copy);
    expect(sound.prepare('PRAGMA quick_check').get()).toEqual({ quick_check: 'ok' });
  },
);

test('a log that another program empties, as it may, disturbs nobody', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  const other = closing(openExistingSqliteStore(folder, { readOnly: false }));
  for (let count = 0; count < 20; count += 1) {
    await store.add(numbered(count), { now });
    if (count % 3 === 0) expect(await other.forgetErased()).toBeNull();
    if (count % 4 === 0) await other.add(numbered(100 + count), { now });
  }
  expect(await store.list()).toHaveLength(25);
});

test('a file that another program tidies up, as it may, disturbs nobody', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  for (let count = 0; count < 200; count += 1) await store.add(numbered(count), { now });
  await store.eraseReceivedBefore(new Date(now.getTime() + 1), now);
  const other = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  onTestFinished(() => other.close());
  other.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  for (let count = 0; count < 20; count += 1) await store.add(numbered(count), { now });
  expect(await store.list()).toHaveLength(20);
});

test('a desk that has nothing to do writes nothing', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  await store.add(numbered(1), { now });
  const before = await commitsIn(folder);
  for (let look = 0; look < 5; look += 1) {
    await store.renewLeases('nobody');
  }
  expect(await commitsIn(folder)).toBe(before);
});

test('a field that the form has had only since an enquiry was kept reads as empty', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  await store.add(sampleEnquiry, { now });
  const older = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  onTestFinished(() => older.close());
  older.exec(`UPDATE enquiries SET words = json_remove(words, '$.text.phone')`);
  expect(await store.list()).toMatchObject([{ text: { ...sampleText, phone: '' } }]);
});

/** How many commits the write-ahead log holds: a frame that ends one gives the size of the database, others 0. */
async function commitsIn(folder: string): Promise<number> {
  const [headerBytes, frameHeaderBytes] = [32, 24];
  const log = await readFile(path.join(folder, 'enquiries.sqlite-wal'));
  const frameBytes = frameHeaderBytes + log.readUInt32BE(8);
  let commits = 0;
  for (let start = headerBytes; start < log.length; start += frameBytes) {
    if (log.readUInt32BE(start + 4) > 0) commits += 1;
  }
  return commits;
}
