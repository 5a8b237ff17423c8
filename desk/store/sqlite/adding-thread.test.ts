import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { closing, now } from '../suite/setting.ts';
import { addingThread } from './adding-thread.ts';
import { openSqliteStore } from './store.ts';

const group = [{ enquiry: sampleEnquiry, arrival: { now } }];

test('a thread that cannot open the file or write to it says why, in the words of SQLite', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'enquiries.sqlite');
  const thread = addingThread({ file, readOnly: true });
  onTestFinished(thread.close);
  await expect(thread.addAll(group)).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' });
  closing(openSqliteStore(folder));
  expect(await thread.addAll(group)).toMatchObject([
    { refusal: { errstr: 'attempt to write a readonly database' } },
  ]);
});

test('a closed thread starts again for whoever asks', async () => {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  const thread = addingThread({ file: path.join(folder, 'enquiries.sqlite'), readOnly: false });
  onTestFinished(thread.close);
  expect(await thread.addAll(group)).toMatchObject([{ result: { outcome: 'new' } }]);
  await thread.close();
  expect(await thread.addAll(group)).toMatchObject([{ result: { outcome: 'repeat' } }]);
  expect(await store.list()).toHaveLength(1);
});
