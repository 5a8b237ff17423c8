import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { codeOf, StoreError } from '../../errors.ts';

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
    if (moved.length === 0) return;
    throw new FilesLost(
      'DESK_FILE_MOVED',
      `${moved.map(([name]) => name).join(', ')} is no longer the file that the desk opened. Put it back, or restart the desk.`,
    );
  };
}

function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? 'none' : `${found.dev} ${found.ino}`;
}

class FilesLost extends StoreError {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The format of the log is that of "WAL-mode File Format" in SQLite's documentation of its files. */
const headerBytes = 32;
const frameHeaderBytes = 24;
const magicNumbers = [0x37_7f_06_82, 0x37_7f_06_83];

/** The log at one look: its header and its last frame, which nobody changes until the log begins anew. */
const noLook = () => ({ frames: 0, header: Buffer.alloc(headerBytes), last: Buffer.alloc(0) });

/**
 * Looks whether all that SQLite has written to its log is still there, and all of the file. Somebody may have emptied or cut one of
 * them, and SQLite goes on behind the hole as if nothing were: what stood there would be gone, and after `kill -9` what comes next.
 */
export function watchLog(database: DatabaseSync, file: string) {
  const name = `${file}-wal`;
  const countFrames = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  const countBytes = database.prepare(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
  );
  // Held, because what SQLite has open may have lost its name.
  const handle = openIfThere(name);
  // Two that take turns, because a new buffer for each commit would cost more than all the rest.
  let [before, now] = [noLook(), noLook()];
  let fileBytes = 0;

  /** A file that has shrunk to no less than what SQLite counts in it was tidied up by another program. */
  function isFileCut(): boolean {
    const { size = fileBytes } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (size < fileBytes && size < Number(countBytes.get()?.bytes)) return true;
    fileBytes = size;
    return false;
  }

  /** Fills `now`; false when something is missing. */
  function look(): boolean {
    now.frames = Number(countFrames.get()?.log);
    if (now.frames === 0) return true;
    if (!fill(now.header, 0) || !magicNumbers.includes(now.header.readUInt32BE(0))) return false;
    const frameBytes = frameHeaderBytes + now.header.readUInt32BE(8);
    if (now.last.length !== frameBytes) now.last = Buffer.alloc(frameBytes);
    return isAsBefore() && fill(now.last, placeOf(now.frames));
  }

  /** Whether the frame that was the last one is still the same, unless the log has begun anew. */
  function isAsBefore(): boolean {
    if (before.frames === 0 || !before.header.equals(now.header)) return true;
    return fill(now.last, placeOf(before.frames)) && now.last.equals(before.last);
  }

  function placeOf(frame: number): number {
    return headerBytes + (frame - 1) * now.last.length;
  }

  function fill(bytes: Buffer, position: number): boolean {
    return handle !== null && readSync(handle, bytes, 0, bytes.length, position) === bytes.length;
  }

  function requireThat(isWhole: boolean, what: string): void {
    if (isWhole) return;
    throw new FilesLost(
      'DESK_FILE_CUT',
      `${what} no longer holds all that the desk has written to it: it was emptied or cut. Put it back as it was, or restart the desk.`,
    );
  }

  return {
    /** How many frames there are in the log. Throws StoreError when any are missing, or a part of the file. */
    requireWhole: (): number => {
      // Another program may empty the log, as it may, after we have counted and before we have read.
      requireThat(look() || look(), name);
      requireThat(!isFileCut(), file);
      [before, now] = [now, before];
      return before.frames;
    },
    close: () => handle !== null && closeSync(handle),
  };
}

function openIfThere(name: string): number | null {
  try {
    return openSync(name, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
