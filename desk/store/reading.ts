import { z } from 'zod';
import { idBeginningFor } from '../../contract/reference.ts';
import {
  type EnquiryState,
  type Erasure,
  erasureSchema,
  type Handling,
  handlings,
  type StoredEnquiry,
} from '../enquiry.ts';
import {
  ask,
  countOf,
  type Database,
  enquiryColumns,
  enquiryFrom,
  erasureColumns,
  type Values,
} from './database.ts';

/** Enquiries with this id or reference (a short one that two might share) and those that amend them, newest first. */
export async function findEnquiries(database: Database, wanted: string): Promise<StoredEnquiry[]> {
  const rows = await ask(
    database,
    `WITH wanted AS (
       SELECT id FROM enquiries WHERE id = :id
       UNION SELECT id FROM enquiries WHERE ${database.dialect.hasReference}
       UNION SELECT id FROM erasures WHERE id = :id OR reference = :reference)
     SELECT ${enquiryColumns} FROM enquiries WHERE id IN (SELECT id FROM wanted) OR amends IN (SELECT id FROM wanted)
     ORDER BY received_at DESC, number DESC`,
    spellingsOf(wanted),
  );
  return rows.map(enquiryFrom);
}

/** Proofs of erasure for this id or reference, newest first. */
export async function findErasures(database: Database, wanted: string): Promise<Erasure[]> {
  const rows = await ask(
    database,
    `SELECT ${erasureColumns} FROM erasures WHERE id = :id OR reference = :reference ORDER BY erased_at DESC`,
    spellingsOf(wanted),
  );
  return z.array(erasureSchema).parse(rows);
}

function spellingsOf(wanted: string): Values {
  const reference = wanted.toUpperCase();
  return { id: wanted.toLowerCase(), reference, beginning: idBeginningFor(reference) };
}

export type StoreStatus = Awaited<ReturnType<typeof readStatus>>;

/**
 * How many enquiries there are in each state. `oldestUnsentAt` is when the oldest was received that is still to be mailed (stored or
 * sending); null when none is.
 */
export function readStatus({ read }: Database) {
  return read(async (query) => {
    const erasures = await countOf(query, 'SELECT count(*) AS count FROM erasures');
    const rows = await query<{ state: EnquiryState; count: number; oldest: Date | number }>(
      'SELECT state, count(*) AS count, min(received_at) AS oldest FROM enquiries GROUP BY state',
    );
    const counts = { quarantined: 0, stored: 0, sending: 0, sent: 0, failed: 0 };
    for (const { state, count } of rows) counts[state] = count;
    const unsent = rows.filter(({ state }) => state === 'stored' || state === 'sending');
    const [oldest = null] = unsent.map(({ oldest }) => Number(oldest)).sort((a, b) => a - b);
    return { counts, oldestUnsentAt: oldest === null ? null : new Date(oldest), erasures };
  });
}

/** How many enquiries staff have said what of. */
export async function countHandlings(database: Database): Promise<Record<Handling, number>> {
  const sql = 'SELECT handling, count(*) AS count FROM enquiries GROUP BY handling';
  const counts = { new: 0, answered: 0, waiting: 0, closed: 0 };
  const rows = await ask<{ handling: Handling; count: number }>(database, sql);
  for (const { handling, count } of rows) counts[handling] = count;
  return counts;
}

/** What tells this database from every other; a backup of it has the same. */
export async function readIdentity(database: Database): Promise<string> {
  const [identity] = await ask<{ id: string }>(database, 'SELECT id FROM identity');
  return identity?.id ?? '';
}

/** How many enquiries the mail server took at `moment` or later. */
export function countSentSince({ read }: Database, moment: Date): Promise<number> {
  const sql = 'SELECT count(*) AS count FROM enquiries WHERE sent_at >= :moment';
  return read((query) => countOf(query, sql, { moment }));
}

/** Which enquiries to list; what is left out does not narrow the list. */
export type ListFilter = {
  states?: readonly EnquiryState[];
  /** What staff have said of it. */
  handlings?: readonly Handling[];
  /** The first moment that counts. */
  receivedFrom?: Date;
  /** The first moment that no longer counts. */
  receivedBefore?: Date;
  /** A question that the database cannot answer. */
  matches?: (enquiry: StoredEnquiry) => boolean;
  limit?: number;
};

/** The place of one enquiry in the list; of those received at one moment, the number tells which came first. */
export type ListPlace = { receivedAt: Date; number: number };

/** One page of the list, newest first; a place is null where nothing follows. */
export type ListPage = {
  enquiries: StoredEnquiry[];
  newer: ListPlace | null;
  older: ListPlace | null;
  /** How far was looked when enough were looked at without filling the page; null when it was. */
  lookedTo: Date | null;
};

