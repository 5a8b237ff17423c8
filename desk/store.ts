import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { fieldNames } from '../contract/fields.ts';
import { referenceFor } from '../contract/reference.ts';
import { type Enquiry, fingerprintOf, idForAmendment, type StoredEnquiry } from './enquiry.ts';
import type { AddResult, AttemptOutcome, Claim, EnquiryStore } from './enquiry-store.ts';
import { StoreError } from './errors.ts';
import { longestWaitMs } from './retry.ts';
import { openDatabase, openDatabaseForReading } from './store-opening.ts';
import { enquiryFromRow } from './store-rows.ts';

const wantedIds = 'SELECT id FROM enquiries WHERE id = ? OR reference = ?';
const sameWordsMs = 60 * 60 * 1_000;

/** The store in a SQLite file under `dataFolder`, made if it is not there. Throws StartError. */
export function openStore(dataFolder: string): EnquiryStore {
  return storeIn(openDatabase(dataFolder));
}

/** The same store for reading only; a desk may be running beside it. Throws StartError. */
export function openStoreForReading(dataFolder: string): EnquiryStore {
  return storeIn(openDatabaseForReading(dataFolder));
}

function storeIn(database: DatabaseSync): EnquiryStore {
  const read = (sql: string, ...values: SQLInputValue[]): StoredEnquiry[] =>
    database
      .prepare(sql)
      .all(...values)
      .map(enquiryFromRow);
  const change = (sql: string, ...values: SQLInputValue[]): number =>
    Number(database.prepare(sql).run(...values).changes);

  return {
    add: async (enquiry, now) => attempt(() => inTransaction(database, () => add(enquiry, now))),
    claimDue: async (claim) => attempt(() => claimDue(database, claim)),
    renewLeases: async (owner, leaseUntil) => {
      attempt(() =>
        change(
          `UPDATE enquiries SET lease_until = ? WHERE state = 'sending' AND lease_owner = ?`,
          leaseUntil.getTime(),
          owner,
        ),
      );
    },
    settle: async (id, owner, outcome) => attempt(() => settle(database, { id, owner, outcome })),
    hasten: async (now) => {
      attempt(() =>
        change(
          `UPDATE enquiries SET next_attempt_at = ? WHERE state = 'stored' AND next_attempt_at > ?`,
          now.getTime(),
          now.getTime(),
        ),
      );
    },
    list: async () =>
      attempt(() => read('SELECT * FROM enquiries ORDER BY received_at DESC, rowid DESC')),
    find: async (wanted) =>
      attempt(() =>
        read(
          `SELECT * FROM enquiries WHERE id IN (${wantedIds}) OR amends IN (${wantedIds})
           ORDER BY received_at DESC, rowid DESC`,
          ...[wanted.toLowerCase(), wanted.toUpperCase()],
          ...[wanted.toLowerCase(), wanted.toUpperCase()],
        ),
      ),
    eraseReceivedBefore: async (limit) =>
      attempt(() => change('DELETE FROM enquiries WHERE received_at < ?', limit.getTime())),
    close: () => {
      if (database.isOpen) database.close();
    },
  };

  function add(enquiry: Enquiry, now: Date): AddResult {
    const fingerprint = fingerprintOf(enquiry);
    const insert = (id: string, amends: string | null): AddResult => {
      const reference = referenceFor(id);
      insertRow(database, { enquiry, id, reference, amends, fingerprint, now });
      return { outcome: amends === null ? 'new' : 'amendment', id, reference };
    };
    if (enquiry.id === null) {
      return withSameWords(fingerprint, now) ?? insert(randomUUID(), null);
    }
    const first = withId(enquiry.id);
    if (first === undefined) return insert(enquiry.id, null);
    if (first.fingerprint === fingerprint) return repeatOf(first);
    const amendmentId = idForAmendment(enquiry.id, fingerprint);
    const amendment = withId(amendmentId);
    return amendment === undefined ? insert(amendmentId, enquiry.id) : repeatOf(amendment);
  }

  function withId(id: string): Identified | undefined {
    return identified(
      database.prepare('SELECT id, reference, fingerprint FROM enquiries WHERE id = ?').get(id),
    );
  }

  function withSameWords(fingerprint: string, now: Date): AddResult | undefined {
    const found = identified(
      database
        .prepare(
          `SELECT id, reference, fingerprint FROM enquiries
           WHERE fingerprint = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1`,
        )
        .get(fingerprint, now.getTime() - sameWordsMs),
    );
    return found && repeatOf(found);
  }
}

type Identified = { id: string; reference: string; fingerprint: string };

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
  reference: string;
  amends: string | null;
  fingerprint: string;
  now: Date;
};

function insertRow(
  database: DatabaseSync,
  { enquiry, id, reference, amends, fingerprint, now }: NewRow,
): void {
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
  database
    .prepare(
      `INSERT INTO enquiries (${columns.join(', ')}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`,
    )
    .run(values);
}

/**
 * One statement, so no two relays take the same row. A time further ahead than any that the desk sets was written before
 * the clock was put back, and counts as past.
 */
function claimDue(database: DatabaseSync, { owner, now, leaseMs, limit }: Claim): StoredEnquiry[] {
  return database
    .prepare(
      `UPDATE enquiries
       SET state = 'sending', lease_owner = :owner, lease_until = :now + :leaseMs, attempts = attempts + 1,
           first_attempt_at = coalesce(first_attempt_at, :now)
       WHERE id IN (
         SELECT id FROM enquiries
         WHERE (state = 'stored' AND (next_attempt_at <= :now OR next_attempt_at > :now + :longestWaitMs))
            OR (state = 'sending' AND (lease_until <= :now OR lease_until > :now + :leaseMs))
         ORDER BY next_attempt_at LIMIT :limit)
       RETURNING *`,
    )
    .all({ owner, now: now.getTime(), leaseMs, longestWaitMs, limit })
    .map(enquiryFromRow);
}

function settle(
  database: DatabaseSync,
  { id, owner, outcome }: { id: string; owner: string; outcome: AttemptOutcome },
): void {
  database
    .prepare(
      `UPDATE enquiries
       SET state = :state, last_error = :lastError, sent_at = :sentAt,
           next_attempt_at = coalesce(:nextAttemptAt, next_attempt_at), lease_owner = NULL, lease_until = NULL
       WHERE id = :id AND state <> 'sent' AND (lease_owner = :owner OR :state = 'sent')`,
    )
    .run({
      id,
      owner,
      state: outcome.state,
      lastError: outcome.lastError,
      sentAt: outcome.state === 'sent' ? outcome.sentAt.getTime() : null,
      nextAttemptAt: outcome.state === 'stored' ? outcome.nextAttemptAt.getTime() : null,
    });
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StoreError('The database refused.', { cause: error });
  }
}
