import type { Enquiry } from '../../enquiry.ts';
import type { AddResult, Arrival } from '../enquiry-store.ts';
import { addEnquiry } from './adding.ts';
import { inTransaction, type Sqlite } from './statements.ts';

export type Addition = { enquiry: Enquiry; arrival: Arrival };

/**
 * Adds a group in one transaction; when this returns, what has a result is on disk. An enquiry that fails alone does not fail
 * the others. Throws when none is kept.
 */
export function addGroup(
  sqlite: Sqlite,
  group: readonly Addition[],
): ({ result: AddResult } | { refusal: unknown })[] {
  return inTransaction(sqlite, () => group.map((one) => addOne(sqlite, one)));
}

function addOne(sqlite: Sqlite, { enquiry, arrival }: Addition) {
  try {
    return { result: addEnquiry(sqlite, enquiry, arrival) };
  } catch (refusal) {
    // A full or failing disk has ended the transaction for all of them.
    if (!sqlite.database.isTransaction) throw refusal;
    return { refusal };
  }
}
