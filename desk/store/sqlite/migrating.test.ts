import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { olderDatabases, olderFolder } from '../../../tests/support/desk/older-databases.ts';
import { sampleEnquiry, sampleId } from '../../../tests/support/desk/sample-enquiry.ts';
import { closing, now } from '../../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { StartError } from '../../errors.ts';
import { openDatabase, openExistingSqliteStore, openSqliteStore } from './store.ts';

test('a database of a desk that had no names for its migrations stays as it is, and the text says which version helps', async () => {
  const folder = await olderFolder({ before: '007-identity.sql' }, false);
  const before = columnsIn(folder, { isMade: false });
  expect(() => openSqliteStore(folder)).toThrow(
    /made by a desk of before version 0\.5\.0\. Start version 0\.5\.0 once/,
  );
  expect(columnsIn(folder, { isMade: false })).toEqual(before);
});

test.each(Object.keys(olderDatabases))(
  'a database of %s becomes one like any other, and loses nothing',
  async (name) => {
    const folder = await olderFolder(olderNamed(name));
    await openSqliteStore(folder).close();
    const store = closing(openSqliteStore(folder));
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
    const newFolder = await temporaryFolder();
    expect(columnsIn(folder)).toEqual(columnsIn(newFolder));
    await store.claimDigest({ day: '2026-03-02', now, leaseMs: 1_000, atMost: 1 });
    expect(await store.erase(sampleId, now)).toHaveLength(1);
  },
);

test('the command line does not bring it up to date by itself, and says who does', async () => {
  const folder = await olderFolder(olderNamed('the first desk that named its migrations'));
  expect(() => openExistingSqliteStore(folder, { readOnly: false })).toThrow(
    /made by an older desk; start the desk once/,
  );
});

test('a database of a newer desk, which has had a migration that is unknown here, is left alone', async () => {
  const folder = await temporaryFolder();
  await openSqliteStore(folder).close();
  const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  database.exec(`INSERT INTO desk_migrations (name) VALUES ('005-something-else.sql')`);
  database.close();
  expect(() => openSqliteStore(folder)).toThrow(/made by a newer desk .* update the desk/);
});

test('a database that something else has changed stays as it is, and the text says what does not fit', async () => {
  const folder = await olderFolder(olderNamed('the first desk that named its migrations'));
  const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  database.exec('ALTER TABLE enquiries ADD COLUMN handling TEXT');
  database.close();
  const before = columnsIn(folder, { isMade: false });
  const opening = () => openSqliteStore(folder);
  expect(opening).toThrow(StartError);
  expect(opening).toThrow(
    /enquiries\.sqlite cannot be brought up to date: 008-handling\.sql failed \(duplicate column name: handling\)\. Nothing in it was changed\./,
  );
  expect(opening).not.toThrow(/a folder that this user may write/);
  expect(columnsIn(folder, { isMade: false })).toEqual(before);
});

function olderNamed(name: string) {
  const older = olderDatabases[name];
  if (older === undefined) throw new Error(`No older database is called ${name}.`);
  return older;
}

/** Every column of every table, in alphabetical order. */
function columnsIn(folder: string, { isMade } = { isMade: true }): unknown[] {
  using database = isMade
    ? openDatabase(folder)
    : new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  return database
    .prepare(
      `SELECT sqlite_schema.name AS "table", columns.name, columns.type FROM sqlite_schema
       JOIN pragma_table_info(sqlite_schema.name) AS columns ORDER BY 1, 2`,
    )
    .all();
}
