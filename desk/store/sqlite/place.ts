import { statSync } from 'node:fs';
import path from 'node:path';
import { StoreError } from '../../errors.ts';

/** The database that is kept in a folder. */
export function databaseFileIn(dataFolder: string): string {
  return path.join(dataFolder, 'enquiries.sqlite');
}

/** The files of a database: itself, its write-ahead log, and the index of the log. */
export const fileEnds = ['', '-wal', '-shm'] as const;

/**
 * Answers with a look whether the names of a database's files still lead to the files that are open at this moment. Somebody
 * may have moved, deleted or replaced one: SQLite would go on writing to what no name leads to, and all of it would be gone with
 * the process. The look throws StoreError.
 */
export function holdPlace(file: string): () => void {
  const held = fileEnds.map((end) => [file + end, identityOf(file + end)] as const);
  return () => {
    const moved = held.filter(([name, identity]) => identityOf(name) !== identity);
    if (moved.length > 0) throw new FileMoved(moved.map(([name]) => name));
  };
}

class FileMoved extends StoreError {
  readonly code = 'DESK_FILE_MOVED';

  constructor(names: readonly string[]) {
    super(
      `${names.join(', ')} is no longer the file that the desk opened. Put it back, or restart the desk.`,
    );
  }
}

function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? 'none' : `${found.dev} ${found.ino}`;
}
