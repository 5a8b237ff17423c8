import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { codeOf } from '../../errors.ts';

/** How many commits of which database were answered for. */
type Mark = { id: string; commits: number };

/** Of another name than the files of the database, because whoever deletes the log deletes "enquiries.sqlite-*". */
export function markFileOf(file: string): string {
  return path.join(path.dirname(file), `${path.parse(file).name}.mark`);
}

/** The mark beside a database; null when there is none that can be read. Without its end of line a power cut has left a part of it. */
export function readMark(file: string): Mark | null {
  const [, commits, id] =
    /^ *(\d+) commits of database (\w+)\n/.exec(textOf(markFileOf(file))) ?? [];
  return commits === undefined || id === undefined ? null : { id, commits: Number(commits) };
}

const identityRow = z.object({ id: z.string(), commits: z.number() });

/** What a database itself says that it is, and how many commits it has had. */
export function identityOf(database: DatabaseSync): Mark {
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

function textOf(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
