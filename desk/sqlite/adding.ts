import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { fieldNames } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import { type Enquiry, fingerprintOf, idForAmendment } from '../enquiry.ts';
import type { AddResult } from '../enquiry-store.ts';

const sameWordsMs = 60 * 60 * 1_000;

/** Adds an enquiry as the store promises: nothing lost, nothing twice. To be called within a transaction. */
export function addEnquiry(database: DatabaseSync, enquiry: Enquiry, now: Date): AddResult {
  const fingerprint = fingerprintOf(enquiry);
  const insert = (id: string, amends: string | null) =>
    insertRow(database, { enquiry, id, amends, fingerprint, now });
  if (enquiry.id === null) {
    return findSameWords(database, fingerprint, now) ?? insert(randomUUID(), null);
  }
  const first = findById(database, enquiry.id);
  if (first === undefined) return insert(enquiry.id, null);
  if (first.fingerprint === fingerprint) return repeatOf(first);
  const amendmentId = idForAmendment(enquiry.id, fingerprint);
  const amendment = findById(database, amendmentId);
  return amendment === undefined ? insert(amendmentId, enquiry.id) : repeatOf(amendment);
}

type Identified = { id: string; reference: string; fingerprint: string };

function findById(database: DatabaseSync, id: string): Identified | undefined {
  return identified(
    database.prepare('SELECT id, reference, fingerprint FROM enquiries WHERE id = ?').get(id),
  );
}

function findSameWords(
  database: DatabaseSync,
  fingerprint: string,
  now: Date,
): AddResult | undefined {
  const row = database
    .prepare(
      `SELECT id, reference, fingerprint FROM enquiries
       WHERE fingerprint = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1`,
    )
    .get(fingerprint, now.getTime() - sameWordsMs);
  const found = identified(row);
  return found && repeatOf(found);
}

function identified(row: Record<string, unknown> | undefined): Identified | undefined {
  if (row === undefined) return undefined;
  const { id, reference, fingerprint } = row;
  return { id: String(id), reference: String(reference), fingerprint: String(fingerprint) };
}

function repeatOf({ id, reference }: Identified): AddResult {
  return { outcome: 'repeat', id, reference };
}

type NewRow = {
  enquiry: Enquiry;
  id: string;
  amends: string | null;
  fingerprint: string;
  now: Date;
};

function insertRow(
  database: DatabaseSync,
  { enquiry, id, amends, fingerprint, now }: NewRow,
): AddResult {
  const reference = referenceFor(id);
  const values: Record<string, SQLInputValue> = {
    id,
    reference,
    amends,
    received_at: now.getTime(),
    fingerprint,
    ...Object.fromEntries(fieldNames.map((field) => [field, enquiry.text[field]])),
    subject: enquiry.subject,
    page: enquiry.page,
    language: enquiry.language,
    next_attempt_at: now.getTime(),
  };
  const columns = Object.keys(values);
  const places = columns.map((column) => `:${column}`);
  database
    .prepare(`INSERT INTO enquiries (${columns.join(', ')}) VALUES (${places.join(', ')})`)
    .run(values);
  return { outcome: amends === null ? 'new' : 'amendment', id, reference };
}
