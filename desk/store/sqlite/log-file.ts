import { readFileSync } from 'node:fs';
import { codeOf } from '../../errors.ts';

/** The format is that of "WAL-mode File Format" in SQLite's documentation of its files. */
const headerBytes = 32;
const frameHeaderBytes = 24;
const magicNumbers = [0x37_7f_06_82, 0x37_7f_06_83];

/**
 * What is wrong with a write-ahead log, so that SQLite would pass over accepted enquiries in it without a word; null when
 * nothing is. A commit cut short by a power cut is nothing wrong: nobody heard OK. The next commit begins only when one is on disk,
 * so where two of them come after a frame that does not add up, that frame was on disk once and has been damaged since.
 */
export function faultInLog(file: string): string | null {
  // A desk beside us may have written while the log was read.
  return faultOf(bytesOf(file)) === null ? null : faultOf(bytesOf(file));
}

function faultOf(log: Buffer): string | null {
  if (log.length <= headerBytes + frameHeaderBytes) return null;
  const isBigEndian = log.readUInt32BE(0) === magicNumbers[1];
  const sums = new Checksum(isBigEndian);
  sums.add(log.subarray(0, 24));
  const isKnown = magicNumbers.includes(log.readUInt32BE(0));
  if (!isKnown || !sums.equal(log, 24)) return 'its log does not begin like one';
  const frames = framesOf(log);
  const broken = frames.findIndex(({ head, page }) => {
    sums.add(head.subarray(0, 8));
    sums.add(page);
    return !belongs(head, log) || !sums.equal(head, 16);
  });
  if (broken === -1) return null;
  const lostCommits = frames
    .slice(broken)
    .filter(({ head }) => belongs(head, log) && head.readUInt32BE(4) > 0).length;
  return lostCommits < 2
    ? null
    : `its log is damaged at ${broken + 1} of ${frames.length}, before ${lostCommits} commits`;
}

/** Whether a frame is of this turn of the log; those left over from the turn before have another salt. */
function belongs(head: Buffer, log: Buffer): boolean {
  return head.subarray(8, 16).equals(log.subarray(16, 24));
}

function framesOf(log: Buffer): { head: Buffer; page: Buffer }[] {
  const pageBytes = log.readUInt32BE(8);
  const frames: { head: Buffer; page: Buffer }[] = [];
  const step = frameHeaderBytes + pageBytes;
  for (let start = headerBytes; start + step <= log.length; start += step) {
    const body = start + frameHeaderBytes;
    frames.push({ head: log.subarray(start, body), page: log.subarray(body, body + pageBytes) });
  }
  return frames;
}

/** SQLite's running sum over the log, in the byte order that the log says. */
class Checksum {
  readonly #isBigEndian: boolean;
  #one = 0;
  #other = 0;

  constructor(isBigEndian: boolean) {
    this.#isBigEndian = isBigEndian;
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
