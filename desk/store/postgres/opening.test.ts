import { expect, onTestFinished, test } from 'vitest';
import {
  asAdministrator,
  emptyDatabase,
  emptySchema,
} from '../../../tests/support/desk/postgres-database.ts';
import { sampleEnquiry } from '../../../tests/support/desk/sample-enquiry.ts';
import { closing, now } from '../../../tests/support/desk/suites/store/setting.ts';
import { StartError, StoreError } from '../../errors.ts';
import { openExistingPostgresStore, openPostgresStore, postgresDatabase } from './store.ts';

test('desks that start on the same empty database at once share its tables', async () => {
  const url = await emptyDatabase();
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore(url)));
  for (const store of stores) closing(store);
  await stores[0]?.add(sampleEnquiry, { now });
  expect(await stores[3]?.list()).toHaveLength(1);
});

test('a commit waits for the disk even where the database does not by itself', async () => {
  const url = await emptyDatabase();
  await asAdministrator(
    `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit TO off`,
  );
  const { write, close } = postgresDatabase(url);
  onTestFinished(close);
  const rows = await write((query) => query('SHOW synchronous_commit'));
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

test('a server that does not answer stops the start, and the password is in no text', async () => {
  const opening = openPostgresStore('postgres://desk:secret@127.0.0.1:1/enquiries');
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(
    /^DATABASE_URL: the database 127\.0\.0\.1:1\/enquiries cannot hold .*ECONNREFUSED/,
  );
  await expect(opening).rejects.not.toThrow(/secret/);
});

test('a wrong password stops the start', async () => {
  const url = new URL(await emptySchema());
  url.password = 'wrong';
  await expect(openPostgresStore(url.href)).rejects.toThrow(
    /^DATABASE_URL: .*authentication failed/,
  );
});

test('a database that cannot keep every name stops the start', async () => {
  const url = await emptyDatabase(`ENCODING 'LATIN1' TEMPLATE template0`);
  await expect(openPostgresStore(url)).rejects.toThrow(/keeps text as LATIN1; make .* 'UTF8'/);
});

test('the command line makes nothing where no desk has been', async () => {
  const url = await emptyDatabase();
  const opening = openExistingPostgresStore(url, { readOnly: false });
  await expect(opening).rejects.toThrow(/no desk has kept enquiries yet/);
  const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
  expect(await asAdministrator(tables, url)).toEqual([]);
});

test('a store opened for reading only cannot write', async () => {
  const url = await emptySchema();
  await closing(await openPostgresStore(url)).add(sampleEnquiry, { now });
  const reader = closing(await openExistingPostgresStore(url, { readOnly: true }));
  expect(await reader.list()).toHaveLength(1);
  await expect(reader.erase(sampleEnquiry.id ?? '', now)).rejects.toThrow(StoreError);
});

test('a database of a newer desk is left alone', async () => {
  const url = await emptySchema();
  await (await openPostgresStore(url)).close();
  await asAdministrator(`INSERT INTO desk_migrations (name) VALUES ('999-later.sql')`, url);
  await expect(openPostgresStore(url)).rejects.toThrow(/made by a newer desk .* update the desk/);
});

test('a line that the server cuts fails what was under way, and the next enquiry is kept', async () => {
  const url = await emptyDatabase();
  const store = closing(await openPostgresStore(url));
  await store.check();
  await asAdministrator(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${new URL(url).pathname.slice(1)}'`,
  );
  // Whether the pool has noticed by now or not, it must not stay broken.
  await store.check().catch(() => {});
  expect((await store.add(sampleEnquiry, { now })).outcome).toBe('new');
});

test('a backup is left to the tool that PostgreSQL has for it', async () => {
  const store = closing(await openPostgresStore(await emptySchema()));
  await expect(store.backup('enquiries.sql')).rejects.toThrow(/pg_dump/);
});
