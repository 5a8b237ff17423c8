import { backup, DatabaseSync } from 'node:sqlite';
import { reasonOf, StoreError } from '../../errors.ts';
import { makeFile } from '../../new-file.ts';
import { patienceMs } from './patience.ts';
import { faultIn } from './soundness.ts';

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
