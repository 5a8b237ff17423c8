import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sampleEnquiry, sampleId, sampleText } from './sample-enquiry.ts';
import { temporaryFolder } from './test-desk.ts';

const first = '001-enquiries.sql';
const newest = '008-handling.sql';

/** Databases of older desks that know their migrations by name. */
export const olderDatabases: Readonly<Record<string, { before: string }>> = {
  'the first desk that named its migrations': { before: newest },
};

/** A folder with such a database in it, and in that the sample, mailed at the second attempt. `isNamed`: as desks since 0.5.0 have it. */
export async function olderFolder({ before }: { before: string }, isNamed = true): Promise<string> {
  const folder = await temporaryFolder();
  const migrations = 'desk/store/sqlite/migrations';
  const had = readdirSync(migrations).filter((name) => name < before);
  using database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  if (isNamed) {
    database.exec(
      'CREATE TABLE desk_migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL DEFAULT 0)',
    );
  }
  for (const name of had) {
    database.exec(readFileSync(path.join(migrations, name), 'utf8'));
    if (name === first) addSample(database);
    if (isNamed) database.prepare('INSERT INTO desk_migrations (name) VALUES (?)').run(name);
  }
  return folder;
}

function addSample(database: DatabaseSync): void {
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
}
