import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sampleEnquiry, sampleId, sampleText } from './sample-enquiry.ts';
import { temporaryFolder } from './test-desk.ts';

const first = '001-enquiries.sql';
const erasures = '002-quarantine-and-erasure.sql';
const upToWords = [first, erasures, '003-fewer-indexes.sql', '004-words.sql'];
const digests = '005-digests.sql';
const turns = '006-recipients-and-turns.sql';

/** What these had before a column came into them; nobody changes a migration any more. */
const earlier = {
  [erasures]: (sql: string) => sql.replace(/^ {2}trace .*\n/m, ''),
  [digests]: (sql: string) => sql.replace(/^ {2}delivered_to .*\n/m, ''),
};

type Older = { migrations: string[]; earlier?: keyof typeof earlier };

/** Databases of desks that counted their migrations. Branches that were merged later left the fifth and the sixth alone. */
export const olderDatabases: Readonly<Record<string, Older>> = {
  'the first desk': { migrations: [first] },
  'a desk whose proofs of erasure had no trace yet': {
    migrations: [first, erasures],
    earlier: erasures,
  },
  'a desk with quarantine': { migrations: [first, erasures] },
  'a desk with words in one column': { migrations: upToWords },
  'a desk with turns and without digests': { migrations: [...upToWords, turns] },
  'a desk with the first digests and without turns': {
    migrations: [...upToWords, digests],
    earlier: digests,
  },
  'a desk with digests and without turns': { migrations: [...upToWords, digests] },
  'a desk with the first digests that has had turns since': {
    migrations: [...upToWords, digests, turns],
    earlier: digests,
  },
  'the last desk that counted': { migrations: [...upToWords, digests, turns] },
};

/** A folder with such a database in it, and in that the sample, mailed at the second attempt. */
export async function olderFolder({ migrations, earlier: changed }: Older): Promise<string> {
  const folder = await temporaryFolder();
  const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  for (const name of migrations) {
    const sql = readFileSync(path.join('desk/store/sqlite/migrations', name), 'utf8');
    database.exec(name === changed ? earlier[changed](sql) : sql);
    if (name === first) addSample(database);
  }
  database.exec(`PRAGMA user_version = ${migrations.length}`);
  database.close();
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
