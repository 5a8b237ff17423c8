import { randomUUID } from 'node:crypto';
import { referenceFor } from '../../contract/reference.ts';
import {
  type Enquiry,
  type Entry,
  fingerprintOf,
  idForAmendment,
  sameWordsMs,
  traceOf,
} from '../enquiry.ts';
import type { Database, Query, Value } from './database.ts';

/** When an enquiry came, and how it was judged. Without a verdict it is clean. */
type Arrival = {
  now: Date;
  /** 0 is clean; what is higher is mailed later. */
  spamScore?: number;
  /** Our own words only, never anything a visitor wrote. */
  spamReasons?: readonly string[];
  /** Kept, but not mailed until somebody releases it. */
  isQuarantined?: boolean;
  /** 1 when not given; the higher, the later it is mailed. */
  priority?: number;
};

/**
 * new: a first copy · repeat: the same words again, nothing added · amendment: other words under an id already used ·
 * erased: a late repeat of an enquiry that was erased since; it was known, and nothing is kept again.
 */
type AddResult = {
  outcome: 'new' | 'repeat' | 'amendment' | 'erased';
  id: string;
  reference: string;
};

type Incoming = { enquiry: Enquiry; arrival: Arrival; fingerprint: string };

/**
 * Keeps an enquiry; when this resolves it is on disk.
 * An id that is known already, with the same words, adds nothing; with other words it adds a second enquiry that names
 * the first, so that neither text is lost and no text is mailed twice. Without an id, the same words within the last hour
 * add nothing. What was erased counts as known: its words do not come back, other words under its id are kept.
 */
export async function addEnquiry(
  { write, dialect }: Database,
  enquiry: Enquiry,
  arrival: Arrival,
): Promise<AddResult> {
  const incoming = { enquiry, arrival, fingerprint: fingerprintOf(enquiry) };
  return write(async (query) => {
    await takeTurn(query, dialect, enquiry.id ?? incoming.fingerprint);
    return enquiry.id === null ? addByWords(query, incoming) : addById(query, incoming, enquiry.id);
  });
}

/** Of all that speak of the same id or the same words, on whatever desk, one goes on at a time. */
export async function takeTurn(
  query: Query,
  { takeTurn: statement }: Database['dialect'],
  about: string,
): Promise<void> {
  if (statement !== null) await query(statement, { about });
}

async function addByWords(query: Query, incoming: Incoming): Promise<AddResult> {
  const nowMs = incoming.arrival.now.getTime();
  const [same] = await query<Known>(
    `SELECT id, reference, 'repeat' AS outcome, fingerprint AS words FROM enquiries
     WHERE fingerprint = :fingerprint AND received_at > :after AND received_at < :before
     ORDER BY received_at DESC LIMIT 1`,
    {
      fingerprint: incoming.fingerprint,
      after: new Date(nowMs - sameWordsMs),
      before: new Date(nowMs + sameWordsMs),
    },
  );
  return same === undefined ? insert(query, incoming, randomUUID(), null) : answerOf(same);
}

async function addById(query: Query, incoming: Incoming, id: string): Promise<AddResult> {
  const first = await findKnown(query, id);
  if (first === undefined) return insert(query, incoming, id, null);
  if (hasWords(first, incoming.fingerprint)) return answerOf(first);
  const amendmentId = idForAmendment(id, incoming.fingerprint);
  const amendment = await findKnown(query, amendmentId);
  return amendment === undefined ? insert(query, incoming, amendmentId, id) : answerOf(amendment);
}

/** What is known of an id, kept or erased. */
type Known = { id: string; reference: string; outcome: 'repeat' | 'erased'; words: string };

async function findKnown(query: Query, id: string): Promise<Known | undefined> {
  const [known] = await query<Known>(
    `SELECT id, reference, 'repeat' AS outcome, fingerprint AS words FROM enquiries WHERE id = :id
     UNION ALL SELECT id, reference, 'erased', trace FROM erasures WHERE id = :id`,
    { id },
  );
  return known;
}

function hasWords({ outcome, words }: Known, fingerprint: string): boolean {
  return words === (outcome === 'erased' ? traceOf(fingerprint) : fingerprint);
}

function answerOf({ outcome, id, reference }: Known): AddResult {
  return { outcome, id, reference };
}

async function insert(
  query: Query,
  { enquiry, arrival, fingerprint }: Incoming,
  id: string,
  amends: string | null,
): Promise<AddResult> {
  const entry = entryOf(enquiry, arrival, { id, amends });
  await insertEntry(query, entry, { fingerprint });
  return { outcome: amends === null ? 'new' : 'amendment', id, reference: referenceFor(id) };
}

/** An enquiry as it came, under the id that it is kept under. */
export function entryOf(
  { text, subject, page, language }: Enquiry,
  { now, spamScore = 0, spamReasons = [], isQuarantined = false, priority = 1 }: Arrival,
  { id, amends }: Pick<Entry, 'id' | 'amends'>,
): Entry {
  const words = { text, subject, page, language };
  const verdict = { spamScore, spamReasons: [...spamReasons], isQuarantined, priority };
  return { id, amends, receivedAt: now, ...words, ...verdict };
}

/** Keeps an enquiry as it came; what was mailed already, as mailed. */
export async function insertEntry(
  query: Query,
  entry: Entry,
  {
    fingerprint = fingerprintOf(entry),
    sentAt = null,
  }: { fingerprint?: string; sentAt?: Date | null },
): Promise<void> {
  const { id, amends, receivedAt, text, subject, page, language } = entry;
  const waiting = entry.isQuarantined ? 'quarantined' : 'stored';
  const row: Record<string, Value> = {
    id,
    reference: referenceFor(id),
    amends,
    received_at: receivedAt,
    fingerprint,
    words: JSON.stringify({ text, subject, page, language }),
    state: sentAt === null ? waiting : 'sent',
    spam_score: entry.spamScore,
    spam_reasons: JSON.stringify(entry.spamReasons),
    next_attempt_at: receivedAt,
    turn: entry.priority,
    sent_at: sentAt,
  };
  const names = Object.keys(row);
  const values = names.map((name) => `:${name}`);
  await query(`INSERT INTO enquiries (${names.join(', ')}) VALUES (${values.join(', ')})`, row);
}