/** Which page of the list: the newest, or what follows a place on one side. */
export type PageWanted = ListFilter & {
  size: number;
  olderThan?: ListPlace | undefined;
  newerThan?: ListPlace | undefined;
  /** How many `matches` may be asked of; all, when left out. */
  lookAtMost?: number;
};

/** How many are read at a time, where all are wanted or most of them may not be. */
const batchSize = 500;

/**
 * One page of the list, found by where the last one ended: no page costs more than the first, and none repeats or leaves
 * out an enquiry because others came or went. What `matches` asks is asked here, a batch at a time.
 */
export async function pageOf(database: Database, wanted: PageWanted): Promise<ListPage> {
  const { states, size, newerThan, olderThan } = wanted;
  if (states?.length === 0) return { enquiries: [], newer: null, older: null, lookedTo: null };
  const { found, lastLookedAt, isEnd } = await look(database, wanted);
  const shown = found.slice(0, size);
  const isFull = found.length > size;
  const beyond = isEnd ? null : lastLookedAt;
  const onwards = isFull ? (shown.at(-1)?.place ?? null) : beyond;
  const backwards = shown.at(0)?.place ?? newerThan ?? olderThan ?? null;
  const lookedTo = isFull ? null : (beyond?.receivedAt ?? null);
  const enquiries = shown.map(({ enquiry }) => enquiry);
  return newerThan === undefined
    ? { enquiries, newer: olderThan === undefined ? null : backwards, older: onwards, lookedTo }
    : { enquiries: enquiries.reverse(), newer: onwards, older: backwards, lookedTo };
}

/** Finds one more than the page holds, to tell whether anything follows; fewer at the end, or when enough were looked at. */
async function look(database: Database, wanted: PageWanted) {
  const { size, matches = () => true, lookAtMost = Number.POSITIVE_INFINITY } = wanted;
  const limit = wanted.matches === undefined ? Math.min(size + 1, batchSize) : batchSize;
  const found: { enquiry: StoredEnquiry; place: ListPlace }[] = [];
  let lastLookedAt = wanted.newerThan ?? wanted.olderThan ?? null;
  let isEnd = false;
  for (let looked = 0; looked < lookAtMost && found.length <= size && !isEnd; looked += limit) {
    const { sql, values } = statementFor(wanted, lastLookedAt);
    const rows = await ask<Placed>(database, sql, { ...values, limit });
    for (const row of rows) {
      lastLookedAt = placeIn(row);
      const enquiry = enquiryFrom(row);
      if (matches(enquiry)) found.push({ enquiry, place: lastLookedAt });
    }
    isEnd = rows.length < limit;
  }
  return { found, lastLookedAt, isEnd };
}

function statementFor(wanted: PageWanted, place: ListPlace | null) {
  const { states, handlings: some, receivedFrom, receivedBefore, newerThan } = wanted;
  const [order, beyond] = newerThan === undefined ? ['DESC', '<'] : ['ASC', '>'];
  const conditions = [
    states && conditionOf(states),
    some && `handling IN (${namesOf(some)})`,
    receivedFrom && 'received_at >= :receivedFrom',
    receivedBefore && 'received_at < :receivedBefore',
    place && `(received_at, number) ${beyond} (:placeAt, :placeNumber)`,
  ].filter((condition) => condition);
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  return {
    sql: `SELECT number, ${enquiryColumns} FROM enquiries ${where} ORDER BY received_at ${order}, number ${order} LIMIT :limit`,
    values: {
      ...Object.fromEntries([...(states ?? []), ...handlings].map((word) => [word, word])),
      receivedFrom: receivedFrom ?? null,
      receivedBefore: receivedBefore ?? null,
      placeAt: place?.receivedAt ?? null,
      placeNumber: place?.number ?? null,
    },
  };
}

function namesOf(words: readonly string[]): string {
  return words.map((word) => `:${word}`).join(', ');
}

/**
 * Of more than one state SQLite would gather all that there are by its index, and sort them for each page anew; an expression
 * has no index, so it goes along the times.
 */
function conditionOf(states: readonly EnquiryState[]): string {
  const column = states.length > 1 ? "(state || '')" : 'state';
  return `${column} IN (${namesOf(states)})`;
}

/** Where an enquiry stands in the list; null when there is none. */
export async function placeOf(database: Database, id: string): Promise<ListPlace | null> {
  const [row] = await ask<Placed>(
    database,
    'SELECT received_at AS "receivedAt", number FROM enquiries WHERE id = :id',
    { id },
  );
  return row === undefined ? null : placeIn(row);
}

type Placed = { receivedAt: Date | number; number: number };

function placeIn({ receivedAt, number }: Placed): ListPlace {
  return { receivedAt: new Date(receivedAt), number };
}
