import { randomUUID } from 'node:crypto';
import type { SQLInputValue } from 'node:sqlite';
import { fieldNames } from '../../../contract/fields.ts';
import { referenceFor } from '../../../contract/reference.ts';
import {
  type Enquiry,
  fingerprintOf,
  idForAmendment,
  sameWordsMs,
  traceOf,
} from '../../enquiry.ts';
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
  const first = findKnown(sqlite, enquiry.id);
  if (first === undefined) return insert(enquiry.id, null);
  if (first.hasWords(fingerprint)) return first.answer;
  const amendmentId = idForAmendment(enquiry.id, fingerprint);
  const amendment = findKnown(sqlite, amendmentId);
  return amendment?.answer ?? insert(amendmentId, enquiry.id);
}

/** What is known of an id, kept or erased, and what to answer when it comes again. */
type Known = { answer: AddResult; hasWords: (fingerprint: string) => boolean };

function findKnown({ sql }: Sqlite, id: string): Known | undefined {
  const row =
    sql(`SELECT 'repeat' AS outcome, reference, fingerprint AS words FROM enquiries WHERE id = :id
     UNION ALL SELECT 'erased', reference, trace FROM erasures WHERE id = :id`).get({ id });
  if (row === undefined) return undefined;
  const { outcome, reference, words } = row;
  const isErased = outcome === 'erased';
  return {
    answer: { outcome: isErased ? 'erased' : 'repeat', id, reference: String(reference) },
    hasWords: (fingerprint) => words === (isErased ? traceOf(fingerprint) : fingerprint),
  };
}

function findSameWords({ sql }: Sqlite, fingerprint: string, now: Date): AddResult | undefined {
  const row = sql(
    `SELECT id, reference FROM enquiries
     WHERE fingerprint = :fingerprint AND received_at > :now - :sameWordsMs AND received_at < :now + :sameWordsMs
     ORDER BY received_at DESC LIMIT 1`,
  ).get({ fingerprint, now: now.getTime(), sameWordsMs });
  if (row === undefined) return undefined;
  const { id, reference } = row;
  return { outcome: 'repeat', id: String(id), reference: String(reference) };
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
