import type { EnquiryStore } from './enquiry-store.ts';
import type { Clock } from './relay.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const lookEveryMs = 60 * 60 * 1_000;

type RetentionParts = {
  store: EnquiryStore;
  clock: Clock;
  retentionDays: number;
  onErased: (count: number) => void;
  onFailure: (error: unknown) => void;
};

/** Erases enquiries older than `retentionDays`, now and every hour; answers with a function that stops it. */
export function keepRetention(parts: RetentionParts): () => void {
  const { store, clock, retentionDays, onErased, onFailure } = parts;
  async function erase(): Promise<void> {
    try {
      const now = clock.now();
      const limit = new Date(now.getTime() - retentionDays * dayMs);
      const count = await store.eraseReceivedBefore(limit, now);
      if (count > 0) onErased(count);
    } catch (error) {
      onFailure(error);
    }
  }
  void erase();
  return clock.every(lookEveryMs, erase);
}
