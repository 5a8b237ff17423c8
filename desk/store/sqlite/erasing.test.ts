import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry, sampleId, sampleText } from '../../../tests/support/desk/sample-enquiry.ts';
import { closing, now } from '../../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from './store.ts';

const message = 'Words that are in no other file. '.repeat(300);

test('no file of the desk holds a word of what was erased', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  await store.add({ ...sampleEnquiry, text: { ...sampleText, message } }, { now });
  expect(await filesWith(folder, 'Words that are')).not.toEqual([]);
  await store.erase(sampleId, now);
  expect(await filesWith(folder, 'Words that are')).toEqual([]);
  expect(await filesWith(folder, sampleText.email)).toEqual([]);
});

test('while somebody reads, the store says that words remain, and lets them go soon after', {
  timeout: 15_000,
}, async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  await store.add({ ...sampleEnquiry, text: { ...sampleText, message } }, { now });
  expect(await store.forgetErased()).toBeNull();
  const reader = new DatabaseSync(path.join(folder, 'enquiries.sqlite'), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('BEGIN; SELECT count(*) FROM enquiries');
  await store.erase(sampleId, now);
  expect(await store.forgetErased()).toMatch(/enquiries\.sqlite-wal still hold .+ until/);
  expect(await filesWith(folder, 'Words that are')).not.toEqual([]);
  reader.exec('COMMIT');
  const words = () => filesWith(folder, 'Words that are');
  await expect.poll(words, { timeout: 10_000 }).toEqual([]);
});

async function filesWith(folder: string, words: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder)) {
    if ((await readFile(path.join(folder, name))).includes(words)) found.push(name);
  }
  return found;
}
