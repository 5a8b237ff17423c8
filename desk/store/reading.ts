import { z } from 'zod';
import { idBeginningFor } from '../../contract/reference.ts';
import { type EnquiryState, type Handling, handlings, type StoredEnquiry } from '../enquiry.ts';
import { ask, type Database, type Value } from './database.ts';
import {
  countFrom,
  type Erasure,
  enquiriesFrom,
  erasuresFrom,
  type StoreStatus,
  statusFrom,
  time,
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

/** Which enquiries to list; what is left out does not narrow the list. */
export type ListFilter = {
  states?: readonly EnquiryState[];
  /** What staff have said of it. */
  handlings?: readonly Handling[];
  /** The first moment that counts. */
  receivedFrom?: Date;
  /** The first moment that no longer counts. */
  receivedBefore?: Date;
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
export type PageWanted = Omit<ListFilter, 'limit'> & {
  size: number;
  olderThan?: ListPlace;
  newerThan?: ListPlace;
  /** A question that the database cannot answer. */
  matches?: (enquiry: StoredEnquiry) => boolean;
  /** Of how many it may be asked; of all, when left out. */
  lookAtMost?: number;
};

/** How many are read at a time, where all are wanted or most of them may not be. */
const batchSize = 500;

type Entry = { enquiry: StoredEnquiry; place: ListPlace };
type Found = { entries: Entry[]; lastLookedAt: ListPlace | null; isEnd: boolean };

/**
 * One page of the list, found by where the last one ended: no page costs more than the first, and none repeats or leaves
 * out an enquiry because others came or went. What `matches` asks is asked here, a batch at a time.
 */
export async function pageOf(database: Database, wanted: PageWanted): Promise<ListPage> {
  const { states, size, newerThan, olderThan } = wanted;
  if (states?.length === 0) return { enquiries: [], newer: null, older: null, lookedTo: null };
  const { entries, lastLookedAt, isEnd } = await find(database, wanted);
  const shown = entries.slice(0, size);
  const onwards =
    entries.length > size ? (shown.at(-1)?.place ?? null) : isEnd ? null : lastLookedAt;
  const backwards = shown.at(0)?.place ?? newerThan ?? olderThan ?? null;
  const lookedTo = entries.length > size || isEnd ? null : (lastLookedAt?.receivedAt ?? null);
  if (newerThan === undefined) {
    const newer = olderThan === undefined ? null : backwards;
    return { enquiries: shown.map(({ enquiry }) => enquiry), newer, older: onwards, lookedTo };
  }
  const enquiries = shown.map(({ enquiry }) => enquiry).reverse();
  return { enquiries, newer: onwards, older: backwards, lookedTo };
}

/** One more than the page holds, to tell whether anything follows; fewer at the end, or when enough were looked at. */
async function find(database: Database, wanted: PageWanted): Promise<Found> {
  const { size, matches = () => true, lookAtMost = Number.POSITIVE_INFINITY } = wanted;
  const { states = [], receivedFrom, receivedBefore } = wanted;
  const limit = wanted.matches === undefined ? Math.min(size + 1, batchSize) : batchSize;
  const found: Found = {
    entries: [],
    lastLookedAt: wanted.newerThan ?? wanted.olderThan ?? null,
    isEnd: false,
  };
  for (let looked = 0; looked < lookAtMost && found.entries.length <= size && !found.isEnd; ) {
    const place = found.lastLookedAt;
    const values = {
      ...Object.fromEntries([...states, ...handlings].map((word) => [word, word])),
      receivedFrom: receivedFrom ?? null,
      receivedBefore: receivedBefore ?? null,
      placeAt: place?.receivedAt ?? null,
      placeNumber: place?.number ?? null,
      limit,
    };
    const rows = await ask(database, statementFor(wanted, place), values);
    const entries = entriesFrom(rows);
    found.entries.push(...entries.filter(({ enquiry }) => matches(enquiry)));
    found.lastLookedAt = entries.at(-1)?.place ?? place;
    found.isEnd = rows.length < limit;
    looked += rows.length;
  }
  return found;
}

function statementFor(wanted: PageWanted, place: ListPlace | null): string {
  const { states, handlings: some, receivedFrom, receivedBefore, newerThan } = wanted;
  const [order, beyond] = newerThan === undefined ? ['DESC', '<'] : ['ASC', '>'];
  const conditions = [
    ...(states ? [conditionOf(states)] : []),
    ...(some ? [`handling IN (${some.map((each) => `:${each}`).join(', ')})`] : []),
    ...(receivedFrom ? ['received_at >= :receivedFrom'] : []),
    ...(receivedBefore ? ['received_at < :receivedBefore'] : []),
    ...(place ? [`(received_at, number) ${beyond} (:placeAt, :placeNumber)`] : []),
  ];
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  return `SELECT * FROM enquiries ${where} ORDER BY received_at ${order}, number ${order} LIMIT :limit`;
}

/**
 * Of more than one state SQLite would gather all that there are by its index, and sort them for each page anew; an expression
 * has no index, so it goes along the times.
 */
function conditionOf(states: readonly EnquiryState[]): string {
  const column = states.length > 1 ? "(state || '')" : 'state';
  return `${column} IN (${states.map((state) => `:${state}`).join(', ')})`;
}

/** Where an enquiry stands in the list; null when there is none. */
export async function placeOf(database: Database, id: string): Promise<ListPlace | null> {
  const sql = 'SELECT received_at, number FROM enquiries WHERE id = :id';
  const rows = await ask(database, sql, { id });
  return placeRows.parse(rows)[0] ?? null;
}

const placeRows = z.array(
  z
    .object({ received_at: time, number: z.coerce.number<unknown>() })
    .transform(({ received_at: receivedAt, number }): ListPlace => ({ receivedAt, number })),
);

function entriesFrom(rows: readonly unknown[]): Entry[] {
  const places = placeRows.parse(rows);
  return enquiriesFrom(rows).flatMap((enquiry, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ enquiry, place }];
  });
}
