import { type StoredEnquiry, storedEnquirySchema } from '../enquiry.ts';

/** A value that both databases take. A Date is a moment, to the millisecond. */
export type Value = string | number | null | Date;

/** Of a statement, which names them `:name`. */
export type Values = Readonly<Record<string, Value>>;

/** Carries out one statement and answers with the rows that it returns. What is in them, whoever writes the statement says. */
export type Query = <Row = Record<string, unknown>>(sql: string, values?: Values) => Promise<Row[]>;

/** An open database. What it throws is its own; the store makes a StoreError of it. */
export type Database = {
  dialect: Dialect;
  /** Does `work`, which sees nothing but what has been committed. */
  read: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /**
   * Does `work` wholly or not at all; when this resolves, it is on disk.
   * `work` awaits nothing but its own queries: others may be waiting behind it.
   */
  write: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Sees to it that no file holds what has been erased. What still does, and until when, in words; null when nothing does. */
  forgetErased: () => Promise<string | null>;
  /** Writes a sound copy of everything to a new file. Throws StoreError with the reason when it cannot. */
  backup: (file: string) => Promise<void>;
  /** What staff should hear at the start of how the database was found, a paragraph each. */
  notices: readonly string[];
  close: () => Promise<void>;
};

/** The few statements that the two databases do not share. */
type Dialect = {
  /**
   * Takes up to `:limit` enquiries for `:owner`: those due at `:now` with a priority (the column `turn`) up to
   * `:lastPriority` or received by `:waitedSince`, none above `:highest`, and those named in the JSON list `:abandoned` as
   * "id heartbeat". A time further ahead than `:furthest` was written before a clock was put back, and counts as past.
   */
  claim: string;
  /** A condition for the enquiries that `:reference` means, whose ids begin with `:beginning`. */
  hasReference: string;
  /**
   * Makes all that speak of the same `:about`, on whatever desk, go on one at a time until their transaction ends; null where
   * transactions do that by themselves.
   */
  takeTurn: string | null;
};

/** What one statement finds. */
export function ask<Row = Record<string, unknown>>(
  { read }: Database,
  sql: string,
  values?: Values,
): Promise<Row[]> {
  return read((query) => query<Row>(sql, values));
}

/** The number that a statement finds under the name "count"; 0 when it finds nothing. */
export async function countOf(query: Query, sql: string, values?: Values): Promise<number> {
  const [row] = await query<{ count: number }>(sql, values);
  return row?.count ?? 0;
}

/** Does what one statement says, alone. */
export async function change({ write }: Database, sql: string, values?: Values): Promise<void> {
  await write((query) => query(sql, values));
}

/** The same, and whether there was such an enquiry to change. Shape: the statement returns what it changed. */
export async function changesOne(
  { write }: Database,
  sql: string,
  values: Values,
): Promise<boolean> {
  return (await write((query) => query(sql, values))).length === 1;
}

/** The columns of the table `enquiries`, under the names that the program has. */
export const enquiryColumns = `id, reference, amends, received_at AS "receivedAt", words, state, turn AS priority, resends, attempts,
  spam_score AS "spamScore", spam_reasons AS "spamReasons", first_attempt_at AS "firstAttemptAt",
  next_attempt_at AS "nextAttemptAt", last_error AS "lastError", delivered_to AS "deliveredTo", sent_at AS "sentAt",
  handling, answered_at AS "answeredAt", handler, note`;

/** Those of the table `erasures`. */
export const erasureColumns = 'id, reference, trace, erased_at AS "erasedAt", cause';

/** An enquiry from a row of these, which is used up: to copy it would cost as much as to read it. */
export function enquiryFrom(row: Record<string, unknown>): StoredEnquiry {
  const [spamReasons, deliveredTo] = [fromJson(row.spamReasons), fromJson(row.deliveredTo)];
  return storedEnquirySchema.parse(
    Object.assign(row, fromJson(row.words), { spamReasons, deliveredTo }),
  );
}

/** PostgreSQL has a type of its own for JSON, SQLite has text. */
function fromJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
