import type { FastifyBaseLogger } from 'fastify';
import type { Enquiry } from '../enquiry.ts';
import { createSpamScorer, type SpamVerdict } from '../spam/scoring.ts';
import type { CallTraces } from '../spam/signals.ts';
import type { AddResult } from '../store/adding.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';

/**
 * Store first, answer second, send third: when this resolves the enquiry is on disk and the caller may hear OK.
 * What looks like spam is kept as well and answered the same; only its mail waits for staff.
 * `count` says which enquiry of its network it is, or throws RefusedCall when there is no room for it.
 * Throws that, and StoreError when the enquiry is not on disk; then the visitor must hear of it.
 */
export type AcceptEnquiry = (
  enquiry: Enquiry,
  traces: CallTraces,
  count: (verdict: SpamVerdict) => number,
) => Promise<AddResult>;

type AcceptParts = {
  store: EnquiryStore;
  wake: () => void;
  now: () => Date;
  log: FastifyBaseLogger;
  isMailed: boolean;
};

/** Accepts enquiries into a store, and remembers their messages to know one that comes again and again. */
export function acceptInto({ store, wake, now, log, isMailed }: AcceptParts): AcceptEnquiry {
  const scoreSpam = createSpamScorer(() => performance.now());
  return async (enquiry, traces, count) => {
    const verdict = scoreSpam(enquiry, traces);
    const turn = count(verdict);
    const result = await store.add(enquiry, { now: now(), ...verdict, turn });
    log.info({ enquiry: result.reference, ...whatBecameOf(result, verdict, isMailed) }, 'enquiry');
    wake();
    return result;
  };
}

function whatBecameOf(
  { outcome }: AddResult,
  { isQuarantined, spamScore }: SpamVerdict,
  isMailed: boolean,
): Record<string, unknown> {
  if (outcome === 'repeat') return { cause: outcome };
  if (outcome === 'erased') {
    return { state: 'erased', cause: outcome, mail: 'not kept: a late repeat of what was erased' };
  }
  return {
    state: isQuarantined ? 'quarantined' : 'stored',
    cause: outcome,
    spamScore,
    mail: mailPlan(isQuarantined, isMailed),
  };
}

function mailPlan(isQuarantined: boolean, isMailed: boolean): string {
  if (!isMailed) return 'kept on disk and not mailed: DESK_SMTP_URL is not set';
  return isQuarantined ? 'kept until somebody releases it' : 'will be tried';
}
