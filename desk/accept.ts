import type { FastifyBaseLogger } from 'fastify';
import type { Enquiry } from './enquiry.ts';
import type { AddResult, EnquiryStore } from './enquiry-store.ts';
import type { Judge, Judgement } from './spam.ts';
import type { CallTraces } from './spam-signals.ts';

type AcceptParts = {
  store: EnquiryStore;
  wake: () => void;
  now: () => Date;
  judge: Judge;
  log: FastifyBaseLogger;
  isMailed: boolean;
};

/**
 * Store first, answer second, send third: when this resolves the enquiry is on disk and the caller may hear OK.
 * What looks like spam is kept as well and answered the same; only its mail waits for staff.
 * Throws StoreError when it is not on disk; then the visitor must hear of it.
 */
export async function acceptEnquiry(
  enquiry: Enquiry,
  traces: CallTraces,
  parts: AcceptParts,
): Promise<AddResult> {
  const { store, wake, now, judge, log, isMailed } = parts;
  const judgement = judge(enquiry, traces);
  const result = await store.add(enquiry, { now: now(), ...judgement });
  log.info(
    {
      enquiry: result.reference,
      state: judgement.isQuarantined ? 'quarantined' : 'stored',
      cause: result.outcome,
      spamScore: judgement.spamScore,
      mail: mailPlan(judgement, isMailed),
    },
    'enquiry',
  );
  wake();
  return result;
}

function mailPlan({ isQuarantined }: Judgement, isMailed: boolean): string {
  if (!isMailed) return 'kept on disk and not mailed: DESK_SMTP_URL is not set';
  return isQuarantined ? 'kept until somebody releases it' : 'will be tried';
}
