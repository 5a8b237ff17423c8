import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { reasonOf, StartError } from '../../errors.ts';
import { appliedTo } from './migrating.ts';
import { isDamage, patienceMs } from './result-codes.ts';

/** A database that is sound and lacks its last commits; the text is for the operator. */
export class LostCommits extends StartError {}

/** What SQLite finds wrong in a database; null when it is sound. */
export function faultIn(database: DatabaseSync): string | null {
  const [verdict] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
  return verdict === 'ok' ? null : String(verdict);
}

/**
 * Refuses to go on with a database that is damaged, emptied or half gone, and changes nothing of it: it is read without
 * the right to write, so that not even the write-ahead log is merged. Throws StartError, and of its kinds LostCommits when the
 * database itself is sound. Shape: of a log whose loss is known, SQLite takes what is sound.
 */
export function requireSoundFile(file: string, isLossKnown = false): void {
  // First, because a desk beside us may be writing: the database then has as many commits as the mark says, or more.
  const mark = readMark(file);
  if (!hasBytes(file)) {
    const trace = traceOfLost(file, mark);
    if (trace !== null) throw damaged(file, trace);
    return;
  }
  using database = new DatabaseSync(file, { readOnly: true, timeout: patienceMs });
  try {
    const fault =
      appliedTo(database, file).length === 0
        ? 'it holds nothing that a desk has made'
        : faultIn(database);
    if (fault !== null) throw damaged(file, fault);
    requireMarked(database, file, isLossKnown && mark !== null ? { ...mark, commits: 0 } : mark);
  } catch (error) {
    if (isDamage(error)) throw damaged(file, reasonOf(error));
    throw error;
  }
}

/**
 * What shows that there was something in a database which is empty or not there. To SQLite an empty file is a new database, and
 * the log beside it rubbish to be deleted: it must not open that.
 */
function traceOfLost(file: string, mark: Mark | null): string | null {
  if (existsSync(file)) return 'it is empty';
  if (hasBytes(`${file}-wal`)) return 'it is missing, while its log is there';
  return mark === null ? null : 'it is missing, while its mark is there';
}

/** Refuses a database with fewer commits than were answered for: no page of it is damaged, and yet something is gone. */
function requireMarked(database: DatabaseSync, file: string, mark: Mark | null): void {
  if (mark === null) return;
  const found = identityOf(database);
  if (found.id !== mark.id) throw gone(file, 'is not the database that was here before.');
  const missing = mark.commits - found.commits;
  if (missing <= 0) return;
  throw new LostCommits(
    gone(
      file,
      `lacks the last ${missing} of ${mark.commits} commits, which were answered for: its log was deleted, emptied or damaged.`,
    ).message,
  );
}

function hasBytes(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function gone(file: string, what: string): StartError {
  return new StartError(
    [
      `${file} ${what} The desk does not start, and has changed nothing in it.`,
      `If you have moved or replaced one of its files, put it back. If not, keep a copy of the folder, and see "When something is missing" in docs/operating.md.`,
      `To go on with what is there: rm '${markFileOf(file)}'`,
    ].join('\n'),
  );
}

function damaged(file: string, reason: string): StartError {
  const stem = path.join(path.dirname(file), path.parse(file).name);
  const aside = path.join(path.dirname(file), `damaged-${new Date().toISOString().slice(0, 10)}`);
  return new StartError(
    [
      `${file} is damaged (${reason}). The desk does not start, and has changed nothing in it.`,
      `Set it aside with: mkdir '${aside}' && mv '${stem}.'* '${aside}'`,
      `Then put a backup in its place, or start the desk to begin an empty one. What the journal holds comes back at that start.`,
    ].join('\n'),
  );
}

/** How many commits of which database were answered for. */
type Mark = { id: string; commits: number };

/** Of another name than the files of the database, because whoever deletes the log deletes "enquiries.sqlite-*". */
export function markFileOf(file: string): string {
  return path.join(path.dirname(file), `${path.parse(file).name}.mark`);
}

/** The mark beside a database; null when there is none that can be read. Without its end of line a power cut has left a part of it. */
export function readMark(file: string): Mark | null {
  const name = markFileOf(file);
  const text = existsSync(name) ? readFileSync(name, 'utf8') : '';
  const [, commits, id] = /^ *(\d+) commits of database (\w+)\n/.exec(text) ?? [];
  return commits === undefined || id === undefined ? null : { id, commits: Number(commits) };
}

const identityRow = z.object({ id: z.string(), commits: z.number() });

/** What a database itself says that it is, and how many commits it has had. */
function identityOf(database: DatabaseSync): Mark {
  return identityRow.parse(database.prepare('SELECT id, commits FROM identity').get());
}

/**
 * Notes in the mark how many commits a database has had. It goes without a sync: after `kill -9` the mark is exact, and after a
 * power cut it may say less than was answered, never more. So it may when two desks write it at the same moment, until the next commit.
 */
export function holdMark(database: DatabaseSync, file: string, { make }: { make: boolean }) {
  const { id, commits } = identityOf(database);
  const handle = openMark(markFileOf(file), make);
  const note = (count: number) => {
    if (handle === null) return;
    try {
      writeSync(handle, `${String(count).padStart(16)} commits of database ${id}\n`, 0);
    } catch {
      // The enquiries are kept; the mark says less than it could.
    }
  };
  if (make && readMark(file) === null) note(commits);
  return { note, close: () => handle !== null && closeSync(handle) };
}

function openMark(name: string, make: boolean): number | null {
  try {
    return openSync(name, constants.O_RDWR | (make ? constants.O_CREAT : 0), 0o600);
  } catch {
    return null;
  }
}
