import type { Erasure } from '../enquiry-store.ts';
import { erasureFromRow } from './rows.ts';
import { inTransaction, lockWaitMs, type Sqlite } from './statements.ts';

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
  return eraseWhere(sqlite, {
    condition: 'id = :wanted OR amends = :wanted',
    wanted: id,
    now,
    cause: 'staff',
  });
}

/** Erases what was received before `limit`. */
export function eraseReceivedBefore(sqlite: Sqlite, limit: Date, now: Date): number {
  const condition = 'received_at < :wanted';
  return eraseWhere(sqlite, { condition, wanted: limit.getTime(), now, cause: 'retention' }).length;
}

type ErasureOrder = {
  condition: string;
  wanted: string | number;
  now: Date;
  cause: Erasure['cause'];
};

function eraseWhere(sqlite: Sqlite, { condition, wanted, now, cause }: ErasureOrder): Erasure[] {
  const proofs = inTransaction(sqlite, () => {
    const rows = sqlite
      .sql(
        `INSERT INTO erasures (id, reference, trace, erased_at, cause)
         SELECT id, reference, substr(fingerprint, 1, 4), :now, :cause FROM enquiries WHERE ${condition} RETURNING *`,
      )
      .all({ wanted, now: now.getTime(), cause });
    sqlite.sql(`DELETE FROM enquiries WHERE ${condition}`).run({ wanted });
    return rows.map(erasureFromRow);
  });
  if (proofs.length > 0) forgetOldPages(sqlite);
  return proofs;
}

/** The write-ahead log still holds the erased text until it is emptied; a reader puts that off, and is not waited for. */
function forgetOldPages({ database }: Sqlite): void {
  database.exec(
    `PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = ${lockWaitMs}`,
  );
}
