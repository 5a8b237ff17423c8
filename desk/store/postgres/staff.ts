import type { Erasure } from '../enquiry-store.ts';
import { takeTurn } from './adding.ts';
import type { Postgres } from './connecting.ts';
import { erasuresFrom } from './rows.ts';

/** Lets a quarantined enquiry be mailed; somebody has looked, so it is no longer behind the clean ones. */
export async function release(
  { inTransaction }: Postgres,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await inTransaction((client) =>
    client.query(
      `UPDATE enquiries SET state = 'stored', spam_score = 0, next_attempt_at = $2
       WHERE id = $1 AND state = 'quarantined'`,
      [id, now],
    ),
  );
  return rowCount === 1;
}

/** Has a sent or failed enquiry mailed again, its attempts counted anew. */
export async function resend({ inTransaction }: Postgres, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await inTransaction((client) =>
    client.query(
      `UPDATE enquiries
       SET state = 'stored', resends = resends + 1, attempts = 0, first_attempt_at = NULL,
           next_attempt_at = $2, last_error = NULL
       WHERE id = $1 AND state IN ('sent', 'failed')`,
      [id, now],
    ),
  );
  return rowCount === 1;
}

/** Erases an enquiry and those that amend it. */
export function erase({ inTransaction }: Postgres, id: string, now: Date): Promise<Erasure[]> {
  return inTransaction(async (client) => {
    await takeTurn(client, id);
    const order = `${eraseWhere('id = $1 OR amends = $1')} RETURNING *`;
    return erasuresFrom(await client.query(order, [id, now, 'staff']));
  });
}

/** Erases what was received before `limit`. */
export async function eraseReceivedBefore(
  { inTransaction }: Postgres,
  limit: Date,
  now: Date,
): Promise<number> {
  const { rowCount } = await inTransaction((client) =>
    client.query(eraseWhere('received_at < $1'), [limit, now, 'retention']),
  );
  return rowCount ?? 0;
}

function eraseWhere(condition: string): string {
  return `WITH erased AS (DELETE FROM enquiries WHERE ${condition} RETURNING id, reference, fingerprint)
          INSERT INTO erasures (id, reference, trace, erased_at, cause)
          SELECT id, reference, left(fingerprint, 4), $2, $3 FROM erased`;
}
