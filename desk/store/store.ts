import { storeErrorFrom } from '../errors.ts';
import { addEnquiry } from './adding.ts';
import { claimDue, hasten, recordOutcome, renewLeases, retryAllNow } from './claiming.ts';
import type { Database } from './database.ts';
import { claimDigest, endDigest, putOffDigest } from './digests.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { watchLeases } from './lease-watch.ts';
import { pageOf } from './paging.ts';
import { countSentSince, findEnquiries, findErasures, readStatus } from './reading.ts';
import { erase, eraseReceivedBefore, release, resend } from './staff.ts';

export type StoreOptions = {
  /** Milliseconds of a clock that never leaps; only differences count. */
  steadyMs?: () => number;
};

/** The store in an open database. */
export function storeIn(
  database: Database,
  { steadyMs = () => performance.now() }: StoreOptions = {},
): EnquiryStore {
  const watch = watchLeases(steadyMs);
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;

  async function attempt<Result>(work: Promise<Result>): Promise<Result> {
    underWay.add(work);
    try {
      return await work;
    } catch (error) {
      throw storeErrorFrom(error);
    } finally {
      underWay.delete(work);
    }
  }

  return {
    add: (enquiry, arrival) => attempt(addEnquiry(database, enquiry, arrival)),
    claimDue: (claim) => attempt(claimDue(database, watch, claim)),
    renewLeases: (owner) => attempt(renewLeases(database, owner)),
    recordOutcome: (enquiry, owner, outcome) =>
      attempt(recordOutcome(database, { enquiry, owner, outcome })),
    retryAllNow: (now) => attempt(retryAllNow(database, now)),
    hasten: (now, limit) => attempt(hasten(database, now, limit)),
    list: async ({ limit = Number.POSITIVE_INFINITY, ...filter } = {}) =>
      (await attempt(pageOf(database, { ...filter, size: limit }))).enquiries,
    page: (wanted) => attempt(pageOf(database, wanted)),
    find: (wanted) => attempt(findEnquiries(database, wanted)),
    findErasures: (wanted) => attempt(findErasures(database, wanted)),
    status: () => attempt(readStatus(database)),
    countSentSince: (moment) => attempt(countSentSince(database, moment)),
    release: (id, now) => attempt(release(database, id, now)),
    resend: (id, now) => attempt(resend(database, id, now)),
    erase: (id, now) => attempt(erase(database, id, now)),
    eraseReceivedBefore: (limit, now) => attempt(eraseReceivedBefore(database, limit, now)),
    forgetErased: () => attempt(database.forgetErased()),
    claimDigest: (claim) => attempt(claimDigest(database, claim)),
    endDigest: (day, now) => attempt(endDigest(database, day, now)),
    putOffDigest: (digest) => attempt(putOffDigest(database, digest)),
    check: async () => {
      await attempt(database.write((query) => query('UPDATE checks SET count = count + 1')));
    },
    backup: (file) => attempt(database.backup(file)),
    close: () => {
      closing ??= Promise.allSettled(underWay).then(database.close);
      return closing;
    },
  };
}
