import { z } from 'zod';
import { referenceFor } from '../../contract/reference.ts';
import { type Entry, entrySchema, type TracedErasure, tracedErasureSchema } from '../enquiry.ts';
import { insertEntry, takeTurn } from './adding.ts';
import {
  ask,
  countOf,
  type Database,
  enquiryColumns,
  enquiryFrom,
  erasureColumns,
  type Query,
  type Values,
} from './database.ts';
import { insertProof } from './staff.ts';

/** How many ids one question may name: as many as one part of a journal that is held against the database. */
export const idsAtOnce = 200;

const idNames = Array.from({ length: idsAtOnce }, (_, index) => `id${index}`);
const inIds = `id IN (${idNames.map((name) => `:${name}`).join(', ')})`;

/** One statement for any number of ids up to `idsAtOnce`, so that it is compiled once. */
function valuesOf(ids: readonly string[]): Values {
  return Object.fromEntries(idNames.map((name, index) => [name, ids[index] ?? null]));
}

/** The number of the enquiry that came last; 0 when there is none. */
export function newestNumber({ read }: Database): Promise<number> {
  const sql = 'SELECT coalesce(max(number), 0) AS count FROM enquiries';
  return read((query) => countOf(query, sql));
}

type Numbered = { id: string; number: number };

/** The next ids after a number, up to another, in the order in which they came. */
export function idsBetween(database: Database, after: number, upTo: number): Promise<Numbered[]> {
  return ask(
    database,
    `SELECT id, number FROM enquiries WHERE number > :after AND number <= :upTo
     ORDER BY number LIMIT ${idsAtOnce}`,
    { after, upTo },
  );
}

/** An enquiry as it came, and when it was mailed; null while it is not. */
export type Accepted = { entry: Entry; sentAt: Date | null };

/** What came with these ids. Shape: `idsAtOnce` at most. */
export async function entriesOf(database: Database, ids: readonly string[]): Promise<Accepted[]> {
  const rows = await ask(
    database,
    `SELECT ${enquiryColumns} FROM enquiries WHERE ${inIds}`,
    valuesOf(ids),
  );
  return rows.map(enquiryFrom).map((enquiry) => {
    const { state, sentAt } = enquiry;
    const entry = entrySchema.parse({ ...enquiry, isQuarantined: state === 'quarantined' });
    return { entry, sentAt: state === 'sent' ? sentAt : null };
  });
}

/** Which of these ids are kept, and the proofs of those that were erased. Shape: `idsAtOnce` at most. */
export function fatesOf(
  { read }: Database,
  ids: readonly string[],
): Promise<{ kept: Set<string>; proofs: Map<string, TracedErasure> }> {
  return read((query) => fatesIn(query, ids));
}

const tracedRows = z.array(tracedErasureSchema);

async function fatesIn(query: Query, ids: readonly string[]) {
  const kept = await query<Numbered>(
    `SELECT id, number FROM enquiries WHERE ${inIds}`,
    valuesOf(ids),
  );
  const erased = await query(
    `SELECT ${erasureColumns} FROM erasures WHERE ${inIds}`,
    valuesOf(ids),
  );
  return {
    kept: new Set(kept.map(({ id }) => id)),
    proofs: new Map(tracedRows.parse(erased).map((proof) => [proof.id, proof])),
  };
}

/**
 * Keeps enquiries again that were accepted and are missing, those that were mailed as mailed, and answers with their references.
 * What is there after all, or was erased, stays as it is. Shape: `idsAtOnce` at most.
 */
export function restore(
  { write, dialect }: Database,
  entries: readonly Accepted[],
): Promise<string[]> {
  return write(async (query) => {
    // In one order, so that two desks never wait for each other.
    const turns = new Set(entries.map(({ entry: { amends, id } }) => amends ?? id));
    for (const about of [...turns].sort()) await takeTurn(query, dialect, about);
    const { kept, proofs } = await fatesIn(
      query,
      entries.map(({ entry }) => entry.id),
    );
    const missing = entries.filter(({ entry: { id } }) => !kept.has(id) && !proofs.has(id));
    for (const { entry, sentAt } of missing) await insertEntry(query, entry, { sentAt });
    return missing.map(({ entry }) => referenceFor(entry.id));
  });
}

/** Erases again what had been erased before, and keeps the proofs that are missing. Shape: `idsAtOnce` at most. */
export function restoreErasures(
  { write }: Database,
  given: readonly Omit<TracedErasure, 'reference'>[],
): Promise<void> {
  return write(async (query) => {
    const ids = given.map(({ id }) => id);
    const { proofs } = await fatesIn(query, ids);
    await query(`DELETE FROM enquiries WHERE ${inIds}`, valuesOf(ids));
    for (const proof of given) {
      if (proofs.has(proof.id)) continue;
      await insertProof(query, { ...proof, reference: referenceFor(proof.id) });
    }
  });
}
