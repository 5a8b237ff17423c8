import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, reasonOf, StartError } from '../errors.ts';
import { migrate, requireNewest } from './migrating.ts';
import { requireSoundFile } from './soundness.ts';

const fileName = 'enquiries.sqlite';
/** Well under a relay's lease, which cannot be renewed meanwhile. */
const lockWaitMs = 3_000;

/**
 * The database file of the desk, sound and with the newest shape; an empty one only where there is none.
 * WAL and synchronous=FULL: what is committed survives a power cut. Throws StartError.
 */
export function openDatabase(dataFolder: string): DatabaseSync {
  return opened(dataFolder, (file) => {
    requireSoundFile(file);
    if (!existsSync(file)) createDatabase(file);
    const database = new DatabaseSync(file, { timeout: lockWaitMs });
    try {
      prepareForWriting(database);
      migrate(database, file);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/** The same file for reading only, for the command line. Throws StartError when the desk has never kept anything there. */
export function openDatabaseForReading(dataFolder: string): DatabaseSync {
  return opened(dataFolder, (file) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMs });
    try {
      requireNewest(database, file);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

function opened(dataFolder: string, open: (file: string) => DatabaseSync): DatabaseSync {
  try {
    return open(path.join(dataFolder, fileName));
  } catch (error) {
    if (error instanceof StartError) throw error;
    const isFromSqlite = error instanceof Error && 'errcode' in error;
    const reason = isFromSqlite ? reasonOf(error) : codeOf(error) || reasonOf(error);
    throw new StartError(
      `DESK_DATA: the folder ${dataFolder} cannot hold the enquiries (${reason}); name a folder that this user may write.`,
      { cause: error },
    );
  }
}

/**
 * Makes the file under another name and gives it its own when it is whole: so a file of that name that holds nothing has
 * lost something, and is never taken for a new one.
 */
function createDatabase(file: string): void {
  // What visitors wrote is nobody else's to read on a shared machine.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}.new`;
  const database = new DatabaseSync(unfinished, { timeout: lockWaitMs });
  try {
    prepareForWriting(database);
    migrate(database, unfinished);
    database.close();
    linkSync(unfinished, file);
  } catch (error) {
    // Another desk that starts at the same moment may have been faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    if (database.isOpen) database.close();
    for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  }
}

function prepareForWriting(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
}
