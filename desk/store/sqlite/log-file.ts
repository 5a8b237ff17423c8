import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { codeOf, StoreError } from '../../errors.ts';

/** The log at one look: its header and its last frame, which nobody changes until the log begins anew. */
type Look = { frames: number; header: Buffer; last: Buffer };

const noLook = (): Look => ({
  frames: 0,
  header: Buffer.alloc(headerBytes),
  last: Buffer.alloc(0),
});

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
    if (!fill(now.header, 0) || !isLogHeader(now.header)) return false;
    const frameBytes = frameBytesIn(now.header);
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

  return {
    /** How many frames there are in the log. Throws StoreError when any are missing, or a part of the file. */
    requireWhole: (): number => {
      // Another program may empty the log, as it may, after we have counted and before we have read.
      if (!look() && !look()) throw new FileCut(name);
      if (isFileCut()) throw new FileCut(file);
      [before, now] = [now, before];
      return before.frames;
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

/** The format is that of "WAL-mode File Format" in SQLite's documentation of its files. */
const headerBytes = 32;
const frameHeaderBytes = 24;
const magicNumbers = [0x37_7f_06_82, 0x37_7f_06_83];

/**
 * What is wrong with a write-ahead log, so that SQLite would pass over accepted enquiries in it without a word; null when
 * nothing is. A commit cut short by a power cut is nothing wrong: nobody heard OK. Nor is one that failed, whose frames the next
 * ones overwrite from the same place on. A commit goes on from another only when that one is on disk: so where one does after a
 * frame that does not add up, that frame was on disk once and has been damaged since.
 */
export function faultInLog(file: string): string | null {
  // A desk beside us may have written while the log was read.
  return faultOf(bytesOf(file)) === null ? null : faultOf(bytesOf(file));
}

function faultOf(log: Buffer): string | null {
  if (log.length <= headerBytes + frameHeaderBytes) return null;
  const sums = headerSums(log);
  if (sums === null) return 'its log does not begin like one';
  const frames = framesOf(log);
  const broken = frames.findIndex(({ head, page }) => {
    sums.add(head.subarray(0, 8));
    sums.add(page);
    return !belongs(head, log) || !sums.equal(head, 16);
  });
  if (broken === -1) return null;
  const lostCommits = frames
    .slice(broken)
    .filter(
      (frame, at, rest) => endsCommit(frame, log) && follows(rest[at + 1], frame, log),
    ).length;
  return lostCommits === 0
    ? null
    : `its log is damaged at ${broken + 1} of ${frames.length}, before ${lostCommits} commits or more`;
}

/** Whether a log begins with this. */
function isLogHeader(header: Buffer): boolean {
  return header.length === headerBytes && headerSums(header) !== null;
}

/** How long each frame is of a log that begins with this. */
function frameBytesIn(header: Buffer): number {
  return frameHeaderBytes + header.readUInt32BE(8);
}

/** The sum over the header, with which that over the frames begins; null when the header does not add up. */
function headerSums(log: Buffer): Checksum | null {
  if (!magicNumbers.includes(log.readUInt32BE(0))) return null;
  const sums = new Checksum(isBigEndian(log));
  sums.add(log.subarray(0, 24));
  return sums.equal(log, 24) ? sums : null;
}

type Frame = { head: Buffer; page: Buffer };

function endsCommit({ head }: Frame, log: Buffer): boolean {
  return belongs(head, log) && head.readUInt32BE(4) > 0;
}

/** Whether a frame was written by somebody who had the other before it, whatever has become of both since. */
function follows(frame: Frame | undefined, before: Frame, log: Buffer): boolean {
  if (frame === undefined || !belongs(frame.head, log)) return false;
  const sums = new Checksum(isBigEndian(log), before.head.subarray(16));
  sums.add(frame.head.subarray(0, 8));
  sums.add(frame.page);
  return sums.equal(frame.head, 16);
}

/** Whether a frame is of this turn of the log; those left over from the turn before have another salt. */
function belongs(head: Buffer, log: Buffer): boolean {
  return head.subarray(8, 16).equals(log.subarray(16, 24));
}

function framesOf(log: Buffer): Frame[] {
  const frames: Frame[] = [];
  const step = frameBytesIn(log);
  for (let start = headerBytes; start + step <= log.length; start += step) {
    const body = start + frameHeaderBytes;
    frames.push({ head: log.subarray(start, body), page: log.subarray(body, start + step) });
  }
  return frames;
}

function isBigEndian(log: Buffer): boolean {
  return log.readUInt32BE(0) === magicNumbers[1];
}

/** SQLite's running sum over the log, in the byte order that the log says. */
class Checksum {
  readonly #isBigEndian: boolean;
  #one: number;
  #other: number;

  /** Goes on from the sum in `before`. */
  constructor(isBigEndian: boolean, before: Buffer = Buffer.alloc(8)) {
    this.#isBigEndian = isBigEndian;
    this.#one = before.readUInt32BE(0);
    this.#other = before.readUInt32BE(4);
  }

  add(bytes: Buffer): void {
    const read = (at: number) =>
      this.#isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
    for (let at = 0; at < bytes.length; at += 8) {
      this.#one = (this.#one + read(at) + this.#other) >>> 0;
      this.#other = (this.#other + read(at + 4) + this.#one) >>> 0;
    }
  }

  equal(bytes: Buffer, at: number): boolean {
    return bytes.readUInt32BE(at) === this.#one && bytes.readUInt32BE(at + 4) === this.#other;
  }
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
