import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from '../../errors.ts';
import { faultInLog } from './log-file.ts';
import { identityOf, markFileOf, readMark } from './mark.ts';
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
  // Before SQLite sees the log: it would take the sound part of it for the whole.
  const logFault = isLossKnown ? null : faultInLog(`${file}-wal`);
  if (logFault !== null) throw new LostCommits(damaged(file, logFault).message);
  using database = new DatabaseSync(file, { readOnly: true, timeout: patienceMs });
  try {
    const fault =
      appliedTo(database).length === 0
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
function traceOfLost(file: string, mark: ReturnType<typeof readMark>): string | null {
  if (existsSync(file)) return 'it is empty';
  if (hasBytes(`${file}-wal`)) return 'it is missing, while its log is there';
  return mark === null ? null : 'it is missing, while its mark is there';
}

/** Refuses a database with fewer commits than were answered for: no page of it is damaged, and yet something is gone. */
function requireMarked(
  database: DatabaseSync,
  file: string,
  mark: ReturnType<typeof readMark>,
): void {
  if (mark === null) return;
  const found = appliedTo(database).includes('007-identity.sql') ? identityOf(database) : null;
  if (found?.id !== mark.id) throw gone(file, 'is not the database that was here before.');
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
