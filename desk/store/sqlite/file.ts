import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { codeOf, reasonOf, StoreError } from '../../errors.ts';
import { makeFile, syncFolder } from '../../new-file.ts';
import { fileEnds } from './held-files.ts';
import { migrate } from './migrating.ts';
import { patienceMs } from './result-codes.ts';
import { faultIn, markFileOf } from './soundness.ts';

/** 16 MB of log before it is copied into the file: pages that change often are then copied once for many commits. */
export const logPages = 4_000;

/**
 * WAL and synchronous=FULL: what is committed survives a power cut. Erased text is overwritten, not only unlinked. The log is
 * copied into the file by whoever has looked first whether it is whole, not by SQLite.
 */
export function prepareForWriting(database: DatabaseSync): void {
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0;`,
  );
}

/**
 * Makes an empty database under another name and gives it its own when it is whole. So a file of that name that holds
 * nothing has lost something, and is never taken for a new one.
 */
export function createDatabase(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}.new`;
  // SQLite gives the log and its index the rights of the file.
  closeSync(openSync(unfinished, 'wx', 0o600));
  const database = new DatabaseSync(unfinished, { timeout: patienceMs });
  try {
    prepareForWriting(database);
    migrate(database, unfinished);
    database.close();
    linkSync(unfinished, file);
    syncFolder(folder);
  } catch (error) {
    // Another desk that starts at the same moment may have been faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    if (database.isOpen) database.close();
    for (const end of fileEnds) rmSync(unfinished + end, { force: true });
  }
}

/**
 * Copies the files of a database into a new folder beside them, then takes the mark and the log away: what the log held that is sound
 * is in the database first. Answers with the folder.
 */
export function copyAside(file: string): string {
  const folder = mkdtempSync(path.join(path.dirname(file), 'set-aside-'));
  const mark = markFileOf(file);
  for (const name of [...fileEnds.map((end) => file + end), mark]) {
    if (existsSync(name))
      copyFileSync(name, path.join(folder, path.basename(name)), constants.COPYFILE_FICLONE);
  }
  // To close the last connection is to copy the sound part of the log into the file.
  using database = new DatabaseSync(file, { timeout: patienceMs });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  rmSync(mark, { force: true });
  return folder;
}

/**
 * Takes from everybody else what rights they have to the database and its folder: what visitors wrote is nobody else's to read
 * on a shared machine. A folder like /tmp, whose sticky bit says that many share it, keeps its own.
 */
export function makePrivate(file: string): void {
  for (const name of [path.dirname(file), ...fileEnds.map((end) => file + end)]) {
    const { mode = 0 } = statSync(name, { throwIfNoEntry: false }) ?? {};
    if ((mode & others) === 0 || (mode & sticky) !== 0) continue;
    try {
      chmodSync(name, mode & 0o7700);
    } catch (error) {
      // Whoever owns it decides; the files that the desk makes are its own.
      if (codeOf(error) !== 'EPERM') throw error;
    }
  }
}

const others = 0o077;
const sticky = 0o1000;

/** The database that is kept in a folder. */
export function databaseFileIn(dataFolder: string): string {
  return path.join(dataFolder, 'enquiries.sqlite');
}

const allPages = 2 ** 31 - 1;

/** Writes a copy under a new name, only once it is whole, sound and on disk; never over a file that is there. */
export async function backUp(original: string, file: string): Promise<void> {
  try {
    await makeFile(file, async (partial) => {
      await copyDatabase(original, partial);
      requireSoundCopy(partial);
    });
  } catch (error) {
    throw new StoreError(`No backup was made: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Over a line of its own, and in one step: what the desk writes meanwhile can neither fail the copy nor start it anew. */
async function copyDatabase(original: string, copy: string): Promise<void> {
  using source = new DatabaseSync(original, { readOnly: true, timeout: patienceMs });
  await backup(source, copy, { rate: allPages });
}

function requireSoundCopy(file: string): void {
  using copy = new DatabaseSync(file);
  // One file is easier to carry than three.
  copy.exec('PRAGMA journal_mode = DELETE');
  const fault = faultIn(copy);
  if (fault !== null) throw new Error(`the copy is damaged (${fault})`);
}
