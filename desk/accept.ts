import type { FastifyBaseLogger } from 'fastify';
import type { Enquiry } from './enquiry.ts';
import type { AddResult, EnquiryStore } from './enquiry-store.ts';

type AcceptParts = {
  store: EnquiryStore;
  wake: () => void;
  now: () => Date;
  log: FastifyBaseLogger;
  isMailed: boolean;
};

/**
 * Store first, answer second, send third: when this resolves the enquiry is on disk and the caller may hear OK.
 * Throws StoreError when it is not on disk; then the visitor must hear of it.
 */
export async function acceptEnquiry(enquiry: Enquiry, parts: AcceptParts): Promise<AddResult> {
  const { store, wake, now, log, isMailed } = parts;
  const result = await store.add(enquiry, { now: now() });
  log.info(
    {
      enquiry: result.reference,
      state: 'stored',
      cause: result.outcome,
      mail: isMailed ? 'will be tried' : 'kept on disk and not mailed: DESK_SMTP_URL is not set',
    },
    'enquiry',
  );
  wake();
  return result;
}
