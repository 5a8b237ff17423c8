import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asAdministrator, emptyDatabase } from '../../../tests/support/desk/postgres-database.ts';
import { sampleEnquiry, sampleId } from '../../../tests/support/desk/sample-enquiry.ts';
import { closing, now } from '../../../tests/support/desk/suites/store/setting.ts';
import { StartError } from '../../errors.ts';
import { openPostgresStore } from './store.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const first = '001-enquiries.sql';
const digests = '002-digests.sql';
const turns = '003-recipients-and-turns.sql';

/** What some of these had before a column came into them. */
const earlier: Readonly<Record<string, (sql: string) => string>> = {
  [first]: (sql) => sql.replace(/^ {2}trace .*\n/m, ''),
  [digests]: (sql) => sql.replace(/^ {2}delivered_to .*\n/m, ''),
};

const older: Readonly<Record<string, { had: string[]; called?: string; changed?: string }>> = {
  'the first desk': { had: [first] },
  'a desk whose proofs of erasure had no trace yet': { had: [first], changed: first },
  'a desk with digests and without turns': { had: [first, digests] },
  'a desk with the first digests': { had: [first, digests, turns], changed: digests },
  'a desk with turns and without digests': { had: [first, turns] },
  'a desk whose turns had another number': {
    had: [first, turns],
    called: '002-recipients-and-turns.sql',
  },
};

/** The address of a database as such a desk left it. */
async function olderDatabase({ had, called, changed }: (typeof older)[string]): Promise<string> {
  const url = await emptyDatabase();
  await asAdministrator(
    'CREATE TABLE desk_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    url,
  );
  for (const name of had) {
    const sql = readFileSync(path.join(folder, name), 'utf8');
    await asAdministrator(name === changed ? (earlier[name]?.(sql) ?? sql) : sql, url);
    const noted = name === turns ? (called ?? name) : name;
    await asAdministrator(`INSERT INTO desk_migrations (name) VALUES ('${noted}')`, url);
  }
  return url;
}

test.each(Object.entries(older))(
  'a database of %s becomes one like any other',
  async (_name, desk) => {
    const url = await olderDatabase(desk);
    await (await openPostgresStore(url)).close();
    const store = closing(await openPostgresStore(url));
    await store.add(sampleEnquiry, { now });
    await store.claimDigest({ day: '2026-03-02', now, leaseMs: 1_000, atMost: 1 });
    expect(await store.erase(sampleId, now)).toHaveLength(1);
    const fresh = await emptyDatabase();
    await (await openPostgresStore(fresh)).close();
    expect(await columnsIn(url)).toEqual(await columnsIn(fresh));
  },
);

test('a database that something else has changed stays as it is, and the text says what does not fit', async () => {
  const url = await olderDatabase({ had: [first] });
  await asAdministrator('ALTER TABLE enquiries ADD COLUMN told_in text', url);
  const before = await columnsIn(url);
  const opening = openPostgresStore(url);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(
    /cannot be brought up to date: 002-digests\.sql failed \(column "told_in" of .+ already exists\)\. Nothing in it was changed\./,
  );
  expect(await columnsIn(url)).toEqual(before);
});

async function columnsIn(url: string): Promise<unknown[]> {
  return asAdministrator(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY 1, 2`,
    url,
  );
}
