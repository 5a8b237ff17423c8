import { StoreError } from '../errors.ts';
import { addEnquiry } from './adding.ts';
import * as claiming from './claiming.ts';
import { change, type Database } from './database.ts';
import * as digests from './digests.ts';
import * as reading from './reading.ts';
import * as staff from './staff.ts';
import * as witnessing from './witnessing.ts';

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
  const watch = claiming.watchLeases(steadyMs);
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
    claimDue: (claim: Parameters<typeof claiming.claimDue>[2]) =>
      attempt(claiming.claimDue(database, watch, claim)),
    renewLeases: method(claiming.renewLeases),
    recordOutcome: method(claiming.recordOutcome),
    demote: method(claiming.demote),
    retryAllNow: method(claiming.retryAllNow),
    hasten: method(claiming.hasten),

    /** Newest first. */
    list: async ({ limit = Number.POSITIVE_INFINITY, ...filter }: reading.ListFilter = {}) =>
      (await attempt(reading.pageOf(database, { ...filter, size: limit }))).enquiries,
    page: method(reading.pageOf),
    placeOf: method(reading.placeOf),
    countHandlings: method(reading.countHandlings),
    find: method(reading.findEnquiries),
    findErasures: method(reading.findErasures),
    status: method(reading.readStatus),
    identity: method(reading.readIdentity),
    notices: database.notices,
    countSentSince: method(reading.countSentSince),

    release: method(staff.release),
    resend: method(staff.resend),
    mark: method(staff.mark),
    erase: method(staff.erase),
    eraseReceivedBefore: method(staff.eraseReceivedBefore),
    forgetErased: method(({ forgetErased }) => forgetErased()),

    newestNumber: method(witnessing.newestNumber),
    idsBetween: method(witnessing.idsBetween),
    entriesOf: method(witnessing.entriesOf),
    fatesOf: method(witnessing.fatesOf),
    restore: method(witnessing.restore),
    restoreErasures: method(witnessing.restoreErasures),

    claimDigest: method(digests.claimDigest),
    endDigest: method(digests.endDigest),
    putOffDigest: method(digests.putOffDigest),

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
