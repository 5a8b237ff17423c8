import type { DatabaseSync } from 'node:sqlite';
import type { StoredEnquiry } from '../enquiry.ts';
import type { AttemptOutcome, Claim } from '../enquiry-store.ts';
import { longestWaitMs } from '../retry.ts';
import { enquiryFromRow } from '../store-rows.ts';

/**
 * Takes what is due. One statement, so no two relays take the same row. A time further ahead than any that the desk sets
 * was written before the clock was put back, and counts as past.
 */
export function claimDue(
  database: DatabaseSync,
  { owner, now, leaseMs, limit }: Claim,
): StoredEnquiry[] {
  return database
    .prepare(
      `UPDATE enquiries
       SET state = 'sending', lease_owner = :owner, lease_until = :now + :leaseMs, attempts = attempts + 1,
           first_attempt_at = coalesce(first_attempt_at, :now)
       WHERE id IN (
         SELECT id FROM enquiries
         WHERE (state = 'stored' AND (next_attempt_at <= :now OR next_attempt_at > :now + :longestWaitMs))
            OR (state = 'sending' AND (lease_until <= :now OR lease_until > :now + :leaseMs))
         ORDER BY next_attempt_at LIMIT :limit)
       RETURNING *`,
    )
    .all({ owner, now: now.getTime(), leaseMs, longestWaitMs, limit })
    .map(enquiryFromRow);
}

/** Moves the end of every lease that `owner` holds. */
export function renewLeases(database: DatabaseSync, owner: string, leaseUntil: Date): void {
  database
    .prepare(`UPDATE enquiries SET lease_until = ? WHERE state = 'sending' AND lease_owner = ?`)
    .run(leaseUntil.getTime(), owner);
}

/** Notes how an attempt ended: a failure only while `owner` holds the lease, a delivery always. */
export function settle(
  database: DatabaseSync,
  { id, owner, outcome }: { id: string; owner: string; outcome: AttemptOutcome },
): void {
  database
    .prepare(
      `UPDATE enquiries
       SET state = :state, last_error = :lastError, sent_at = :sentAt,
           next_attempt_at = coalesce(:nextAttemptAt, next_attempt_at), lease_owner = NULL, lease_until = NULL
       WHERE id = :id AND state <> 'sent' AND (lease_owner = :owner OR :state = 'sent')`,
    )
    .run({
      id,
      owner,
      state: outcome.state,
      lastError: outcome.lastError,
      sentAt: outcome.state === 'sent' ? outcome.sentAt.getTime() : null,
      nextAttemptAt: outcome.state === 'stored' ? outcome.nextAttemptAt.getTime() : null,
    });
}

/** Makes everything that waits due now. */
export function hasten(database: DatabaseSync, now: Date): void {
  database
    .prepare(
      `UPDATE enquiries SET next_attempt_at = :now WHERE state = 'stored' AND next_attempt_at > :now`,
    )
    .run({ now: now.getTime() });
}
