import { z } from 'zod';
import { enquiryStates, type StoredEnquiry } from './enquiry.ts';

const time = z.number().transform((milliseconds) => new Date(milliseconds));

const rowSchema = z
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
    attempts: z.number(),
    first_attempt_at: time.nullable(),
    next_attempt_at: time,
    lease_until: time.nullable(),
    last_error: z.string().nullable(),
    sent_at: time.nullable(),
  })
  .transform((row): StoredEnquiry => {
    const { id, reference, amends, subject, page, language, state, attempts } = row;
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
      attempts,
      firstAttemptAt: row.first_attempt_at,
      nextAttemptAt: row.next_attempt_at,
      leaseUntil: row.lease_until,
      lastError: row.last_error,
      sentAt: row.sent_at,
    };
  });

/** An enquiry from a row of the table `enquiries`, whichever database it came from. */
export function enquiryFromRow(row: unknown): StoredEnquiry {
  return rowSchema.parse(row);
}
