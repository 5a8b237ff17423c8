import { setImmediate } from 'node:timers/promises';
import { type Erasure, type StoredEnquiry, type TracedErasure, traceOf } from '../enquiry.ts';
import { takeTurn } from './adding.ts';
import { changesOne, type Database, type Query, type Value } from './database.ts';

/** How many are erased in one go; some milliseconds of work. */
const partSize = 200;

/**
 * Lets a quarantined enquiry be mailed; somebody has looked, so it is no longer behind the clean ones. False when it is not in
 * quarantine.
 */
export function release(database: Database, id: string, now: Date): Promise<boolean> {
  return changesOne(
    database,
    `UPDATE enquiries SET state = 'stored', spam_score = 0, turn = 1, next_attempt_at = :now
     WHERE id = :id AND state = 'quarantined' RETURNING id`,
    { id, now },
  );
}

/** Has a sent or failed enquiry mailed again, as a message of its own, its attempts counted anew; false when it is neither. */
export function resend(database: Database, id: string, now: Date): Promise<boolean> {
  return changesOne(
    database,
    `UPDATE enquiries
     SET state = 'stored', resends = resends + 1, attempts = 0, first_attempt_at = NULL,
         next_attempt_at = :now, last_error = NULL, turn = 1, delivered_to = '[]'
     WHERE id = :id AND state IN ('sent', 'failed') RETURNING id`,
    { id, now },
  );
}

/** Notes what staff say of an enquiry, but for what is left out; false when there is none. Back to new, it counts as never answered. */
export function mark(
  database: Database,
  id: string,
  {
    handling,
    handler,
    note,
  }: { [Name in 'handling' | 'handler' | 'note']?: StoredEnquiry[Name] | undefined },
  now: Date,
): Promise<boolean> {
  return changesOne(
    database,
    `UPDATE enquiries
     SET handling = coalesce(:handling, handling), handler = coalesce(:handler, handler), note = coalesce(:note, note),
         answered_at = CASE coalesce(:handling, handling)
           WHEN 'answered' THEN coalesce(answered_at, :now) WHEN 'new' THEN NULL ELSE answered_at END
     WHERE id = :id RETURNING id`,
    { id, now, handling: handling ?? null, handler: handler ?? null, note: note ?? null },
  );
}

/** Erases an enquiry and those that amend it, and leaves proofs; none when there is no such id. */
export async function erase(database: Database, id: string, now: Date): Promise<Erasure[]> {
  const proofs = await database.write(async (query) => {
    await takeTurn(query, database.dialect, id);
    return eraseWhere(query, 'id = :id OR amends = :id', { id, now, cause: 'staff' });
  });
  if (proofs.length > 0) await database.forgetErased();
  return proofs;
}

/**
 * Erases what was received before `limit`, whatever became of it, leaves proofs and says how many. It does so a part at a time,
 * so that visitors who call meanwhile are answered.
 */
export async function eraseReceivedBefore(
  database: Database,
  limit: Date,
  now: Date,
): Promise<number> {
  const which = `number IN (
    SELECT number FROM enquiries WHERE received_at < :limit ORDER BY received_at, number LIMIT ${partSize})`;
  let count = 0;
  let erased = partSize;
  while (erased === partSize) {
    const proofs = await database.write((query) =>
      eraseWhere(query, which, { limit, now, cause: 'retention' }),
    );
    erased = proofs.length;
    count += erased;
    await setImmediate();
  }
  if (count > 0) await database.forgetErased();
  return count;
}

async function eraseWhere(
  query: Query,
  which: string,
  { now, cause, ...wanted }: Record<string, Value> & { now: Date; cause: Erasure['cause'] },
): Promise<Erasure[]> {
  const rows = await query<{ id: string; reference: string; fingerprint: string }>(
    `DELETE FROM enquiries WHERE ${which} RETURNING id, reference, fingerprint`,
    wanted,
  );
  const proofs: Erasure[] = [];
  for (const { id, reference, fingerprint } of rows) {
    const proof = { id, reference, cause, erasedAt: now };
    await insertProof(query, { ...proof, trace: traceOf(fingerprint) });
    proofs.push(proof);
  }
  return proofs;
}

/** Keeps that an enquiry was erased. */
export async function insertProof(query: Query, proof: TracedErasure): Promise<void> {
  const { id, reference, trace, erasedAt, cause } = proof;
  await query(
    `INSERT INTO erasures (id, reference, trace, erased_at, cause)
     VALUES (:id, :reference, :trace, :erasedAt, :cause)`,
    { id, reference, trace, erasedAt, cause },
  );
}
