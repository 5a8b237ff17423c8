import { link, open, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { reasonOf, StoreError } from '../errors.ts';
import { faultIn } from './soundness.ts';

/** Writes a copy under a new name, only once it is whole, sound and on disk; never over a file that is there. */
export async function backUp(database: DatabaseSync, file: string): Promise<void> {
  const partial = `${file}.partial`;
  try {
    // As private as the original: what visitors wrote is nobody else's to read.
    await (await open(partial, 'wx', 0o600)).close();
  } catch (error) {
    throw new StoreError(`No backup was made: ${reasonOf(error)}.`, { cause: error });
  }
  try {
    await backup(database, partial);
    requireSoundCopy(partial);
    await sync(partial);
    await link(partial, file);
  } catch (error) {
    throw new StoreError(`No backup was made: ${reasonOf(error)}.`, { cause: error });
  } finally {
    await rm(partial, { force: true });
  }
}

function requireSoundCopy(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // One file is easier to carry than three.
    copy.exec('PRAGMA journal_mode = DELETE');
    const fault = faultIn(copy);
    if (fault !== null) throw new Error(`the copy is damaged (${fault})`);
  } finally {
    copy.close();
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
