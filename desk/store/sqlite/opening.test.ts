import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { StartError, StoreError } from '../../errors.ts';
import { openDatabase, openExistingSqliteStore, openSqliteStore } from './store.ts';

test('what is committed is on disk: write-ahead log with full sync, erased pages overwritten', async () => {
  const database = openDatabase(await temporaryFolder());
  onTestFinished(() => database.close());
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  const full = 2;
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('secure_delete')]).toEqual([
    'wal',
    full,
    1,
  ]);
});

test('a data folder that cannot be one stops the start and names the setting', async () => {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  expect(() => openSqliteStore(path.join(file, 'data'))).toThrow(/^DESK_DATA: .*ENOTDIR/);
});

test.each([true, false])(
  'the command line (reading only: %s) makes nothing where no desk has been',
  async (readOnly) => {
    const folder = await temporaryFolder();
    expect(() => openExistingSqliteStore(folder, { readOnly })).toThrow(StartError);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a store opened for reading only cannot write', async () => {
  const folder = await temporaryFolder();
  await openSqliteStore(folder).close();
  const reader = openExistingSqliteStore(folder, { readOnly: true });
  onTestFinished(reader.close);
  expect(await reader.list()).toEqual([]);
  await expect(reader.add(sampleEnquiry, { now: new Date() })).rejects.toThrow(StoreError);
});
