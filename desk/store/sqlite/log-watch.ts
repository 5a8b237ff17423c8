import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { codeOf, StoreError } from '../../errors.ts';
import { frameBytesIn, headerBytes, isLogHeader } from './log-file.ts';

/** The log as it was at one look: its header and its last frame, which nobody changes until the log begins anew. */
type Look = { frames: number; header: Buffer; last: Buffer };

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
  /** At the last look, if all was there. */
  let before: Look | null = null;
  let fileBytes = 0;

  /** A file that has shrunk to no less than what SQLite counts in it was tidied up by another program. */
  function isFileCut(): boolean {
    const { size = fileBytes } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (size < fileBytes && size < Number(countBytes.get()?.bytes)) return true;
    fileBytes = size;
    return false;
  }

  function look(): Look | null {
    const frames = Number(countFrames.get()?.log);
    const header = bytesAt(0, headerBytes);
    if (frames === 0) return { frames, header, last: Buffer.alloc(0) };
    const same =
      before !== null && before.frames > 0 && before.header.equals(header) ? before : null;
    if (same === null && !isLogHeader(header)) return null;
    const frameBytes = frameBytesIn(header);
    const frame = (number: number) => bytesAt(headerBytes + (number - 1) * frameBytes, frameBytes);
    if (same !== null && !frame(same.frames).equals(same.last)) return null;
    if (same?.frames === frames) return same;
    const last = frame(frames);
    return last.length < frameBytes ? null : { frames, header, last };
  }

  function bytesAt(position: number, length: number): Buffer {
    if (handle === null) return Buffer.alloc(0);
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readSync(handle, bytes, 0, length, position));
  }

  return {
    /** How many frames there are in the log. Throws StoreError when any are missing, or a part of the file. */
    requireWhole: (): number => {
      // Another program may empty the log, as it may, after we have counted and before we have read.
      const now = look() ?? look();
      if (now === null) throw new FileCut(name);
      if (isFileCut()) throw new FileCut(file);
      before = now;
      return now.frames;
    },
    close: () => handle !== null && closeSync(handle),
  };
}

class FileCut extends StoreError {
  readonly code = 'DESK_FILE_CUT';

  constructor(name: string) {
    super(
      `${name} no longer holds all that the desk has written to it: it was emptied or cut. Put it back as it was, or restart the desk.`,
    );
  }
}

function openIfThere(name: string): number | null {
  try {
    return openSync(name, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
