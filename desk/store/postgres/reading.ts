import type { Pool } from 'pg';
import { z } from 'zod';
import { enquiryStates, type StoredEnquiry } from '../../enquiry.ts';
import type { Erasure, ListFilter, StoreStatus } from '../enquiry-store.ts';
import { countsByState } from '../store-status.ts';
import { enquiriesFrom, erasuresFrom } from './rows.ts';

const newestFirst = 'ORDER BY received_at DESC, number DESC';

/** Enquiries that the filter lets through, newest first. */
export async function listEnquiries(pool: Pool, filter: ListFilter): Promise<StoredEnquiry[]> {
  const { states = enquiryStates, receivedFrom, receivedBefore, limit } = filter;
  return enquiriesFrom(
    await pool.query(
      `SELECT * FROM enquiries
       WHERE state = ANY($1) AND ($2::timestamptz IS NULL OR received_at >= $2)
         AND ($3::timestamptz IS NULL OR received_at < $3)
       ${newestFirst} LIMIT $4`,
      [states, receivedFrom ?? null, receivedBefore ?? null, limit ?? null],
    ),
  );
}

/** Enquiries with this id or reference and those that amend them, newest first. */
export async function findEnquiries(pool: Pool, wanted: string): Promise<StoredEnquiry[]> {
  return enquiriesFrom(
    await pool.query(
      `WITH wanted AS (
         SELECT id FROM enquiries WHERE id = $1 OR reference = $2
         UNION SELECT id FROM erasures WHERE id = $1 OR reference = $2)
       SELECT * FROM enquiries WHERE id IN (SELECT id FROM wanted) OR amends IN (SELECT id FROM wanted)
       ${newestFirst}`,
      spellingsOf(wanted),
    ),
  );
}

/** Proofs of erasure for this id or reference, newest first. */
export async function findErasures(pool: Pool, wanted: string): Promise<Erasure[]> {
  return erasuresFrom(
    await pool.query(
      'SELECT * FROM erasures WHERE id = $1 OR reference = $2 ORDER BY erased_at DESC',
      spellingsOf(wanted),
    ),
  );
}

const totalsRow = z.tuple([z.object({ oldest: z.date().nullable(), erasures: z.number() })]);

/** How many enquiries there are in each state, and since when the oldest waits. */
export async function readStatus(pool: Pool): Promise<StoreStatus> {
  const counts = await pool.query(
    'SELECT state, count(*)::integer AS count FROM enquiries GROUP BY state',
  );
  const totals = await pool.query(
    `SELECT (SELECT min(received_at) FROM enquiries WHERE state IN ('stored', 'sending')) AS oldest,
            (SELECT count(*) FROM erasures)::integer AS erasures`,
  );
  const [{ oldest, erasures }] = totalsRow.parse(totals.rows);
  return { counts: countsByState(counts.rows), oldestUnsentAt: oldest, erasures };
}

/** How many enquiries the mail server took at `moment` or later. */
export async function countSentSince(pool: Pool, moment: Date): Promise<number> {
  const { rows } = await pool.query(
    'SELECT count(*)::integer AS count FROM enquiries WHERE sent_at >= $1',
    [moment],
  );
  return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count;
}

function spellingsOf(wanted: string): string[] {
  return [wanted.toLowerCase(), wanted.toUpperCase()];
}
