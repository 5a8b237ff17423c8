import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { StartError } from '../../errors.ts';
import { failedMigration, migrationsAfter, olderDatabase } from '../migrations.ts';
import { isMismatch } from './result-codes.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const nameRows = z.array(z.object({ name: z.string() }));

/** The names of the migrations that a database has had; none when no desk has made it. Throws StartError where it has no names yet. */
export function appliedTo(database: DatabaseSync, file: string): string[] {
  if (hasTable(database, 'desk_migrations')) {
    const rows = database.prepare('SELECT name FROM desk_migrations').all();
    return nameRows.parse(rows).map(({ name }) => name);
  }
  if (!hasTable(database, 'enquiries')) return [];
  throw new StartError(
    `${file} was made by a desk of before version 0.5.0. Start version 0.5.0 once to bring it up to date, then this one.`,
  );
}

/** Brings a database to the newest shape, wholly or not at all. Throws StartError when it cannot, or a newer desk has made it. */
export function migrate(database: DatabaseSync, file: string): void {
  if (migrationsWaiting(database, file).length === 0) return;
  database.exec('BEGIN IMMEDIATE');
  // Another desk may have been faster.
  const waiting = migrationsWaiting(database, file);
  database.exec(
    `CREATE TABLE IF NOT EXISTS desk_migrations (
       name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL DEFAULT (unixepoch() * 1000)) STRICT`,
  );
  for (const name of waiting) {
    try {
      database.exec(readFileSync(path.join(folder, name), 'utf8'));
    } catch (error) {
      throw isMismatch(error) ? failedMigration(file, name, error) : error;
    }
    database.prepare('INSERT INTO desk_migrations (name) VALUES (?)').run(name);
  }
  database.exec('COMMIT');
}

/** Throws StartError unless a database has the newest shape. */
export function requireNewest(database: DatabaseSync, file: string): void {
  if (migrationsWaiting(database, file).length > 0) throw olderDatabase(file);
}

function migrationsWaiting(database: DatabaseSync, file: string): string[] {
  return migrationsAfter(appliedTo(database, file), { folder, place: file });
}

function hasTable(database: DatabaseSync, name: string): boolean {
  const find = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  return find.get(name) !== undefined;
}
