import { z } from 'zod';
import { type FieldName, fieldNames, textFrom } from '../../contract/fields.ts';
import { type EnquiryState, enquiryStates, handlings, type StoredEnquiry } from '../enquiry.ts';

/** SQLite has times as milliseconds and JSON as text; PostgreSQL has types of its own for both. */
export const time = z.coerce.date<number | Date>();
const json = z.unknown().transform((value): unknown => {
  return typeof value === 'string' ? JSON.parse(value) : value;
});

/** The seven fields. One that the contract has had only since then reads ''. */
const textSchema = z
  .partialRecord(z.enum(fieldNames), z.string())
  .transform((text) => textFrom((field: FieldName) => text[field] ?? ''));

/** An enquiry as it came, and how it was judged: what the journal keeps of it. */
export const entrySchema = z.object({
  id: z.string(),
  amends: z.string().nullable(),
  receivedAt: z.coerce.date<string>(),
  text: textSchema,
  subject: z.string(),
  page: z.string(),
  language: z.string(),
  spamScore: z.number(),
  spamReasons: z.array(z.string()),
  priority: z.number(),
  isQuarantined: z.boolean(),
});

export type Entry = z.infer<typeof entrySchema>;

/** What was typed or sent along. */
const wordsSchema = json.pipe(
  entrySchema.pick({ text: true, subject: true, page: true, language: true }),
);

const enquirySchema = z
  .object({
    id: z.string(),
    reference: z.string(),
    amends: z.string().nullable(),
    received_at: time,
    words: wordsSchema,
    state: z.enum(enquiryStates),
    spam_score: z.number(),
    spam_reasons: json.pipe(z.array(z.string())),
    turn: z.number(),
    resends: z.number(),
    attempts: z.number(),
    first_attempt_at: time.nullable(),
    next_attempt_at: time,
    last_error: z.string().nullable(),
    delivered_to: json.pipe(z.array(z.string())),
    sent_at: time.nullable(),
    handling: z.enum(handlings),
    answered_at: time.nullable(),
    handler: z.string(),
    note: z.string(),
  })
  .transform((row): StoredEnquiry => {
    const { id, reference, amends, words, state, turn: priority, resends, attempts } = row;
    return {
      id,
      reference,
      amends,
      receivedAt: row.received_at,
      ...words,
      state,
      spamScore: row.spam_score,
      spamReasons: row.spam_reasons,
      priority,
      resends,
      attempts,
      firstAttemptAt: row.first_attempt_at,
      nextAttemptAt: row.next_attempt_at,
      lastError: row.last_error,
      deliveredTo: row.delivered_to,
      sentAt: row.sent_at,
      handling: row.handling,
      answeredAt: row.answered_at,
      handler: row.handler,
      note: row.note,
    };
  });

/** Enquiries from rows of the table `enquiries`. */
export function enquiriesFrom(rows: readonly unknown[]): StoredEnquiry[] {
  return z.array(enquirySchema).parse(rows);
}

const erasureSchema = z
  .object({
    id: z.string(),
    reference: z.string(),
    erased_at: time,
    cause: z.enum(['staff', 'retention']),
  })
  .transform(({ erased_at, ...row }) => ({ ...row, erasedAt: erased_at }));

/** Proof that an enquiry was erased, and when; nothing of what it said. */
export type Erasure = z.infer<typeof erasureSchema>;

/** Proofs from rows of the table `erasures`. */
export function erasuresFrom(rows: readonly unknown[]): Erasure[] {
  return z.array(erasureSchema).parse(rows);
}

const tracedRows = z.array(z.object({ trace: z.string() }));

/** The same with what tells a late repeat from changed words; staff need not see it. */
export type TracedErasure = Erasure & { trace: string };

/** The same from rows of the table `erasures`. */
export function tracedErasuresFrom(rows: readonly unknown[]): TracedErasure[] {
  const traces = tracedRows.parse(rows);
  return erasuresFrom(rows).map((proof, index) => ({
    ...proof,
    trace: traces[index]?.trace ?? '',
  }));
}

const stateRows = z.array(
  z.object({ state: z.enum(enquiryStates), count: z.coerce.number<unknown>(), oldest: time }),
);

export type StoreStatus = ReturnType<typeof statusFrom>;

/**
 * The status from rows of state, count and oldest; 0 for states of which there is no row. `oldestUnsentAt` is when the oldest
 * enquiry was received that is still to be mailed (stored or sending); null when none is.
 */
export function statusFrom(rows: readonly unknown[], erasures: number) {
  const counts: Record<EnquiryState, number> = {
    quarantined: 0,
    stored: 0,
    sending: 0,
    sent: 0,
    failed: 0,
  };
  let oldestUnsentAt: Date | null = null;
  for (const { state, count, oldest } of stateRows.parse(rows)) {
    counts[state] = count;
    const isUnsent = state === 'stored' || state === 'sending';
    if (isUnsent && (oldestUnsentAt === null || oldest < oldestUnsentAt)) oldestUnsentAt = oldest;
  }
  return { counts, oldestUnsentAt, erasures };
}

const countRows = z.tuple([z.object({ count: z.coerce.number<unknown>() })]);

/** The number from the one row of a count. */
export function countFrom(rows: readonly unknown[]): number {
  return countRows.parse(rows)[0].count;
}
