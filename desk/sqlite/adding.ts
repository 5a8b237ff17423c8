import { randomUUID } from 'node:crypto';
import type { SQLInputValue } from 'node:sqlite';
import { fieldNames } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import { type Enquiry, fingerprintOf, idForAmendment, sameWordsMs } from '../enquiry.ts';
import type { AddResult, Arrival } from '../enquiry-store.ts';
import type { Sqlite } from './statements.ts';

/** Adds an enquiry as the store promises: nothing lost, nothing twice. To be called within a transaction. */
export function addEnquiry(sqlite: Sqlite, enquiry: Enquiry, arrival: Arrival): AddResult {
  const fingerprint = fingerprintOf(enquiry);
  const insert = (id: string, amends: string | null) =>
    insertRow(sqlite, { enquiry, id, amends, fingerprint, arrival });
  if (enquiry.id === null) {
    return findSameWords(sqlite, fingerprint, arrival.now) ?? insert(randomUUID(), null);
  }
  const erased = findErased(sqlite, enquiry.id);
  if (erased !== undefined) return erased;
  const first = findById(sqlite, enquiry.id);
  if (first === undefined) return insert(enquiry.id, null);
  if (first.fingerprint === fingerprint) return repeatOf(first);
  const amendmentId = idForAmendment(enquiry.id, fingerprint);
  const amendment = findById(sqlite, amendmentId);
  if (amendment !== undefined) return repeatOf(amendment);
  return findErased(sqlite, amendmentId) ?? insert(amendmentId, enquiry.id);
}

type Identified = { id: string; reference: string; fingerprint: string };

function findById({ sql }: Sqlite, id: string): Identified | undefined {
  return identified(sql('SELECT id, reference, fingerprint FROM enquiries WHERE id = ?').get(id));
}

function findErased({ sql }: Sqlite, id: string): AddResult | undefined {
  const row = sql('SELECT reference FROM erasures WHERE id = ?').get(id);
  if (row === undefined) return undefined;
  const { reference } = row;
  return { outcome: 'erased', id, reference: String(reference) };
}

function findSameWords({ sql }: Sqlite, fingerprint: string, now: Date): AddResult | undefined {
  const row = sql(
    `SELECT id, reference, fingerprint FROM enquiries
     WHERE fingerprint = :fingerprint AND received_at > :now - :sameWordsMs AND received_at < :now + :sameWordsMs
     ORDER BY received_at DESC LIMIT 1`,
  ).get({ fingerprint, now: now.getTime(), sameWordsMs });
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

const columns = [
  ...['id', 'reference', 'amends', 'received_at', 'fingerprint', ...fieldNames],
  ...['subject', 'page', 'language', 'state', 'spam_score', 'spam_reasons', 'next_attempt_at'],
];
const insertion = `INSERT INTO enquiries (${columns.join(', ')}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`;

type NewRow = {
  enquiry: Enquiry;
  id: string;
  amends: string | null;
  fingerprint: string;
  arrival: Arrival;
};

function insertRow({ sql }: Sqlite, row: NewRow): AddResult {
  const { enquiry, id, amends, fingerprint, arrival } = row;
  const { now, spamScore = 0, spamReasons = [], isQuarantined = false } = arrival;
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
    state: isQuarantined ? 'quarantined' : 'stored',
    spam_score: spamScore,
    spam_reasons: JSON.stringify(spamReasons),
    next_attempt_at: now.getTime(),
  };
  sql(insertion).run(values);
  return { outcome: amends === null ? 'new' : 'amendment', id, reference };
}
