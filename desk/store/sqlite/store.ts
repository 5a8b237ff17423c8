import type { DatabaseSync } from 'node:sqlite';
import { storeErrorFrom } from '../../errors.ts';
import type { EnquiryStore } from '../enquiry-store.ts';
import { watchLeases } from '../lease-watch.ts';
import { addingThread } from './adding-thread.ts';
import { backUp } from './backup.ts';
import { claimDue, recordOutcome, renewLeases, retryAllNow } from './claiming.ts';
import { createGroupCommit } from './group-commit.ts';
import { openDatabase, openExistingDatabase } from './opening.ts';
import {
  countSentSince,
  findEnquiries,
  findErasures,
  listEnquiries,
  readStatus,
} from './reading.ts';
import { erase, eraseReceivedBefore, release, resend } from './staff.ts';
import { sqliteFor } from './statements.ts';

type SqliteOptions = {
  /** Milliseconds of a clock that never leaps; only differences count. */
  steadyMs?: () => number;
};

/** The store in a SQLite file under `dataFolder`, made if it is not there. Throws StartError. */
export function openSqliteStore(dataFolder: string, options: SqliteOptions = {}): EnquiryStore {
  return storeIn(openDatabase(dataFolder), { ...options, readOnly: false });
}

/** The same store while a desk may be running beside it, never made anew. Throws StartError. */
export function openExistingSqliteStore(
  dataFolder: string,
  access: { readOnly: boolean },
): EnquiryStore {
  return storeIn(openExistingDatabase(dataFolder, access), access);
}

function storeIn(
  database: DatabaseSync,
  options: SqliteOptions & { readOnly: boolean },
): EnquiryStore {
  const { steadyMs = () => performance.now(), readOnly } = options;
  const file = database.location() ?? '';
  const sqlite = sqliteFor(database);
  const watch = watchLeases(steadyMs);
  const group = createGroupCommit(addingThread({ file, readOnly }));
  const write = <Result>(work: () => Result) => group.between(() => attempt(work));
  /** The one thing beside adding that takes more than one turn of the event loop. */
  let erasing: Promise<unknown> = Promise.resolve();
  return {
    add: group.add,
    claimDue: (claim) => write(() => claimDue(sqlite, watch, claim)),
    renewLeases: (owner) => write(() => renewLeases(sqlite, owner)),
    recordOutcome: (enquiry, owner, outcome) =>
      write(() => recordOutcome(sqlite, { enquiry, owner, outcome })),
    retryAllNow: (now) => write(() => retryAllNow(sqlite, now)),
    list: async (filter = {}) => attempt(() => listEnquiries(sqlite, filter)),
    find: async (wanted) => attempt(() => findEnquiries(sqlite, wanted)),
    findErasures: async (wanted) => attempt(() => findErasures(sqlite, wanted)),
    status: async () => attempt(() => readStatus(sqlite)),
    countSentSince: async (moment) => attempt(() => countSentSince(sqlite, moment)),
    release: (id, now) => write(() => release(sqlite, id, now)),
    resend: (id, now) => write(() => resend(sqlite, id, now)),
    erase: (id, now) => write(() => erase(sqlite, id, now)),
    eraseReceivedBefore: (limit, now) => {
      const erased = eraseReceivedBefore(sqlite, { limit, now, between: group.between });
      erasing = erased.catch(() => {});
      return erased.catch((error: unknown) => {
        throw storeErrorFrom(error);
      });
    },
    check: () =>
      write(() => {
        sqlite.sql('UPDATE checks SET count = count + 1').run();
      }),
    backup: (copy) => backUp(file, copy),
    close: async () => {
      await erasing;
      await group.close();
      if (database.isOpen) database.close();
    },
  };
}

function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw storeErrorFrom(error);
  }
}
