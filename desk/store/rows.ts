import { type StoredEnquiry, storedEnquirySchema } from '../enquiry.ts';

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
