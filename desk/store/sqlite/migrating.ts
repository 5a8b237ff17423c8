import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../errors.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** The number of the last migration that a database has had; 0 for one without anything in it. */
export function versionOf(database: DatabaseSync): number {
  const [version] = Object.values(database.prepare('PRAGMA user_version').get() ?? {});
  return Number(version);
}

/** Brings a database to the newest shape, wholly or not at all. Throws StartError when a newer desk has made it. */
export function migrate(database: DatabaseSync, file: string): void {
  if (migrationsAfter(versionOf(database), file).waiting.length === 0) return;
  database.exec('BEGIN IMMEDIATE');
  // Another desk may have been faster.
  const { waiting, newest } = migrationsAfter(versionOf(database), file);
  for (const name of waiting) database.exec(readFileSync(path.join(folder, name), 'utf8'));
  database.exec(`PRAGMA user_version = ${newest}; COMMIT;`);
}

/** Throws StartError unless a database has the newest shape. */
export function requireNewest(database: DatabaseSync, file: string): void {
  if (migrationsAfter(versionOf(database), file).waiting.length === 0) return;
  throw new StartError(
    `${file} was made by an older desk; start the desk once to bring it up to date.`,
  );
}

/** Migrations are named 001-…, 002-…; a database carries the number of its last one. */
function migrationsAfter(version: number, file: string): { waiting: string[]; newest: number } {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  if (version > names.length) {
    throw new StartError(`${file} was made by a newer desk than this one; update the desk.`);
  }
  return { waiting: names.slice(version), newest: names.length };
}
