import { z } from 'zod';
import { fieldNames } from '../../../contract/fields.ts';
import { enquiryStates, type StoredEnquiry } from '../../enquiry.ts';
import type { Erasure } from '../enquiry-store.ts';

const wordsSchema = z.object({
  text: z.record(z.enum(fieldNames), z.string()),
  subject: z.string(),
  page: z.string(),
  language: z.string(),
});

const enquirySchema = z
  .object({
    id: z.string(),
    reference: z.string(),
    amends: z.string().nullable(),
    received_at: z.date(),
    words: wordsSchema,
    state: z.enum(enquiryStates),
    spam_score: z.number(),
    spam_reasons: z.array(z.string()),
    resends: z.number(),
    attempts: z.number(),
    first_attempt_at: z.date().nullable(),
    next_attempt_at: z.date(),
    last_error: z.string().nullable(),
    sent_at: z.date().nullable(),
  })
  .transform((row): StoredEnquiry => {
    const { id, reference, amends, words, state, resends, attempts } = row;
    return {
      id,
      reference,
      amends,
      receivedAt: row.received_at,
      ...words,
      state,
      spamScore: row.spam_score,
      spamReasons: row.spam_reasons,
      resends,
      attempts,
      firstAttemptAt: row.first_attempt_at,
      nextAttemptAt: row.next_attempt_at,
      lastError: row.last_error,
      sentAt: row.sent_at,
    };
  });

const erasureSchema = z
  .object({
    id: z.string(),
    reference: z.string(),
    erased_at: z.date(),
    cause: z.enum(['staff', 'retention']),
  })
  .transform(
    ({ id, reference, erased_at, cause }): Erasure => ({
      id,
      reference,
      erasedAt: erased_at,
      cause,
    }),
  );

/** Enquiries from rows of the table `enquiries`. */
export function enquiriesFrom({ rows }: { rows: unknown }): StoredEnquiry[] {
  return z.array(enquirySchema).parse(rows);
}

/** Proofs from rows of the table `erasures`. */
export function erasuresFrom({ rows }: { rows: unknown }): Erasure[] {
  return z.array(erasureSchema).parse(rows);
}
