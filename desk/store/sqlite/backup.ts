import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { reasonOf, StoreError } from '../../errors.ts';
import { lockWaitMs, syncFolder } from './file.ts';
import { faultIn } from './soundness.ts';

const allPages = 2 ** 31 - 1;

/** Writes a copy under a new name, only once it is whole, sound and on disk; never over a file that is there. */
export async function backUp(original: string, file: string): Promise<void> {
  const partial = `${file}.partial`;
  try {
    // As private as the original: what visitors wrote is nobody else's to read.
    await (await open(partial, 'wx', 0o600)).close();
  } catch (error) {
    throw new StoreError(`No backup was made: ${reasonOf(error)}.`, { cause: error });
  }
  try {
    await copyDatabase(original, partial);
    requireSoundCopy(partial);
    await sync(partial);
    await link(partial, file);
    syncFolder(path.dirname(file));
  } catch (error) {
    throw new StoreError(`No backup was made: ${reasonOf(error)}.`, { cause: error });
  } finally {
    await rm(partial, { force: true });
  }
}

/** Over a line of its own, and in one step: what the desk writes meanwhile can neither fail the copy nor start it anew. */
async function copyDatabase(original: string, copy: string): Promise<void> {
  const source = new DatabaseSync(original, { readOnly: true, timeout: lockWaitMs });
  try {
    await backup(source, copy, { rate: allPages });
  } finally {
    source.close();
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
