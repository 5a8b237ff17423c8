import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { referenceFor } from '../../../contract/reference.ts';
import {
  type Enquiry,
  fingerprintOf,
  idForAmendment,
  sameWordsMs,
  traceOf,
} from '../../enquiry.ts';
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
  const first = await findKnown(client, enquiry.id);
  if (first === undefined) return insert(enquiry.id, null);
  if (first.hasWords(fingerprint)) return first.answer;
  const amendmentId = idForAmendment(enquiry.id, fingerprint);
  const amendment = await findKnown(client, amendmentId);
  return amendment?.answer ?? insert(amendmentId, enquiry.id);
}

/** Of all that speak of the same id or the same words, on whatever desk, one goes on at a time until its transaction ends. */
export async function takeTurn(client: PoolClient, about: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [about]);
}

/** What is known of an id, kept or erased, and what to answer when it comes again. */
type Known = { answer: AddResult; hasWords: (fingerprint: string) => boolean };

const knownRows = z.array(
  z.object({ outcome: z.enum(['repeat', 'erased']), reference: z.string(), words: z.string() }),
);

async function findKnown(client: PoolClient, id: string): Promise<Known | undefined> {
  const { rows } = await client.query(
    `SELECT 'repeat' AS outcome, reference, fingerprint AS words FROM enquiries WHERE id = $1
     UNION ALL SELECT 'erased', reference, trace FROM erasures WHERE id = $1`,
    [id],
  );
  const [row] = knownRows.parse(rows);
  if (row === undefined) return undefined;
  const { outcome, reference, words } = row;
  return {
    answer: { outcome, id, reference },
    hasWords: (fingerprint) =>
      words === (outcome === 'erased' ? traceOf(fingerprint) : fingerprint),
  };
}

const foundRows = z.array(z.object({ id: z.string(), reference: z.string() }));

async function findSameWords(
  client: PoolClient,
  fingerprint: string,
  now: Date,
): Promise<AddResult | undefined> {
  const { rows } = await client.query(
    `SELECT id, reference FROM enquiries
     WHERE fingerprint = $1 AND received_at > $2 AND received_at < $3
     ORDER BY received_at DESC LIMIT 1`,
    [fingerprint, new Date(now.getTime() - sameWordsMs), new Date(now.getTime() + sameWordsMs)],
  );
  const [found] = foundRows.parse(rows);
  return found && { outcome: 'repeat', ...found };
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
