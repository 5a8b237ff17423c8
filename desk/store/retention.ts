import type { Clock } from '../mail/relay.ts';
import type { EnquiryStore } from './enquiry-store.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const lookEveryMs = 60 * 60 * 1_000;
/** By more than this between two looks, a time of day does not drift: somebody or something has set it. */
const longestDriftMs = 5 * 60 * 1_000;

type RetentionParts = {
  store: EnquiryStore;
  clock: Clock;
  /** Milliseconds of a clock that never leaps; only differences count. */
  steadyMs: () => number;
  retentionDays: number;
  onErased: (count: number) => void;
  onFailure: (error: unknown) => void;
};

/**
 * Erases enquiries older than `retentionDays`, every hour; answers with a function that stops it.
 * Only a time of day that has gone on evenly for an hour is believed: a machine that starts with a date years ahead, or is
 * set to one, must not erase what is new, and such dates are mostly mended within minutes.
 */
export function keepRetention(parts: RetentionParts): () => void {
  const { store, clock, steadyMs, retentionDays, onErased, onFailure } = parts;
  const aheadMs = () => clock.now().getTime() - steadyMs();
  let lastAheadMs = aheadMs();

  async function look(): Promise<void> {
    const driftMs = Math.abs(aheadMs() - lastAheadMs);
    lastAheadMs = aheadMs();
    if (driftMs > longestDriftMs) return;
    try {
      const now = clock.now();
      const limit = new Date(now.getTime() - retentionDays * dayMs);
      const count = await store.eraseReceivedBefore(limit, now);
      if (count > 0) onErased(count);
    } catch (error) {
      onFailure(error);
    }
  }

  return clock.every(lookEveryMs, look);
}
