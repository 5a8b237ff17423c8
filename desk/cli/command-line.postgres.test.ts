import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { emptySchema } from '../../tests/support/desk/postgres-database.ts';
import { openPostgresStore } from '../store/postgres/store.ts';
import { closing } from '../store/suite/setting.ts';
import { testChanging } from './suite/changing.ts';
import { testReading } from './suite/reading.ts';

async function makeKept() {
  const databaseUrl = await emptySchema();
  const store = closing(await openPostgresStore(databaseUrl));
  return { store, settings: { DATABASE_URL: databaseUrl } };
}

testReading(makeKept);
testChanging(makeKept);

test('backup names the tool that PostgreSQL has for it', async () => {
  const { settings } = await makeKept();
  const { code, stderr } = await runCommand(['backup', 'copy.sql'], settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(/pg_dump --file=enquiries\.sql "\$DATABASE_URL"\n$/);
});

test('a database where no desk has been is an error, not an empty list', async () => {
  const { code, stderr } = await runCommand(['list'], {
    DATABASE_URL: await emptySchema(),
  });
  expect([code, stderr]).toEqual([1, expect.stringContaining('no desk has kept enquiries yet')]);
});
