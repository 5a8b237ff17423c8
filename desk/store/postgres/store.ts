import { StoreError, storeErrorFrom } from '../../errors.ts';
import type { EnquiryStore } from '../enquiry-store.ts';
import { watchLeases } from '../lease-watch.ts';
import { addEnquiry } from './adding.ts';
import { claimDue, recordOutcome, renewLeases, retryAllNow } from './claiming.ts';
import { connect, type Postgres, startErrorFrom } from './connecting.ts';
import { migrate, requireNewest } from './migrating.ts';
import {
  countSentSince,
  findEnquiries,
  findErasures,
  listEnquiries,
  readStatus,
} from './reading.ts';
import { erase, eraseReceivedBefore, release, resend } from './staff.ts';

type PostgresOptions = {
  /** Milliseconds of a clock that never leaps; only differences count. */
  steadyMs?: () => number;
};

/** The store in a PostgreSQL database, its tables made if they are not there. Throws StartError. */
export async function openPostgresStore(
  databaseUrl: string,
  options: PostgresOptions = {},
): Promise<EnquiryStore> {
  return opened(connect(databaseUrl), databaseUrl, migrate, options);
}

/** The same store for the command line, never made anew. Throws StartError. */
export async function openExistingPostgresStore(
  databaseUrl: string,
  access: { readOnly: boolean },
): Promise<EnquiryStore> {
  return opened(connect(databaseUrl, access), databaseUrl, requireNewest, {});
}

async function opened(
  postgres: Postgres,
  databaseUrl: string,
  prepare: typeof migrate,
  options: PostgresOptions,
): Promise<EnquiryStore> {
  try {
    await prepare(postgres, databaseUrl);
    return storeIn(postgres, options);
  } catch (error) {
    await postgres.pool.end();
    throw startErrorFrom(error, databaseUrl);
  }
}

function storeIn(postgres: Postgres, options: PostgresOptions): EnquiryStore {
  const { steadyMs = () => performance.now() } = options;
  const { pool, inTransaction } = postgres;
  const watch = watchLeases(steadyMs);
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = work();
    underWay.add(result);
    try {
      return await result;
    } catch (error) {
      throw storeErrorFrom(error);
    } finally {
      underWay.delete(result);
    }
  }

  return {
    add: (enquiry, arrival) =>
      attempt(() => inTransaction((client) => addEnquiry(client, enquiry, arrival))),
    claimDue: (claim) => attempt(() => claimDue(postgres, watch, claim)),
    renewLeases: (owner) => attempt(() => renewLeases(postgres, owner)),
    recordOutcome: (enquiry, owner, outcome) =>
      attempt(() => recordOutcome(postgres, { enquiry, owner, outcome })),
    retryAllNow: (now) => attempt(() => retryAllNow(postgres, now)),
    list: (filter = {}) => attempt(() => listEnquiries(pool, filter)),
    find: (wanted) => attempt(() => findEnquiries(pool, wanted)),
    findErasures: (wanted) => attempt(() => findErasures(pool, wanted)),
    status: () => attempt(() => readStatus(pool)),
    countSentSince: (moment) => attempt(() => countSentSince(pool, moment)),
    release: (id, now) => attempt(() => release(postgres, id, now)),
    resend: (id, now) => attempt(() => resend(postgres, id, now)),
    erase: (id, now) => attempt(() => erase(postgres, id, now)),
    eraseReceivedBefore: (limit, now) => attempt(() => eraseReceivedBefore(postgres, limit, now)),
    check: () =>
      attempt(async () => {
        await inTransaction((client) => client.query('UPDATE checks SET count = count + 1'));
      }),
    backup: async () => {
      throw new StoreError(
        'The enquiries are in PostgreSQL, which has a tool of its own: pg_dump --file=enquiries.sql "$DATABASE_URL"',
      );
    },
    close: () => {
      // A pool that is ended forgets who waits for a line.
      closing ??= Promise.allSettled(underWay).then(() => pool.end());
      return closing;
    },
  };
}
