import { closeSync, fsyncSync, lstatSync, openSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './errors.ts';

/**
 * Makes a file that only this user may read: what visitors wrote is nobody else's. `fill` writes it under another name, and it
 * has its own once it is whole and on disk; never in place of one that is there.
 */
export async function makeFile(
  file: string,
  fill: (partial: string) => Promise<void>,
): Promise<void> {
  requireNew(file);
  const partial = `${file}.partial`;
  await makeEmpty(partial);
  try {
    await fill(partial);
    await sync(partial);
    await link(partial, file);
    syncFolder(path.dirname(file));
  } finally {
    await rm(partial, { force: true });
  }
}

/** Asked first, because to fill a file can take long; that the name is still free at the end, `link` sees to. */
function requireNew(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return;
  throw new Error(`EEXIST: ${file} is there already; name a new file`);
}

async function makeEmpty(partial: string): Promise<void> {
  try {
    await (await open(partial, 'wx', 0o600)).close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    throw new Error(`delete ${partial}, which an attempt left that was cut short`, {
      cause: error,
    });
  }
}

async function sync(file: string): Promise<void> {
  await using handle = await open(file, 'r');
  await handle.sync();
}

/** Puts the names in a folder on disk, as the files themselves are already. */
export function syncFolder(folder: string): void {
  // Windows gives no handle to a folder.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
