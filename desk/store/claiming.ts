import {
  type AttemptOutcome,
  inMailingOrder,
  longestWaitMs,
  type StoredEnquiry,
} from '../enquiry.ts';
import { change, type Database, enquiryFrom } from './database.ts';

type Claim = {
  /** Who asks; a claim belongs to its owner for as long as the owner renews it. */
  owner: string;
  now: Date;
  /** How long another owner may leave its claims unrenewed before they are handed on. */
  leaseMs: number;
  limit: number;
  /** Leaves those of a lower priority (a higher number) for another time; when not given, none. */
  lastPriority?: number;
  /** Takes those of a lower priority as well that were received at this moment or before; when null or not given, none. */
  waitedSince?: Date | null;
};

/** The largest number that both databases hold in such a column. */
const mostPriority = 2 ** 31 - 1;

/**
 * Takes enquiries that are due (never tried, or their wait is over), for one owner alone: the first of each network first, of
 * these the cleanest, of these the longest due; also those whose owner fell silent. Neither doubles nor starves when the clock
 * leaps: silence is measured, not read from the clock.
 */
export function claimDue(
  { write, dialect }: Database,
  watch: LeaseWatch,
  { leaseMs, lastPriority = mostPriority, waitedSince = null, ...claim }: Claim,
): Promise<StoredEnquiry[]> {
  return write(async (query) => {
    const leases = await query<Lease>(
      `SELECT id, coalesce(lease_owner, '') AS owner, lease_beat AS heartbeat
       FROM enquiries WHERE state = 'sending'`,
    );
    const abandoned = watch.unmovedFor(leases, leaseMs);
    const last = Math.min(lastPriority, mostPriority);
    const rows = await query(dialect.claim, {
      ...claim,
      furthest: new Date(claim.now.getTime() + longestWaitMs),
      lastPriority: last,
      // So that a look for the first few does not pass over a whole flood.
      highest: waitedSince === null ? last : mostPriority,
      waitedSince,
      abandoned: JSON.stringify(abandoned.map(({ id, heartbeat }) => `${id} ${heartbeat}`)),
    });
    return rows.map(enquiryFrom).toSorted(inMailingOrder);
  });
}

/** Shows everyone who watches that `owner` still works on what it holds. */
export function renewLeases(database: Database, owner: string): Promise<void> {
  return change(
    database,
    `UPDATE enquiries SET lease_beat = lease_beat + 1 WHERE state = 'sending' AND lease_owner = :owner`,
    { owner },
  );
}

/**
 * Ends a claim, for the enquiry as `claimDue` gave it out. A failure is noted only while `owner` still holds it; a
 * delivery always, unless staff have asked for another since.
 */
export function recordOutcome(
  database: Database,
  { id, resends }: Pick<StoredEnquiry, 'id' | 'resends'>,
  owner: string,
  outcome: AttemptOutcome,
): Promise<void> {
  const { state, lastError, sentAt = null, deliveredTo } = outcome;
  return change(
    database,
    `UPDATE enquiries
     SET state = :state, last_error = :lastError, sent_at = coalesce(:sentAt, sent_at),
         next_attempt_at = coalesce(:nextAttemptAt, next_attempt_at), lease_owner = NULL,
         delivered_to = coalesce(:deliveredTo, delivered_to), waits_for_server = :waitsForServer
     WHERE id = :id AND resends = :resends AND state <> 'sent' AND (lease_owner = :owner OR :state = 'sent')`,
    {
      id,
      resends,
      owner,
      state,
      lastError,
      sentAt,
      deliveredTo: deliveredTo === undefined ? null : JSON.stringify(deliveredTo),
      nextAttemptAt: state === 'stored' ? outcome.nextAttemptAt : null,
      waitsForServer: state === 'stored' && outcome.waitsForServer === true ? 1 : 0,
    },
  );
}

/** Puts an enquiry that still waits behind those of priority 1. */
export function demote(database: Database, id: string): Promise<void> {
  return change(
    database,
    `UPDATE enquiries SET turn = 2 WHERE id = :id AND state = 'stored' AND turn = 1`,
    { id },
  );
}

/** Makes everything that waits due now. */
export function retryAllNow(database: Database, now: Date): Promise<void> {
  return change(
    database,
    `UPDATE enquiries SET next_attempt_at = :now WHERE state = 'stored' AND next_attempt_at > :now`,
    { now },
  );
}

/** Makes up to `limit` of those due now that wait for a mail server which, as it turns out, works. */
export function hasten(database: Database, now: Date, limit: number): Promise<void> {
  return change(
    database,
    `UPDATE enquiries SET next_attempt_at = :now
     WHERE number IN (
       SELECT number FROM enquiries
       WHERE state = 'stored' AND waits_for_server = 1 AND next_attempt_at > :now
       ORDER BY turn, spam_score, next_attempt_at, number LIMIT :limit)`,
    { now, limit },
  );
}

/** A claim as it stands in the database: `heartbeat` grows whenever its owner claims or renews. */
type Lease = { id: string; owner: string; heartbeat: number };

type LeaseWatch = ReturnType<typeof watchLeases>;

/**
 * Tells owners that died from those that work, by watching whether their leases move. Only our own steady clock counts:
 * no time of day is compared, neither with another machine's nor with our own of before a leap.
 */
export function watchLeases(steadyMs: () => number) {
  let seen = new Map<string, { heartbeat: number; owner: string; sinceMs: number }>();
  return {
    /** Of all the leases that stand now, those that have not moved for `ms` since we first saw them so. */
    unmovedFor: (leases: readonly Lease[], ms: number): Lease[] => {
      const nowMs = steadyMs();
      seen = new Map(
        leases.map(({ id, owner, heartbeat }) => {
          const before = seen.get(id);
          const isUnmoved = before?.owner === owner && before.heartbeat === heartbeat;
          return [id, { heartbeat, owner, sinceMs: isUnmoved ? before.sinceMs : nowMs }];
        }),
      );
      return leases.filter(({ id }) => nowMs - (seen.get(id)?.sinceMs ?? nowMs) >= ms);
    },
  };
}
