import type { FastifyBaseLogger } from 'fastify';
import type { Enquiry } from '../enquiry.ts';
import type { SpamScorer, SpamVerdict } from '../spam/scoring.ts';
import type { CallTraces } from '../spam/signals.ts';
import type { AddResult, EnquiryStore } from '../store/enquiry-store.ts';

type AcceptParts = {
  store: EnquiryStore;
  wake: () => void;
  now: () => Date;
  scoreSpam: SpamScorer;
  log: FastifyBaseLogger;
  isMailed: boolean;
};

type Call = {
  traces: CallTraces;
  /** Says which enquiry of its network it is, or throws RefusedCall. */
  count: (verdict: SpamVerdict) => number;
};

/**
 * Store first, answer second, send third: when this resolves the enquiry is on disk and the caller may hear OK.
 * What looks like spam is kept as well and answered the same; only its mail waits for staff.
 * Throws RefusedCall when there is no room for it, and StoreError when it is not on disk; then the visitor must hear of it.
 */
export async function acceptEnquiry(
  enquiry: Enquiry,
  { traces, count }: Call,
  parts: AcceptParts,
): Promise<AddResult> {
  const { store, wake, now, scoreSpam, log, isMailed } = parts;
  const verdict = scoreSpam(enquiry, traces);
  const turn = count(verdict);
  const result = await store.add(enquiry, { now: now(), ...verdict, turn });
  log.info({ enquiry: result.reference, ...whatBecameOf(result, verdict, isMailed) }, 'enquiry');
  wake();
  return result;
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
