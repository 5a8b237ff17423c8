import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { StartError } from '../errors.ts';
import { openDatabase } from './opening.ts';
import { openSqliteStore, openSqliteStoreForReading } from './store.ts';

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

test('reading where no desk has ever been says so and makes nothing', async () => {
  expect(() => openSqliteStoreForReading('/nowhere/at/all')).toThrow(StartError);
});
