import { z } from 'zod';
import type { Database, Value } from './database.ts';
import type { ListPage, ListPlace, PageWanted } from './enquiry-store.ts';
import { enquiriesFrom, time } from './rows.ts';

/**
 * One page of the list, found by where the last one ended: no page costs more than the first, and none repeats or leaves
 * out an enquiry because others came or went.
 */
export async function pageOf({ read }: Database, wanted: PageWanted): Promise<ListPage> {
  const { states, size, newerThan, olderThan } = wanted;
  if (states?.length === 0) return { enquiries: [], newer: null, older: null };
  // One more than the page holds tells whether anything follows.
  const rows = await read((query) => query(statementFor(wanted), valuesOf(wanted)));
  const hasMore = rows.length > size;
  const shown = rows.slice(0, size);
  if (newerThan !== undefined) shown.reverse();
  const [first, last] = [placeOf(shown.at(0)), placeOf(shown.at(-1))];
  return {
    enquiries: enquiriesFrom(shown),
    newer: (newerThan === undefined ? olderThan !== undefined : hasMore) ? first : null,
    older: newerThan !== undefined || hasMore ? last : null,
  };
}

function statementFor(wanted: PageWanted): string {
  const { states, receivedFrom, receivedBefore, newerThan, olderThan } = wanted;
  const order = newerThan === undefined ? 'DESC' : 'ASC';
  const conditions = [
    // Every state, named, would have SQLite gather them one by one and sort what it found.
    ...(states ? [`state IN (${states.map((state) => `:${state}`).join(', ')})`] : []),
    ...(receivedFrom ? ['received_at >= :receivedFrom'] : []),
    ...(receivedBefore ? ['received_at < :receivedBefore'] : []),
    ...(olderThan ? ['(received_at, number) < (:placeAt, :placeNumber)'] : []),
    ...(newerThan ? ['(received_at, number) > (:placeAt, :placeNumber)'] : []),
  ];
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  return `SELECT * FROM enquiries ${where} ORDER BY received_at ${order}, number ${order} LIMIT :limit`;
}

function valuesOf(wanted: PageWanted): Record<string, Value> {
  const { states = [], receivedFrom, receivedBefore, size } = wanted;
  const place = wanted.newerThan ?? wanted.olderThan;
  return {
    ...Object.fromEntries(states.map((state) => [state, state])),
    ...(receivedFrom && { receivedFrom }),
    ...(receivedBefore && { receivedBefore }),
    ...(place && { placeAt: place.receivedAt, placeNumber: place.number }),
    limit: size + 1,
  };
}

const placeRow = z.object({ received_at: time, number: z.coerce.number<unknown>() });

function placeOf(row: unknown): ListPlace | null {
  if (row === undefined) return null;
  const { received_at: receivedAt, number } = placeRow.parse(row);
  return { receivedAt, number };
}
