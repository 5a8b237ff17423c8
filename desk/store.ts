import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { StoredEnquiry } from './enquiry.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { StoreError } from './errors.ts';
import { addEnquiry } from './sqlite/adding.ts';
import { claimDue, hasten, renewLeases, settle } from './sqlite/claiming.ts';
import { openDatabase, openDatabaseForReading } from './sqlite/opening.ts';
import { enquiryFromRow } from './store-rows.ts';

const wantedIds = 'SELECT id FROM enquiries WHERE id = :id OR reference = :reference';

/** The store in a SQLite file under `dataFolder`, made if it is not there. Throws StartError. */
export function openStore(dataFolder: string): EnquiryStore {
  return storeIn(openDatabase(dataFolder));
}

/** The same store for reading only; a desk may be running beside it. Throws StartError. */
export function openStoreForReading(dataFolder: string): EnquiryStore {
  return storeIn(openDatabaseForReading(dataFolder));
}

function storeIn(database: DatabaseSync): EnquiryStore {
  const read = (sql: string, values: Record<string, SQLInputValue> = {}): StoredEnquiry[] =>
    database
      .prepare(`${sql} ORDER BY received_at DESC, rowid DESC`)
      .all(values)
      .map(enquiryFromRow);

  return {
    add: async (enquiry, now) =>
      attempt(() => inTransaction(database, () => addEnquiry(database, enquiry, now))),
    claimDue: async (claim) => attempt(() => claimDue(database, claim)),
    renewLeases: async (owner, leaseUntil) =>
      attempt(() => renewLeases(database, owner, leaseUntil)),
    settle: async (id, owner, outcome) => attempt(() => settle(database, { id, owner, outcome })),
    hasten: async (now) => attempt(() => hasten(database, now)),
    list: async () => attempt(() => read('SELECT * FROM enquiries')),
    find: async (wanted) =>
      attempt(() =>
        read(`SELECT * FROM enquiries WHERE id IN (${wantedIds}) OR amends IN (${wantedIds})`, {
          id: wanted.toLowerCase(),
          reference: wanted.toUpperCase(),
        }),
      ),
    eraseReceivedBefore: async (limit) =>
      attempt(() =>
        Number(
          database.prepare('DELETE FROM enquiries WHERE received_at < ?').run(limit.getTime())
            .changes,
        ),
      ),
    close: () => {
      if (database.isOpen) database.close();
    },
  };
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StoreError('The database refused.', { cause: error });
  }
}
