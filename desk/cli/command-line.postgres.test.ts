import { expect, test } from 'vitest';
import { referenceFor } from '../../contract/reference.ts';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { emptySchema } from '../../tests/support/desk/postgres-database.ts';
import { sampleEnquiry, sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { testChanging } from '../../tests/support/desk/suites/cli/changing.ts';
import { testReading } from '../../tests/support/desk/suites/cli/reading.ts';
import { closing, now } from '../../tests/support/desk/suites/store/setting.ts';
import { openPostgresStore } from '../store/postgres/store.ts';

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

test('erase says that PostgreSQL holds the words until VACUUM; for programs on the error stream', async () => {
  const { store, settings } = await makeKept();
  await store.add(sampleEnquiry, { now });
  const { code, stdout, stderr } = await runCommand(
    ['erase', referenceFor(sampleId), '--yes', '--json'],
    settings,
  );
  expect([code, JSON.parse(stdout)]).toMatchObject([0, [{ id: sampleId }]]);
  expect(stderr).toContain('PostgreSQL still holds the words in its files until VACUUM');
});

test('a database where no desk has been is an error, not an empty list', async () => {
  const { code, stderr } = await runCommand(['list'], {
    DATABASE_URL: await emptySchema(),
  });
  expect([code, stderr]).toEqual([1, expect.stringContaining('no desk has kept enquiries yet')]);
});
