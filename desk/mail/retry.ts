import type { AttemptOutcome, StoredEnquiry } from '../enquiry.ts';
import type { Failure } from './mail-failure.ts';
import type { Delivery } from './mail-server.ts';

const firstWaitMs = 5_000;
/** No wait between two attempts is longer. */
export const longestWaitMs = 60 * 60 * 1_000;
/** As long as mail servers themselves keep trying (RFC 5321, 4.5.4.1: at least 4–5 days). */
const patienceMs = 5 * 24 * 60 * 60 * 1_000;
/** What some fifteen hours of trying come to: a clock that leaps or a week switched off must not use the five days up. */
const leastAttempts = 24;

/** How long to wait after `failures` failed attempts in a row: 5 s, doubled each time, one hour at most. */
export function waitMsAfter(failures: number): number {
  return Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
}

/**
 * What becomes of an enquiry that has been offered to the mail server: sent once every recipient has it. What some took and
 * others did not waits for those others alone; when they never take it, it is sent all the same, and the reason stays.
 */
export function outcomeOf(
  { deliveredTo: before, attempts, firstAttemptAt, sentAt }: StoredEnquiry,
  { deliveredTo, missing, failure }: Pick<Delivery, 'deliveredTo' | 'missing' | 'failure'>,
  now: Date,
): AttemptOutcome {
  if (failure === null) return { state: 'sent', sentAt: now, lastError: null, deliveredTo };
  const outcome = outcomeOfFailure(failure, {
    attempts,
    firstAttemptAt: firstAttemptAt ?? now,
    now,
  });
  if (deliveredTo.length === 0) return outcome;
  const lastError = `${deliveredTo.length} of ${deliveredTo.length + missing} recipients have it; for the rest: ${outcome.lastError}`;
  const lastTakenAt = deliveredTo.length > before.length ? now : (sentAt ?? now);
  const taken = { lastError, deliveredTo, sentAt: lastTakenAt };
  return outcome.state === 'stored' ? { ...outcome, ...taken } : { state: 'sent', ...taken };
}

/**
 * What becomes of an enquiry whose attempt failed at `now`: it waits, or, refused for good or after five days, staff must
 * look. The five days count from the first attempt, so that enquiries kept while no mail server was set have them all.
 */
export function outcomeOfFailure(
  failure: Failure,
  { attempts, firstAttemptAt, now }: { attempts: number; firstAttemptAt: Date; now: Date },
): AttemptOutcome {
  if (failure.isFinal) return { state: 'failed', lastError: failure.reason };
  const triedForMs = now.getTime() - firstAttemptAt.getTime();
  if (triedForMs >= patienceMs && attempts >= leastAttempts) {
    return { state: 'failed', lastError: `gave up after five days: ${failure.reason}` };
  }
  const nextAttemptAt = new Date(now.getTime() + waitMsAfter(attempts));
  return {
    state: 'stored',
    nextAttemptAt,
    lastError: failure.reason,
    waitsForServer: failure.isOfServer,
  };
}
