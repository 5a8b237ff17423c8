import { idBeginningFor } from '../../../contract/reference.ts';
import { enquiryStates, type StoredEnquiry } from '../../enquiry.ts';
import type { Erasure, ListFilter, StoreStatus } from '../enquiry-store.ts';
import { countsByState } from '../store-status.ts';
import { enquiryFromRow, erasureFromRow } from './rows.ts';
import type { Sqlite } from './statements.ts';

const newestFirst = 'ORDER BY received_at DESC, number DESC';

/** Enquiries that the filter lets through, newest first. */
export function listEnquiries({ sql }: Sqlite, filter: ListFilter): StoredEnquiry[] {
  const { states = enquiryStates, receivedFrom, receivedBefore, limit } = filter;
  return sql(
    `SELECT * FROM enquiries
     WHERE state IN (SELECT value FROM json_each(:states))
       AND (:from IS NULL OR received_at >= :from) AND (:before IS NULL OR received_at < :before)
     ${newestFirst} LIMIT coalesce(:limit, -1)`,
  )
    .all({
      states: JSON.stringify(states),
      from: receivedFrom?.getTime() ?? null,
      before: receivedBefore?.getTime() ?? null,
      limit: limit ?? null,
    })
    .map(enquiryFromRow);
}

/** Enquiries with this id or reference and those that amend them, newest first. */
export function findEnquiries({ sql }: Sqlite, wanted: string): StoredEnquiry[] {
  return sql(
    `WITH wanted AS (
       SELECT id FROM enquiries WHERE id = :id
       UNION SELECT id FROM enquiries WHERE id > :beginning AND id < :beginning || 'g'
       UNION SELECT id FROM erasures WHERE id = :id OR reference = :reference)
     SELECT * FROM enquiries WHERE id IN (SELECT id FROM wanted) OR amends IN (SELECT id FROM wanted)
     ${newestFirst}`,
  )
    .all({ ...spellingsOf(wanted), beginning: idBeginningFor(wanted.toUpperCase()) })
    .map(enquiryFromRow);
}

/** Proofs of erasure for this id or reference, newest first. */
export function findErasures({ sql }: Sqlite, wanted: string): Erasure[] {
  return sql(
    'SELECT * FROM erasures WHERE id = :id OR reference = :reference ORDER BY erased_at DESC',
  )
    .all(spellingsOf(wanted))
    .map(erasureFromRow);
}

/** How many enquiries there are in each state, and since when the oldest waits. */
export function readStatus({ sql }: Sqlite): StoreStatus {
  const rows = sql('SELECT state, count(*) AS count FROM enquiries GROUP BY state').all();
  const { oldest, erasures } =
    sql(
      `SELECT (SELECT min(received_at) FROM enquiries INDEXED BY enquiries_by_state
                WHERE state IN ('stored', 'sending')) AS oldest,
              (SELECT count(*) FROM erasures) AS erasures`,
    ).get() ?? {};
  return {
    counts: countsByState(rows),
    oldestUnsentAt: typeof oldest === 'number' ? new Date(oldest) : null,
    erasures: Number(erasures),
  };
}

/** How many enquiries the mail server took at `moment` or later. */
export function countSentSince({ sql }: Sqlite, moment: Date): number {
  const { count } =
    sql('SELECT count(*) AS count FROM enquiries WHERE sent_at >= ?').get(moment.getTime()) ?? {};
  return Number(count);
}

function spellingsOf(wanted: string): { id: string; reference: string } {
  return { id: wanted.toLowerCase(), reference: wanted.toUpperCase() };
}
