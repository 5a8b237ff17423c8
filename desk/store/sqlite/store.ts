import { accessSync, constants, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, reasonOf, StartError } from '../../errors.ts';
import { type EnquiryStore, storeIn } from '../enquiry-store.ts';
import { SqliteDatabase } from './database.ts';
import {
  copyAside,
  createDatabase,
  databaseFileIn,
  makePrivate,
  prepareForWriting,
} from './file.ts';
import { migrate, requireNewest } from './migrating.ts';
import { isBusy, isFromSqlite, patienceMs } from './result-codes.ts';
import { markFileOf, readMark, requireSoundFile } from './soundness.ts';

/**
 * The same store where the last commits of the database are lost, and the journal has what they held: it goes on with what is sound,
 * once a copy of all its files stands aside. Throws StartError.
 */
export function openLossySqliteStore(dataFolder: string): EnquiryStore {
  const file = databaseFileIn(dataFolder);
  const aside = orStartError(dataFolder, () => {
    requireSoundFile(file, true);
    return copyAside(file);
  });
  const store = openSqliteStore(dataFolder);
  const notice = `The last commits of ${file} were lost: its log was deleted, cut or damaged. Its files as they were found are in ${aside}, for whoever looks into it; delete that folder then, because no erasure reaches it. What staff did in the last seconds is to be done again.`;
  return { ...store, notices: [notice] };
}

/** The store in a SQLite file under `dataFolder`, made if it is not there. Throws StartError. */
export function openSqliteStore(dataFolder: string, steadyMs?: () => number): EnquiryStore {
  const notices = orStartError(dataFolder, () => noticesOf(databaseFileIn(dataFolder)));
  return storeIn(new SqliteDatabase(openDatabase(dataFolder), { isDesk: true, notices }), steadyMs);
}

/** A start that cannot say whether something is missing says at least that. */
function noticesOf(file: string): string[] {
  if (!existsSync(file) || readMark(file) !== null) return [];
  return [
    `There was no ${markFileOf(file)}, as after an update or the restoring of a backup, so nobody can say whether the last enquiries from before are all there. From now on it is kept.`,
  ];
}

/**
 * The same store while a desk may be running beside it, never made anew. Throws StartError, also where no desk has ever kept
 * anything.
 */
export function openExistingSqliteStore(
  dataFolder: string,
  { readOnly }: { readOnly: boolean },
): EnquiryStore {
  const file = databaseFileIn(dataFolder);
  if (!existsSync(file)) {
    throw new StartError(
      `There is no ${file}: no desk has kept enquiries there yet. DESK_DATA names the folder.`,
    );
  }
  const database = orStartError(dataFolder, () =>
    opened(new DatabaseSync(file, { readOnly, timeout: patienceMs }), (found) => {
      if (!readOnly) prepareForWriting(found);
      requireNewest(found, file);
    }),
  );
  return storeIn(new SqliteDatabase(database));
}

/** The database file of the desk, sound and with the newest shape; an empty one only where there is none. Throws StartError. */
export function openDatabase(dataFolder: string): DatabaseSync {
  const file = databaseFileIn(dataFolder);
  return orStartError(dataFolder, () => {
    requireSoundFile(file);
    if (!existsSync(file)) createDatabase(file);
    makePrivate(file);
    // SQLite opens a file that may only be read without a word, and the first visitor would find it out.
    accessSync(file, constants.W_OK);
    return opened(new DatabaseSync(file, { timeout: patienceMs }), (database) => {
      prepareForWriting(database);
      migrate(database, file);
    });
  });
}

function opened(database: DatabaseSync, prepare: (database: DatabaseSync) => void): DatabaseSync {
  try {
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function orStartError<Result>(dataFolder: string, open: () => Result): Result {
  try {
    return open();
  } catch (cause) {
    const reason = isFromSqlite(cause) ? reasonOf(cause) : codeOf(cause);
    // What comes neither from SQLite nor from the files is a fault of ours, whatever folder is named.
    if (reason === '') throw cause;
    throw new StartError(
      isBusy(cause)
        ? `${databaseFileIn(dataFolder)} is held by another program (${reason}). End that program, then start the desk.`
        : `DESK_DATA: the folder ${dataFolder} cannot hold the enquiries (${reason}); name a folder that this user may write.`,
      { cause },
    );
  }
}
