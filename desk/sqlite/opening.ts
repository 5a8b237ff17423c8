import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, reasonOf, StartError } from '../errors.ts';

const migrationsFolder = path.join(import.meta.dirname, '../migrations');
const fileName = 'enquiries.sqlite';
/** Well under a relay's lease, which cannot be renewed meanwhile. */
const lockWaitMs = 3_000;

/** Result codes of SQLite that say "this file is not a sound database". */
const damageCodes = [11, 26];

/**
 * The database file of the desk, sound and with the newest shape.
 * WAL and synchronous=FULL: what is committed survives a power cut. Throws StartError in one sentence.
 */
export function openDatabase(dataFolder: string): DatabaseSync {
  const file = path.join(dataFolder, fileName);
  try {
    // What visitors wrote is nobody else's to read on a shared machine.
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file, { timeout: lockWaitMs });
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    requireSound(database, file);
    migrate(database, file);
    return database;
  } catch (error) {
    throw startErrorFor(error, file, dataFolder);
  }
}

/** The same file for reading only, for the command line. Throws StartError when the desk has never kept anything there. */
export function openDatabaseForReading(dataFolder: string): DatabaseSync {
  const file = path.join(dataFolder, fileName);
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMs });
    const { waiting } = migrationsAfter(versionOf(database), file);
    if (waiting.length > 0) {
      throw new StartError(
        `${file} was made by an older desk; start the desk once to bring it up to date.`,
      );
    }
    return database;
  } catch (error) {
    throw startErrorFor(error, file, dataFolder);
  }
}

function requireSound(database: DatabaseSync, file: string): void {
  const [verdict] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (verdict !== 'ok') throw damaged(file, String(verdict));
}

function migrate(database: DatabaseSync, file: string): void {
  database.exec('BEGIN IMMEDIATE');
  const { waiting, newest } = migrationsAfter(versionOf(database), file);
  for (const name of waiting) {
    database.exec(readFileSync(path.join(migrationsFolder, name), 'utf8'));
  }
  database.exec(`PRAGMA user_version = ${newest}; COMMIT;`);
}

/** Migrations are named 001-…, 002-…; a database carries the number of its last one. */
function migrationsAfter(version: number, file: string): { waiting: string[]; newest: number } {
  const names = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  if (version > names.length) {
    throw new StartError(`${file} was made by a newer desk than this one; update the desk.`);
  }
  return { waiting: names.slice(version), newest: names.length };
}

function versionOf(database: DatabaseSync): number {
  const [version] = Object.values(database.prepare('PRAGMA user_version').get() ?? {});
  return Number(version);
}

function startErrorFor(error: unknown, file: string, dataFolder: string): StartError {
  if (error instanceof StartError) return error;
  const resultCode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  if (damageCodes.includes(resultCode)) return damaged(file, reasonOf(error));
  const reason = resultCode === 0 ? codeOf(error) || reasonOf(error) : reasonOf(error);
  return new StartError(
    `DESK_DATA: the folder ${dataFolder} cannot hold the enquiries (${reason}); name a folder that this user may write.`,
    { cause: error },
  );
}

function damaged(file: string, reason: string): StartError {
  return new StartError(
    `${file} is damaged (${reason}); it was left as it is: restore a backup, or move it away to begin an empty one.`,
  );
}
