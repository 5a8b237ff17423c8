import { z } from 'zod';
import { cleanestFirst, type StoredEnquiry } from '../../enquiry.ts';
import { longestWaitMs } from '../../mail/retry.ts';
import type { AttemptOutcome, Claim } from '../enquiry-store.ts';
import type { Lease, LeaseWatch } from '../lease-watch.ts';
import type { Postgres } from './connecting.ts';
import { enquiriesFrom } from './rows.ts';

/**
 * Takes what is due (never tried, or its wait is over) and what silent owners left behind. A time further ahead than any
 * wait was written before a clock was put back, and counts as past. What another desk is taking at this moment is passed
 * over, and a silent owner that speaks again at this moment keeps what it holds.
 */
export async function claimDue(
  { pool, inTransaction }: Postgres,
  watch: LeaseWatch,
  { owner, now, leaseMs, limit }: Claim,
): Promise<StoredEnquiry[]> {
  const abandoned = watch.unmovedFor(await leasesIn(pool), leaseMs);
  return inTransaction(async (client) => {
    const result = await client.query(
      `WITH due AS (
         SELECT number FROM enquiries
         WHERE state IN ('stored', 'sending') AND (
           state = 'stored' AND (attempts = 0 OR next_attempt_at <= $2 OR next_attempt_at > $3)
           OR state = 'sending' AND (id, lease_beat) IN (SELECT * FROM unnest($5::text[], $6::bigint[])))
         ORDER BY spam_score, next_attempt_at, number LIMIT $4
         FOR UPDATE SKIP LOCKED)
       UPDATE enquiries
       SET state = 'sending', lease_owner = $1, lease_beat = lease_beat + 1, attempts = attempts + 1,
           first_attempt_at = coalesce(first_attempt_at, $2)
       FROM due WHERE enquiries.number = due.number
       RETURNING enquiries.*`,
      [
        owner,
        now,
        new Date(now.getTime() + longestWaitMs),
        limit,
        abandoned.map(({ id }) => id),
        abandoned.map(({ heartbeat }) => heartbeat),
      ],
    );
    return enquiriesFrom(result).toSorted(cleanestFirst);
  });
}

/** Shows everyone who watches that `owner` lives. */
export async function renewLeases({ inTransaction }: Postgres, owner: string): Promise<void> {
  await inTransaction((client) =>
    client.query(
      `UPDATE enquiries SET lease_beat = lease_beat + 1 WHERE state = 'sending' AND lease_owner = $1`,
      [owner],
    ),
  );
}

type OutcomeRecord = {
  enquiry: Pick<StoredEnquiry, 'id' | 'resends'>;
  owner: string;
  outcome: AttemptOutcome;
};

/** Notes how an attempt ended: a failure only while `owner` holds the enquiry, a delivery always. */
export async function recordOutcome(
  { inTransaction }: Postgres,
  { enquiry, owner, outcome }: OutcomeRecord,
): Promise<void> {
  await inTransaction((client) =>
    client.query(
      `UPDATE enquiries
       SET state = $4, last_error = $5, sent_at = coalesce($6, sent_at),
           next_attempt_at = coalesce($7, next_attempt_at), lease_owner = NULL
       WHERE id = $1 AND resends = $2 AND state <> 'sent' AND (lease_owner = $3 OR $4 = 'sent')`,
      [
        enquiry.id,
        enquiry.resends,
        owner,
        outcome.state,
        outcome.lastError,
        outcome.state === 'sent' ? outcome.sentAt : null,
        outcome.state === 'stored' ? outcome.nextAttemptAt : null,
      ],
    ),
  );
}

/** Makes everything that waits due now. */
export async function retryAllNow({ inTransaction }: Postgres, now: Date): Promise<void> {
  await inTransaction((client) =>
    client.query(
      `UPDATE enquiries SET next_attempt_at = $1 WHERE state = 'stored' AND next_attempt_at > $1`,
      [now],
    ),
  );
}

const leaseRows = z.array(
  z
    .object({ id: z.string(), lease_owner: z.string().nullable(), lease_beat: z.coerce.number() })
    .transform(
      ({ id, lease_owner, lease_beat }): Lease => ({
        id,
        owner: lease_owner ?? '',
        heartbeat: lease_beat,
      }),
    ),
);

async function leasesIn(pool: Postgres['pool']): Promise<Lease[]> {
  const { rows } = await pool.query(
    `SELECT id, lease_owner, lease_beat FROM enquiries WHERE state = 'sending'`,
  );
  return leaseRows.parse(rows);
}
