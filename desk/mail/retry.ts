import type { AttemptOutcome } from '../store/enquiry-store.ts';

const firstWaitMs = 5_000;
/** No wait between two attempts is longer. */
export const longestWaitMs = 60 * 60 * 1_000;
/** As long as mail servers themselves keep trying (RFC 5321, 4.5.4.1: at least 4–5 days). */
const patienceMs = 5 * 24 * 60 * 60 * 1_000;
/** What some fifteen hours of trying come to: a clock that leaps or a week switched off must not use the five days up. */
const leastAttempts = 24;

/** What the mail side said to one attempt that did not deliver. */
export type Failure = {
  /** Whether asking again can help: not when the mail server refused this very message for good. */
  isFinal: boolean;
  /** Codes and our own words only, never anything a visitor wrote. */
  reason: string;
};

/** How long to wait after `failures` failed attempts in a row: 5 s, doubled each time, one hour at most. */
export function waitMsAfter(failures: number): number {
  return Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
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
  return { state: 'stored', nextAttemptAt, lastError: failure.reason };
}
