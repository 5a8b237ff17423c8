import { expect, test } from 'vitest';
import { asAdministrator, emptyDatabase } from '../../../tests/support/desk/postgres-database.ts';
import { closing } from '../../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { confirmDatabase, isKnownDatabase } from '../open-store.ts';
import { openPostgresStore } from './store.ts';

test('an empty database under a known name is another one until somebody confirms it', async () => {
  const databaseUrl = await emptyDatabase();
  const place = { databaseUrl, dataFolder: '', stateFolder: await temporaryFolder() };
  const open = async () => closing(await openPostgresStore(databaseUrl));
  expect(await isKnownDatabase(await open(), place)).toBe(true);
  expect(await isKnownDatabase(await open(), place)).toBe(true);
  await asAdministrator('DROP SCHEMA public CASCADE; CREATE SCHEMA public', databaseUrl);
  const store = await open();
  expect(await isKnownDatabase(store, place)).toBe(false);
  await confirmDatabase(store, place);
  expect(await isKnownDatabase(store, place)).toBe(true);
});
