import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from '../../errors.ts';
import { faultInLog } from './log-file.ts';
import { appliedTo } from './migrating.ts';
import { patienceMs } from './patience.ts';
import { isDamage } from './result-codes.ts';

/** What SQLite finds wrong in a database; null when it is sound. */
export function faultIn(database: DatabaseSync): string | null {
  const [verdict] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
  return verdict === 'ok' ? null : String(verdict);
}

/**
 * Refuses to go on with a database that is damaged, emptied or half gone, and changes nothing of it: it is read without
 * the right to write, so that not even the write-ahead log is merged. Throws StartError.
 */
export function requireSoundFile(file: string): void {
  // To SQLite an empty file is a new database, and the log beside it rubbish to be deleted: it must not open that.
  if (!hasBytes(file)) {
    if (existsSync(file)) throw damaged(file, 'it is empty');
    if (hasBytes(`${file}-wal`)) throw damaged(file, 'it is missing, while its log is there');
    return;
  }
  // Before SQLite sees the log: it would take the sound part of it for the whole.
  const logFault = faultInLog(`${file}-wal`);
  if (logFault !== null) throw damaged(file, logFault);
  using database = new DatabaseSync(file, { readOnly: true, timeout: patienceMs });
  try {
    const fault =
      appliedTo(database).length === 0
        ? 'it holds nothing that a desk has made'
        : faultIn(database);
    if (fault !== null) throw damaged(file, fault);
  } catch (error) {
    if (isDamage(error)) throw damaged(file, reasonOf(error));
    throw error;
  }
}

function hasBytes(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function damaged(file: string, reason: string): StartError {
  const aside = path.join(path.dirname(file), `damaged-${new Date().toISOString().slice(0, 10)}`);
  return new StartError(
    [
      `${file} is damaged (${reason}). The desk does not start, and has changed nothing in it.`,
      `Set it aside with: mkdir '${aside}' && mv '${file}'* '${aside}'`,
      `Then put a backup in its place, or start the desk to begin an empty one.`,
    ].join('\n'),
  );
}
