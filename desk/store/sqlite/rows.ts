import { z } from 'zod';
import { enquiryStates, type StoredEnquiry } from '../../enquiry.ts';
import type { Erasure } from '../enquiry-store.ts';

const time = z.number().transform((milliseconds) => new Date(milliseconds));
const words = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.string()));

const enquirySchema = z
  .object({
    id: z.string(),
    reference: z.string(),
    amends: z.string().nullable(),
    received_at: time,
    fname: z.string(),
    lname: z.string(),
    email: z.string(),
    country: z.string(),
    address: z.string(),
    phone: z.string(),
    message: z.string(),
    subject: z.string(),
    page: z.string(),
    language: z.string(),
    state: z.enum(enquiryStates),
    spam_score: z.number(),
    spam_reasons: words,
    resends: z.number(),
    attempts: z.number(),
    first_attempt_at: time.nullable(),
    next_attempt_at: time,
    last_error: z.string().nullable(),
    sent_at: time.nullable(),
  })
  .transform((row): StoredEnquiry => {
    const { id, reference, amends, subject, page, language, state, resends, attempts } = row;
    const { fname, lname, email, country, address, phone, message } = row;
    return {
      id,
      reference,
      amends,
      receivedAt: row.received_at,
      text: { fname, lname, email, country, address, phone, message },
      subject,
      page,
      language,
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
    erased_at: time,
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

/** An enquiry from a row of the table `enquiries`. */
export function enquiryFromRow(row: unknown): StoredEnquiry {
  return enquirySchema.parse(row);
}

/** A proof from a row of the table `erasures`. */
export function erasureFromRow(row: unknown): Erasure {
  return erasureSchema.parse(row);
}
