import type { DatabaseSync } from 'node:sqlite';
import type { EnquiryStore } from '../enquiry-store.ts';
import { storeErrorFrom } from '../errors.ts';
import { watchLeases } from '../lease-watch.ts';
import { backUp } from './backup.ts';
import { claimDue, hasten, renewLeases, settle } from './claiming.ts';
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
  return storeIn(openDatabase(dataFolder), options);
}

/** The same store while a desk may be running beside it, never made anew. Throws StartError. */
export function openExistingSqliteStore(
  dataFolder: string,
  access: { readOnly: boolean },
): EnquiryStore {
  return storeIn(openExistingDatabase(dataFolder, access), {});
}

function storeIn(database: DatabaseSync, options: SqliteOptions): EnquiryStore {
  const { steadyMs = () => performance.now() } = options;
  const sqlite = sqliteFor(database);
  const watch = watchLeases(steadyMs);
  const group = createGroupCommit(sqlite);
  return {
    add: group.add,
    claimDue: async (claim) => attempt(() => claimDue(sqlite, watch, claim)),
    renewLeases: async (owner) => attempt(() => renewLeases(sqlite, owner)),
    settle: async (enquiry, owner, outcome) =>
      attempt(() => settle(sqlite, { enquiry, owner, outcome })),
    hasten: async (now) => attempt(() => hasten(sqlite, now)),
    list: async (filter = {}) => attempt(() => listEnquiries(sqlite, filter)),
    find: async (wanted) => attempt(() => findEnquiries(sqlite, wanted)),
    findErasures: async (wanted) => attempt(() => findErasures(sqlite, wanted)),
    status: async () => attempt(() => readStatus(sqlite)),
    countSentSince: async (moment) => attempt(() => countSentSince(sqlite, moment)),
    release: async (id, now) => attempt(() => release(sqlite, id, now)),
    resend: async (id, now) => attempt(() => resend(sqlite, id, now)),
    erase: async (id, now) => attempt(() => erase(sqlite, id, now)),
    eraseReceivedBefore: async (limit, now) =>
      attempt(() => eraseReceivedBefore(sqlite, limit, now)),
    check: async () => {
      attempt(() => sqlite.sql('UPDATE checks SET count = count + 1').run());
    },
    backup: (file) => backUp(database.location() ?? '', file),
    close: async () => {
      if (!database.isOpen) return;
      group.flush();
      database.close();
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
