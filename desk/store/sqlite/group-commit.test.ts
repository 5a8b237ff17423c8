import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { closing, now, numbered } from '../suite/setting.ts';
import { openExistingSqliteStore, openSqliteStore } from './store.ts';

test('enquiries that come together share one commit', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  await store.add(numbered(0), { now });
  const before = await commitsIn(folder);
  await Promise.all(Array.from({ length: 50 }, (_, count) => store.add(numbered(count), { now })));
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
