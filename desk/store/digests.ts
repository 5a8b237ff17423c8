import { z } from 'zod';
import {
  change,
  countOf,
  type Database,
  enquiryColumns,
  enquiryFrom,
  type Query,
} from './database.ts';

type DigestClaim = {
  /** The day in UTC, like "2026-11-22"; there is one digest a day. */
  day: string;
  now: Date;
  /** How long nobody else may try. */
  leaseMs: number;
  /** How many enquiries it can name. */
  atMost: number;
};

/**
 * Takes the digest of a day for one desk; null when another desk has it, it has ended, or its wait is not over.
 * What it tells of is fixed at the first attempt, because all attempts have one Message-ID: a mailbox that hides doubles
 * must not hide an enquiry with one.
 *
 * It tells of what lies in quarantine and no digest that went out has told of; of many the cleanest, which are likeliest to be honest.
 * `deliveredTo` are the recipients that have it already, while others have still to get it.
 */
export function claimDigest({ write }: Database, { day, now, leaseMs, atMost }: DigestClaim) {
  return write(async (query) => {
    const [digest] = await query<{ attempts: number; delivered_to: string }>(
      `INSERT INTO digests (day, attempts, next_attempt_at) VALUES (:day, 1, :until)
       ON CONFLICT (day) DO UPDATE SET attempts = digests.attempts + 1, next_attempt_at = :until
       WHERE digests.ended_at IS NULL AND (digests.next_attempt_at <= :now OR digests.next_attempt_at > :until)
       RETURNING attempts, delivered_to`,
      { day, now, until: new Date(now.getTime() + leaseMs) },
    );
    if (digest === undefined) return null;
    if (digest.attempts === 1) await markUntold(query, day);
    return {
      ...(await matterOf(query, day, atMost)),
      deliveredTo: listSchema.parse(JSON.parse(digest.delivered_to)),
    };
  });
}

const listSchema = z.array(z.string());

/** Neither a clock that leaps nor an enquiry that comes at this very moment can slip between two digests. */
async function markUntold(query: Query, day: string): Promise<void> {
  await query(
    `UPDATE enquiries SET told_in = :day WHERE state = 'quarantined'
     AND (told_in IS NULL OR told_in NOT IN (SELECT day FROM digests WHERE ended_at IS NOT NULL))`,
    { day },
  );
}

async function matterOf(query: Query, day: string, atMost: number) {
  const held = `FROM enquiries WHERE state = 'quarantined' AND told_in = :day`;
  const rows = await query(
    `SELECT ${enquiryColumns} ${held} ORDER BY spam_score, received_at, number LIMIT :atMost`,
    { day, atMost },
  );
  return {
    count: await countOf(query, `SELECT count(*) AS count ${held}`, { day }),
    enquiries: rows.map(enquiryFrom),
  };
}

/** Ends the digest of a day: it went out, or there was nothing to tell. */
export function endDigest(database: Database, day: string, now: Date): Promise<void> {
  return change(database, 'UPDATE digests SET ended_at = :now WHERE day = :day', { day, now });
}

/** Leaves the digest of a day to whoever looks first at `nextAttemptAt` or later. */
export function putOffDigest(
  database: Database,
  {
    day,
    nextAttemptAt,
    deliveredTo,
  }: { day: string; nextAttemptAt: Date; deliveredTo: readonly string[] },
): Promise<void> {
  return change(
    database,
    `UPDATE digests SET next_attempt_at = :nextAttemptAt, delivered_to = :deliveredTo
     WHERE day = :day AND ended_at IS NULL`,
    { day, nextAttemptAt, deliveredTo: JSON.stringify(deliveredTo) },
  );
}
