import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import {
  failedMigration,
  migrationsAfter,
  migrationsIn,
  newerDatabase,
  olderDatabase,
} from '../migrations.ts';
import { isMismatch } from './result-codes.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** Older desks counted their migrations. Of these the count tells; those after them came from two branches, in either order. */
const countedFirst = 4;
const signs: Readonly<Record<string, [table: string, column: string]>> = {
  '005-digests.sql': ['digests', 'day'],
  '006-recipients-and-turns.sql': ['enquiries', 'turn'],
};

/** Columns that came into a migration after some databases had had it. */
const lateColumns = [
  ['erasures', 'trace', `TEXT NOT NULL DEFAULT ''`],
  ['digests', 'delivered_to', `TEXT NOT NULL DEFAULT '[]'`],
] as const;

/** The names of the migrations that a database has had; none when no desk has made it. */
export function appliedTo(database: DatabaseSync): string[] {
  if (hasColumn(database, 'desk_migrations', 'name')) {
    const rows = database.prepare('SELECT name FROM desk_migrations').all();
    return nameRows.parse(rows).map(({ name }) => name);
  }
  const counted = Math.min(versionOf(database), countedFirst);
  const shown = Object.entries(signs).filter(([, sign]) => hasColumn(database, ...sign));
  return [...migrationsIn(folder).slice(0, counted), ...shown.map(([name]) => name)];
}

/** Brings a database to the newest shape, wholly or not at all. Throws StartError when it cannot, or a newer desk has made it. */
export function migrate(database: DatabaseSync, file: string): void {
  if (migrationsWaiting(database, file).length === 0) return;
  database.exec('BEGIN IMMEDIATE');
  // Another desk may have been faster.
  const waiting = migrationsWaiting(database, file);
  noteNames(database);
  for (const name of waiting) apply(database, file, name);
  // By this an older desk, which counts, knows that the database is newer.
  database.exec(`PRAGMA user_version = ${migrationsIn(folder).length}; COMMIT;`);
}

/** Throws StartError unless a database has the newest shape. */
export function requireNewest(database: DatabaseSync, file: string): void {
  if (migrationsWaiting(database, file).length > 0) throw olderDatabase(file);
}

function migrationsWaiting(database: DatabaseSync, file: string): string[] {
  if (versionOf(database) > migrationsIn(folder).length) throw newerDatabase(file);
  return migrationsAfter(appliedTo(database), { folder, place: file });
}

/** Gives a database that was counted until now the names of what it has had, and what these have brought since. */
function noteNames(database: DatabaseSync): void {
  if (hasColumn(database, 'desk_migrations', 'name')) return;
  const applied = appliedTo(database);
  database.exec(
    `CREATE TABLE desk_migrations (
       name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL DEFAULT (unixepoch() * 1000)) STRICT`,
  );
  for (const name of applied) noteApplied(database, name);
  for (const [table, column, definition] of lateColumns) {
    const isToCome = !hasColumn(database, table, '%');
    if (isToCome || hasColumn(database, table, column)) continue;
    database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${definition}`);
  }
}

function apply(database: DatabaseSync, file: string, name: string): void {
  try {
    database.exec(readFileSync(path.join(folder, name), 'utf8'));
  } catch (error) {
    throw isMismatch(error) ? failedMigration(file, name, error) : error;
  }
  noteApplied(database, name);
}

function noteApplied(database: DatabaseSync, name: string): void {
  database.prepare('INSERT INTO desk_migrations (name) VALUES (?)').run(name);
}

const nameRows = z.array(z.object({ name: z.string() }));

function versionOf(database: DatabaseSync): number {
  const [version] = Object.values(database.prepare('PRAGMA user_version').get() ?? {});
  return Number(version);
}

/** Whether a table has such a column; '%' is any. */
function hasColumn(database: DatabaseSync, table: string, column: string): boolean {
  const find = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name LIKE ?');
  return find.get(table, column) !== undefined;
}
