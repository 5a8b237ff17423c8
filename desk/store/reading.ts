import { z } from 'zod';
import { idBeginningFor } from '../../contract/reference.ts';
import { type Handling, handlings, type StoredEnquiry } from '../enquiry.ts';
import { ask, type Database, type Value } from './database.ts';
import {
  countFrom,
  type Erasure,
  enquiriesFrom,
  erasuresFrom,
  type StoreStatus,
  statusFrom,
} from './rows.ts';

/** Enquiries with this id or reference (a short one that two might share) and those that amend them, newest first. */
export async function findEnquiries(database: Database, wanted: string): Promise<StoredEnquiry[]> {
  const rows = await ask(
    database,
    `WITH wanted AS (
       SELECT id FROM enquiries WHERE id = :id
       UNION SELECT id FROM enquiries WHERE ${database.dialect.hasReference}
       UNION SELECT id FROM erasures WHERE id = :id OR reference = :reference)
     SELECT * FROM enquiries WHERE id IN (SELECT id FROM wanted) OR amends IN (SELECT id FROM wanted)
     ORDER BY received_at DESC, number DESC`,
    spellingsOf(wanted),
  );
  return enquiriesFrom(rows);
}

/** Proofs of erasure for this id or reference, newest first. */
export async function findErasures(database: Database, wanted: string): Promise<Erasure[]> {
  const rows = await ask(
    database,
    'SELECT * FROM erasures WHERE id = :id OR reference = :reference ORDER BY erased_at DESC',
    spellingsOf(wanted),
  );
  return erasuresFrom(rows);
}

function spellingsOf(wanted: string): Record<string, Value> {
  const reference = wanted.toUpperCase();
  return { id: wanted.toLowerCase(), reference, beginning: idBeginningFor(reference) };
}

/** How many enquiries there are in each state, and since when the oldest waits. */
export function readStatus({ read }: Database): Promise<StoreStatus> {
  return read(async (query) => {
    const erasures = countFrom(await query('SELECT count(*) AS count FROM erasures'));
    const states = await query(
      'SELECT state, count(*) AS count, min(received_at) AS oldest FROM enquiries GROUP BY state',
    );
    return statusFrom(states, erasures);
  });
}

const handlingRows = z.array(
  z.object({ handling: z.enum(handlings), count: z.coerce.number<unknown>() }),
);

/** How many enquiries staff have said what of. */
export async function countHandlings(database: Database): Promise<Record<Handling, number>> {
  const sql = 'SELECT handling, count(*) AS count FROM enquiries GROUP BY handling';
  const counts = { new: 0, answered: 0, waiting: 0, closed: 0 };
  for (const { handling, count } of handlingRows.parse(await ask(database, sql))) {
    counts[handling] = count;
  }
  return counts;
}

const identityRows = z.tuple([z.object({ id: z.string() })]);

/** What tells this database from every other; a backup of it has the same. */
export async function readIdentity(database: Database): Promise<string> {
  return identityRows.parse(await ask(database, 'SELECT id FROM identity'))[0].id;
}

/** How many enquiries the mail server took at `moment` or later. */
export async function countSentSince(database: Database, moment: Date): Promise<number> {
  const sql = 'SELECT count(*) AS count FROM enquiries WHERE sent_at >= :moment';
  return countFrom(await ask(database, sql, { moment }));
}
