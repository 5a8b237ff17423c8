import { setImmediate } from 'node:timers/promises';
import type { Erasure } from '../enquiry-store.ts';
import type { GroupCommit } from './group-commit.ts';
import { erasureFromRow } from './rows.ts';
import { inTransaction, lockWaitMs, type Sqlite } from './statements.ts';

/** How many are erased in one go; some milliseconds of work. */
const partSize = 200;

/** Lets a quarantined enquiry be mailed; somebody has looked, so it is no longer behind the clean ones. */
export function release({ sql }: Sqlite, id: string, now: Date): boolean {
  const { changes } = sql(
    `UPDATE enquiries SET state = 'stored', spam_score = 0, next_attempt_at = :now
     WHERE id = :id AND state = 'quarantined'`,
  ).run({ id, now: now.getTime() });
  return changes === 1;
}

/** Has a sent or failed enquiry mailed again, its attempts counted anew. */
export function resend({ sql }: Sqlite, id: string, now: Date): boolean {
  const { changes } = sql(
    `UPDATE enquiries
     SET state = 'stored', resends = resends + 1, attempts = 0, first_attempt_at = NULL,
         next_attempt_at = :now, last_error = NULL
     WHERE id = :id AND state IN ('sent', 'failed')`,
  ).run({ id, now: now.getTime() });
  return changes === 1;
}

/** Erases an enquiry and those that amend it. */
export function erase(sqlite: Sqlite, id: string, now: Date): Erasure[] {
  const order = { which: 'id = :wanted OR amends = :wanted', wanted: id, now, cause: 'staff' };
  const proofs = inTransaction(sqlite, () => eraseWhere(sqlite, order));
  if (proofs.length > 0) forgetOldPages(sqlite);
  return proofs.map(erasureFromRow);
}

type RetentionOrder = { limit: Date; now: Date } & Pick<GroupCommit, 'between'>;

/** Erases what was received before `limit`, a part at a time, so that visitors who call meanwhile are answered. */
export async function eraseReceivedBefore(
  sqlite: Sqlite,
  { limit, now, between }: RetentionOrder,
): Promise<number> {
  const which = `number IN (
    SELECT number FROM enquiries WHERE received_at < :wanted ORDER BY received_at, number LIMIT ${partSize})`;
  const order = { which, wanted: limit.getTime(), now, cause: 'retention' };
  let count = 0;
  for (;;) {
    const erased = await between(() =>
      inTransaction(sqlite, () => eraseWhere(sqlite, order).length),
    );
    count += erased;
    if (erased < partSize) break;
    await setImmediate();
  }
  if (count > 0) await between(() => forgetOldPages(sqlite));
  return count;
}

type ErasureOrder = { which: string; wanted: string | number; now: Date; cause: string };

function eraseWhere({ sql }: Sqlite, { which, wanted, now, cause }: ErasureOrder): unknown[] {
  const proofs = sql(
    `INSERT INTO erasures (id, reference, trace, erased_at, cause)
     SELECT id, reference, substr(fingerprint, 1, 4), :now, :cause FROM enquiries WHERE ${which} RETURNING *`,
  ).all({ wanted, now: now.getTime(), cause });
  sql(`DELETE FROM enquiries WHERE ${which}`).run({ wanted });
  return proofs;
}

/** The write-ahead log still holds the erased text until it is emptied; a reader puts that off, and is not waited for. */
function forgetOldPages({ database }: Sqlite): void {
  database.exec(
    `PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = ${lockWaitMs}`,
  );
}
