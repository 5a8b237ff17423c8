import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { referenceFor } from '../../contract/reference.ts';
import { type Enquiry, fingerprintOf, idForAmendment, sameWordsMs } from '../enquiry.ts';
import type { AddResult, Arrival } from '../enquiry-store.ts';

/** Adds an enquiry as the store promises: nothing lost, nothing twice. To be called within a transaction. */
export async function addEnquiry(
  client: PoolClient,
  enquiry: Enquiry,
  arrival: Arrival,
): Promise<AddResult> {
  const fingerprint = fingerprintOf(enquiry);
  const insert = (id: string, amends: string | null) =>
    insertRow(client, { enquiry, id, amends, fingerprint, arrival });
  await takeTurn(client, enquiry.id ?? fingerprint);
  if (enquiry.id === null) {
    return (
      (await findSameWords(client, fingerprint, arrival.now)) ?? (await insert(randomUUID(), null))
    );
  }
  const erased = await findErased(client, enquiry.id);
  if (erased !== undefined) return erased;
  const first = await findById(client, enquiry.id);
  if (first === undefined) return insert(enquiry.id, null);
  if (first.fingerprint === fingerprint) return repeatOf(first);
  const amendmentId = idForAmendment(enquiry.id, fingerprint);
  const amendment = await findById(client, amendmentId);
  if (amendment !== undefined) return repeatOf(amendment);
  return (await findErased(client, amendmentId)) ?? (await insert(amendmentId, enquiry.id));
}

/** Of all that speak of the same id or the same words, on whatever desk, one goes on at a time until its transaction ends. */
export async function takeTurn(client: PoolClient, about: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [about]);
}

const identifiedRows = z.array(
  z.object({ id: z.string(), reference: z.string(), fingerprint: z.string() }),
);
type Identified = z.infer<typeof identifiedRows>[number];

async function findById(client: PoolClient, id: string): Promise<Identified | undefined> {
  const { rows } = await client.query(
    'SELECT id, reference, fingerprint FROM enquiries WHERE id = $1',
    [id],
  );
  return identifiedRows.parse(rows)[0];
}

async function findErased(client: PoolClient, id: string): Promise<AddResult | undefined> {
  const { rows } = await client.query('SELECT reference FROM erasures WHERE id = $1', [id]);
  const [row] = z.array(z.object({ reference: z.string() })).parse(rows);
  return row && { outcome: 'erased', id, reference: row.reference };
}

async function findSameWords(
  client: PoolClient,
  fingerprint: string,
  now: Date,
): Promise<AddResult | undefined> {
  const { rows } = await client.query(
    `SELECT id, reference, fingerprint FROM enquiries
     WHERE fingerprint = $1 AND received_at > $2 AND received_at < $3
     ORDER BY received_at DESC LIMIT 1`,
    [fingerprint, new Date(now.getTime() - sameWordsMs), new Date(now.getTime() + sameWordsMs)],
  );
  const [found] = identifiedRows.parse(rows);
  return found && repeatOf(found);
}

function repeatOf({ id, reference }: Identified): AddResult {
  return { outcome: 'repeat', id, reference };
}

type NewRow = {
  enquiry: Enquiry;
  id: string;
  amends: string | null;
  fingerprint: string;
  arrival: Arrival;
};

async function insertRow(client: PoolClient, row: NewRow): Promise<AddResult> {
  const { enquiry, id, amends, fingerprint, arrival } = row;
  const { now, spamScore = 0, spamReasons = [], isQuarantined = false } = arrival;
  const { text, subject, page, language } = enquiry;
  const reference = referenceFor(id);
  await client.query(
    `INSERT INTO enquiries
       (id, reference, amends, received_at, fingerprint, words, state, spam_score, spam_reasons, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $4)`,
    [
      id,
      reference,
      amends,
      now,
      fingerprint,
      JSON.stringify({ text, subject, page, language }),
      isQuarantined ? 'quarantined' : 'stored',
      spamScore,
      JSON.stringify(spamReasons),
    ],
  );
  return { outcome: amends === null ? 'new' : 'amendment', id, reference };
}
