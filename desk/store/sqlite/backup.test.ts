import { watch } from 'node:fs';
import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { closing, now, numbered } from '../../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { StoreError } from '../../errors.ts';
import { openExistingSqliteStore, openSqliteStore } from './store.ts';

test('a backup made while enquiries come in holds all that were there before, and opens as a store', async () => {
  const [folder, restored] = [await temporaryFolder(), await temporaryFolder()];
  const store = closing(openSqliteStore(folder));
  for (let count = 0; count < 200; count += 1) await store.add(numbered(count), { now });
  const backingUp = store.backup(path.join(restored, 'enquiries.sqlite'));
  for (let count = 200; count < 300; count += 1) await store.add(numbered(count), { now });
  await backingUp;
  expect(await readdir(restored)).toEqual(['enquiries.sqlite']);
  const copy = await closing(openSqliteStore(restored)).list();
  const subjects = new Set(copy.map(({ subject }) => subject));
  for (let count = 0; count < 200; count += 1) expect(subjects).toContain(`Subject ${count}`);
});

test('the command line can back up beside a running desk, and the file is private', async () => {
  const folder = await temporaryFolder();
  await closing(openSqliteStore(folder)).add(numbered(1), { now });
  const file = path.join(await temporaryFolder(), 'copy');
  await closing(openExistingSqliteStore(folder, { readOnly: true })).backup(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a backup never takes the place of a file that is there', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'yesterday');
  await writeFile(file, 'precious');
  const store = closing(openSqliteStore(folder));
  await expect(store.backup(file)).rejects.toThrow(/^No backup was made: EEXIST/);
  expect((await stat(file)).size).toBe('precious'.length);
  expect(await readdir(folder)).not.toContain('yesterday.partial');
});

test.each([
  ['a file', (file: string) => writeFile(file, 'precious')],
  ['a folder', (file: string) => mkdir(file)],
  ['a link to nowhere', (file: string) => symlink('/nowhere/at/all', file)],
])('%s that is there stops a backup before anything is copied', async (_what, make) => {
  const [folder, copies] = [await temporaryFolder(), await temporaryFolder()];
  const store = closing(openSqliteStore(folder));
  const file = path.join(copies, 'yesterday');
  await make(file);
  const seen: (string | null)[] = [];
  const watcher = watch(copies, (_event, name) => seen.push(name));
  await expect(store.backup(file)).rejects.toThrow(/^No backup was made: EEXIST/);
  watcher.close();
  expect(seen).not.toContain('yesterday.partial');
});

test('what a backup left that was cut short is named, and not taken for a whole one', async () => {
  const file = path.join(await temporaryFolder(), 'yesterday');
  await writeFile(`${file}.partial`, '');
  const store = closing(openSqliteStore(await temporaryFolder()));
  await expect(store.backup(file)).rejects.toThrow(`No backup was made: delete ${file}.partial, `);
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('a folder that is not there is a StoreError', async () => {
  const store = closing(openSqliteStore(await temporaryFolder()));
  await expect(store.backup('/nowhere/at/all')).rejects.toThrow(StoreError);
});
