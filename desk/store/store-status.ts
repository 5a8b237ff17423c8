import { z } from 'zod';
import { enquiryStates } from '../enquiry.ts';
import type { StoreStatus } from './enquiry-store.ts';

const rowsSchema = z.array(
  z.object({ state: z.enum(enquiryStates), count: z.coerce.number<unknown>() }),
);

/** Counts for every state, 0 for those of which a database has no row. */
export function countsByState(rows: unknown): StoreStatus['counts'] {
  const counts = { quarantined: 0, stored: 0, sending: 0, sent: 0, failed: 0 };
  for (const { state, count } of rowsSchema.parse(rows)) counts[state] = count;
  return counts;
}
