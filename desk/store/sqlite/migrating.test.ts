import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sampleEnquiry, sampleId, sampleText } from '../../../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { closing } from '../suite/setting.ts';
import { openExistingSqliteStore, openSqliteStore } from './store.ts';

/** A folder whose database has had the first migration alone, with one enquiry in it. */
async function firstDesk(): Promise<string> {
  const folder = await temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  database.exec(readFileSync('desk/store/sqlite/migrations/001-enquiries.sql', 'utf8'));
  const { fname, lname, email, country, address, phone, message } = sampleText;
  const values = {
    ...{ fname, lname, email, country, address, phone, message },
    id: sampleId,
    reference: 'WM-1Y7T-TPYS',
    received_at: 1_000,
    fingerprint: 'f',
    subject: sampleEnquiry.subject,
    page: sampleEnquiry.page,
    language: sampleEnquiry.language,
    state: 'sent',
    attempts: 2,
    next_attempt_at: 2_000,
    sent_at: 3_000,
  };
  const names = Object.keys(values);
  database
    .prepare(`INSERT INTO enquiries (${names}) VALUES (${names.map((name) => `:${name}`)})`)
    .run(values);
  database.exec('PRAGMA user_version = 1');
  database.close();
  return folder;
}

test('a database of the first desk is brought up to date, with what is in it', async () => {
  const store = closing(openSqliteStore(await firstDesk()));
  expect(await store.list()).toMatchObject([
    {
      ...sampleEnquiry,
      state: 'sent',
      attempts: 2,
      sentAt: new Date(3_000),
      spamScore: 0,
      resends: 0,
    },
  ]);
  expect(await store.status()).toMatchObject({ counts: { sent: 1 } });
});

test('the command line does not bring it up to date by itself, and says who does', async () => {
  const folder = await firstDesk();
  expect(() => openExistingSqliteStore(folder, { readOnly: false })).toThrow(
    /made by an older desk; start the desk once/,
  );
});

test('a database of a newer desk is left alone', async () => {
  const folder = await temporaryFolder();
  await openSqliteStore(folder).close();
  const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openSqliteStore(folder)).toThrow(/made by a newer desk .* update the desk/);
});
