import { z } from 'zod';
import {
  erasureSchema,
  type StoredEnquiry,
  storedEnquirySchema,
  tracedErasureSchema,
} from '../enquiry.ts';

/** Enquiries from rows of the table `enquiries`. */
export function enquiriesFrom(rows: readonly unknown[]): StoredEnquiry[] {
  return rows.map(enquiryFrom);
}

/** One of them. */
export function enquiryFrom(row: unknown): StoredEnquiry {
  const { words, turn, ...rest } = named(row);
  return storedEnquirySchema.parse({ ...rest, ...Object(words), priority: turn });
}

/** Proofs from rows of the table `erasures`. */
export function erasuresFrom(rows: readonly unknown[]) {
  return rows.map((row) => erasureSchema.parse(named(row)));
}

/** The same, with their traces. */
export function tracedErasuresFrom(rows: readonly unknown[]) {
  return rows.map((row) => tracedErasureSchema.parse(named(row)));
}

const rowSchema = z.record(z.string(), z.unknown());
/** PostgreSQL has a type of its own for JSON, SQLite has text. */
const columnsOfJson = ['words', 'spam_reasons', 'delivered_to'];

/** A row under the names that the program has: what stands in the column "received_at" is `receivedAt`. */
function named(row: unknown): Record<string, unknown> {
  const columns = Object.entries(rowSchema.parse(row));
  return Object.fromEntries(
    columns.map(([column, value]) => {
      const isText = columnsOfJson.includes(column) && typeof value === 'string';
      return [nameOf(column), isText ? JSON.parse(value) : value];
    }),
  );
}

function nameOf(column: string): string {
  return column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
