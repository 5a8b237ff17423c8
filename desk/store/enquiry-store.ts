import type { AttemptOutcome, StoredEnquiry } from '../enquiry.ts';
import { StoreError } from '../errors.ts';
import { addEnquiry } from './adding.ts';
import {
  claimDue,
  demote,
  hasten,
  recordOutcome,
  renewLeases,
  retryAllNow,
  watchLeases,
} from './claiming.ts';
import { change, type Database } from './database.ts';
import { claimDigest, endDigest, putOffDigest } from './digests.ts';
import { type ListFilter, pageOf, placeOf } from './paging.ts';
import {
  countHandlings,
  countSentSince,
  findEnquiries,
  findErasures,
  readIdentity,
  readStatus,
} from './reading.ts';
import { erase, eraseReceivedBefore, mark, release, resend } from './staff.ts';
import {
  entriesOf,
  fatesOf,
  idsBetween,
  newestNumber,
  restore,
  restoreErasures,
} from './witnessing.ts';

/**
 * Where enquiries are kept until, and after, they are mailed. Everything is a promise, so that a database across the
 * network fits as well as a file. Each method throws StoreError when the database refuses.
 */
export type EnquiryStore = ReturnType<typeof storeIn>;

/**
 * The store in an open database. What each method promises stands at the function that does it.
 * Shape: `steadyMs` is a clock that never leaps; only differences count.
 */
export function storeIn(database: Database, steadyMs = () => performance.now()) {
  const watch = watchLeases(steadyMs);
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;

  async function attempt<Result>(work: Promise<Result>): Promise<Result> {
    underWay.add(work);
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new StoreError('The database refused.', { cause: error });
    } finally {
      underWay.delete(work);
    }
  }

  function method<Given extends unknown[], Result>(
    work: (database: Database, ...given: Given) => Promise<Result>,
  ) {
    return (...given: Given) => attempt(work(database, ...given));
  }

  return {
    add: method(addEnquiry),
    claimDue: (claim: Parameters<typeof claimDue>[2]) => attempt(claimDue(database, watch, claim)),
    renewLeases: method(renewLeases),
    recordOutcome: (
      enquiry: Pick<StoredEnquiry, 'id' | 'resends'>,
      owner: string,
      outcome: AttemptOutcome,
    ) => attempt(recordOutcome(database, { enquiry, owner, outcome })),
    demote: method(demote),
    retryAllNow: method(retryAllNow),
    hasten: method(hasten),

    /** Newest first. */
    list: async ({ limit = Number.POSITIVE_INFINITY, ...filter }: ListFilter = {}) =>
      (await attempt(pageOf(database, { ...filter, size: limit }))).enquiries,
    page: method(pageOf),
    placeOf: method(placeOf),
    countHandlings: method(countHandlings),
    find: method(findEnquiries),
    findErasures: method(findErasures),
    status: method(readStatus),
    identity: method(readIdentity),
    notices: database.notices,
    countSentSince: method(countSentSince),

    release: method(release),
    resend: method(resend),
    mark: method(mark),
    erase: method(erase),
    eraseReceivedBefore: method(eraseReceivedBefore),
    forgetErased: method(({ forgetErased }) => forgetErased()),

    newestNumber: method(newestNumber),
    idsBetween: method(idsBetween),
    entriesOf: method(entriesOf),
    fatesOf: method(fatesOf),
    restore: method(restore),
    restoreErasures: method(restoreErasures),

    claimDigest: method(claimDigest),
    endDigest: method(endDigest),
    putOffDigest: method(putOffDigest),

    /** Resolves when a write has just been committed. */
    check: () => attempt(change(database, 'UPDATE checks SET count = count + 1')),
    backup: (file: string) => attempt(database.backup(file)),
    /** Ends what is under way, then closes. */
    close: () => {
      closing ??= Promise.allSettled(underWay).then(() => database.close());
      return closing;
    },
  };
}
