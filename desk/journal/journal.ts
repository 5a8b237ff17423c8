import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf, reasonOf, StartError, StoreError } from '../errors.ts';
import { syncFolder } from '../new-file.ts';
import { chainIn, erasedWords, type Judged, lineJudge, lineOf } from './line.ts';

const syncData = promisify(fdatasync);
/** Longer than any line that a desk writes: 50 KB of text at most, six bytes for each at worst. */
const longestLine = 512 * 1024;

/** A line of the journal, and where it is: the first is 1, bytes count from 0. */
export type Line = Judged & { number: number; at: number; length: number };

/** The journal in a folder. Not "enquiries.…": whoever sets the database aside moves those files together. */
export function journalFileIn(folder: string): string {
  return path.join(folder, 'accepted.journal');
}

/**
 * The append-only file in which every accepted enquiry stands a second time. What comes while one sync runs is written and synced
 * together by the next. Several desks may append to one file.
 */
export class Journal {
  readonly file: string;
  /** Whether there was none before. */
  readonly isNew: boolean;
  readonly #handle: number;
  #end = 0;
  #chain = '';
  #isMidLine = false;
  #isClosed = false;
  #waiting: { id: string; words: string }[] = [];
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  /** Opens the journal in a folder, made if it is not there. Throws StartError. */
  constructor(folder: string) {
    this.file = journalFileIn(folder);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.isNew = statSync(this.file, { throwIfNoEntry: false }) === undefined;
      this.#handle = openSync(this.file, 'a+', 0o600);
      if (this.isNew) syncFolder(folder);
      this.#readEnd();
    } catch (error) {
      throw new StartError(
        `DESK_JOURNAL: the folder ${folder} cannot hold the journal (${codeOf(error) || reasonOf(error)}); name a folder that this user may write, or write none to do without.`,
        { cause: error },
      );
    }
  }

  /** Resolves when a line for this id is on disk, with all before it. Throws StoreError; the line then goes with the next. */
  append(id: string, words: string): Promise<void> {
    this.#waiting.push({ id, words });
    return this.#flush();
  }

  /** Resolves when everything that was handed in is on disk. Throws StoreError when the journal refuses. */
  async settled(): Promise<void> {
    this.#requireFile();
    await (this.#waiting.length > 0 ? this.#flush() : (this.#next ?? this.#running));
  }

  /** Writes what is left, if it can, and closes. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.settled().catch(() => {});
    closeSync(this.#handle);
  }

  #flush(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        this.#running = this.#writeWaiting();
        return this.#running;
      });
    return this.#next;
  }

  async #writeWaiting(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    let written = 0;
    try {
      this.#requireFile();
      if (this.#size() !== this.#end) this.#readEnd();
      const { bytes, chain } = this.#linesOf(batch);
      while (written < bytes.length) written += writeSync(this.#handle, bytes, written);
      await syncData(this.#handle);
      this.#end += bytes.length;
      this.#chain = chain;
      this.#isMidLine = false;
    } catch (error) {
      this.#waiting = [...batch, ...this.#waiting];
      this.#takeBack(written);
      throw refused(this.file, error);
    }
  }

  #linesOf(batch: readonly { id: string; words: string }[]): { bytes: Buffer; chain: string } {
    let chain = this.#chain;
    const lines = batch.map(({ id, words }) => {
      const made = lineOf(chain, id, words);
      chain = made.chain;
      return made.line;
    });
    return { bytes: Buffer.from((this.#isMidLine ? '\n' : '') + lines.join('')), chain };
  }

  /** Throws StoreError when the file has been moved, deleted or cut. */
  #requireFile(): void {
    const [named, held] = [statSync(this.file, { throwIfNoEntry: false }), fstatSync(this.#handle)];
    if (named?.ino === held.ino && named.dev === held.dev && held.size >= this.#end) return;
    throw new StoreError(
      `${this.file} is no longer what the desk has written. Put it back as it was, or restart the desk.`,
    );
  }

  /** The next line goes on from the last one that there is, whoever wrote it. */
  #readEnd(): void {
    const size = this.#size();
    const tail = Buffer.alloc(Math.min(size, longestLine * 2));
    readSync(this.#handle, tail, 0, tail.length, size - tail.length);
    this.#end = size;
    this.#isMidLine = size > 0 && tail.at(-1) !== lineEnd;
    this.#chain = '';
    for (let end = tail.length; end > 0 && this.#chain === ''; ) {
      const start = tail.lastIndexOf(lineEnd, end - 2) + 1;
      this.#chain = chainIn(tail.subarray(start, end)) ?? '';
      end = start;
    }
  }

  /**
   * After a sync that failed nobody knows what is on disk, so all of it is written anew. Where another desk has written behind us, or
   * the disk refuses this too, what is half there stays, and the next line begins behind it.
   */
  #takeBack(written: number): void {
    try {
      if (written > 0 && this.#size() === this.#end + written) {
        ftruncateSync(this.#handle, this.#end);
      }
    } catch {
      // The next line says so, if it cannot be written either.
    }
  }

  #size(): number {
    return fstatSync(this.#handle).size;
  }
}

const lineEnd = 0x0a;

/** The lines of a journal that are there now, judged; none when there is no such file. Throws StoreError when it cannot be read. */
export async function* readJournal(file: string): AsyncGenerator<Line> {
  const judge = lineJudge();
  let number = 0;
  for await (const { at, bytes } of piecesOf(file)) {
    number += 1;
    yield { ...judge(bytes), number, at, length: bytes.length };
  }
}

/** Whether there is a journal in which no line is damaged. Throws StoreError when it cannot be read. */
export async function isWholeJournal(file: string): Promise<boolean> {
  let lines = 0;
  for await (const { fault } of readJournal(file)) {
    if (fault !== null && fault !== 'cut short') return false;
    lines += 1;
  }
  return lines > 0;
}

type Piece = { at: number; bytes: Buffer };

async function* piecesOf(file: string): AsyncGenerator<Piece> {
  try {
    await using handle = await open(file, 'r');
    const { size } = await handle.stat();
    if (size === 0) return;
    let rest: Piece = { at: 0, bytes: Buffer.alloc(0) };
    for await (const chunk of handle.createReadStream({ end: size - 1, autoClose: false })) {
      rest = yield* linesIn({ ...rest, bytes: Buffer.concat([rest.bytes, chunk]) });
    }
    if (rest.bytes.length > 0) yield rest;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw refused(file, error);
  }
}

/** The lines that end in a piece of the file, and what is left of it; what is longer than any line counts as one. */
function* linesIn({ at, bytes }: Piece): Generator<Piece, Piece> {
  let start = 0;
  for (let end = bytes.indexOf(lineEnd); end !== -1; end = bytes.indexOf(lineEnd, start)) {
    if (end > start) yield { at: at + start, bytes: bytes.subarray(start, end) };
    start = end + 1;
  }
  const rest = { at: at + start, bytes: bytes.subarray(start) };
  if (rest.bytes.length <= longestLine) return rest;
  yield rest;
  return { at: at + bytes.length, bytes: Buffer.alloc(0) };
}

/**
 * Puts proofs in the place of words, wherever these stand in the file; also beside a desk that appends, because only what is there is
 * overwritten. Throws StoreError.
 */
export function eraseIn(
  file: string,
  places: readonly { line: Line; proof: Parameters<typeof erasedWords>[0] }[],
): void {
  if (places.length === 0) return;
  try {
    const handle = openSync(file, 'r+');
    try {
      for (const { line, proof } of places) {
        const { start, bytes } = line.words;
        writeSync(handle, erasedWords(proof, bytes), 0, bytes, line.at + start);
      }
      fdatasyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw refused(file, error);
  }
}

function refused(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(`The journal ${file} refused.`, { cause: error });
}
