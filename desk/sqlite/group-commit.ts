import type { Enquiry } from '../enquiry.ts';
import type { AddResult, Arrival } from '../enquiry-store.ts';
import { storeErrorFrom } from '../errors.ts';
import { addEnquiry } from './adding.ts';
import { inTransaction, type Sqlite } from './statements.ts';

type Waiting = {
  enquiry: Enquiry;
  arrival: Arrival;
  resolve: (result: AddResult) => void;
  reject: (error: unknown) => void;
};

export type GroupCommit = {
  /** Resolves after the commit that holds this enquiry, and not before. */
  add: (enquiry: Enquiry, arrival: Arrival) => Promise<AddResult>;
  /** Commits what waits. */
  flush: () => void;
};

/**
 * Enquiries that come within one turn of the event loop share one transaction, so one wait for the disk: that wait, not
 * the work, is what an enquiry costs.
 */
export function createGroupCommit(sqlite: Sqlite): GroupCommit {
  let waiting: Waiting[] = [];

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      const answers = inTransaction(sqlite, () => group.map((one) => addOne(sqlite, one)));
      for (const answer of answers) answer();
    } catch (error) {
      for (const { reject } of group) reject(storeErrorFrom(error));
    }
  }

  return {
    add: (enquiry, arrival) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ enquiry, arrival, resolve, reject });
      }),
    flush,
  };
}

/** What to tell the one who waits, once the transaction is committed. A row that fails alone does not fail the others. */
function addOne(sqlite: Sqlite, { enquiry, arrival, resolve, reject }: Waiting): () => void {
  try {
    const result = addEnquiry(sqlite, enquiry, arrival);
    return () => resolve(result);
  } catch (error) {
    // A full or failing disk has ended the transaction for all of them.
    if (!sqlite.database.isTransaction) throw error;
    return () => reject(storeErrorFrom(error));
  }
}
