import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** How long to wait for another process that writes. Well under a relay's lease, which cannot be renewed meanwhile. */
export const lockWaitMs = 3_000;

/** An open database that compiles each text of SQL once. */
export type Sqlite = { database: DatabaseSync; sql: (text: string) => StatementSync };

export function sqliteFor(database: DatabaseSync): Sqlite {
  const compiled = new Map<string, StatementSync>();
  return {
    database,
    sql: (text) => {
      const known = compiled.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare(text);
      compiled.set(text, statement);
      return statement;
    },
  };
}

/** Does `work` wholly or not at all; when this returns, it is on disk. */
export function inTransaction<Result>({ database }: Sqlite, work: () => Result): Result {
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

/** 16 MB of log before it is copied into the file: pages that change often are then copied once for many commits. */
const logPages = 4_000;

/**
 * WAL and synchronous=FULL: what is committed survives a power cut. Erased text is overwritten, not only unlinked.
 */
export function prepareForWriting(database: DatabaseSync): void {
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = ${logPages};`,
  );
}
