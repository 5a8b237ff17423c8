import type { digestLog } from '../log.ts';
import type { connectForMessages } from '../mail/mail-server.ts';
import type { MailParties } from '../mail/message.ts';
import type { Clock } from '../mail/relay.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type Digest, digestMessage, hasMatter } from './message.ts';

const lookEveryMs = 60_000;
/** Longer than a mail server may take over an attempt; after `kill -9` in the middle of one, the digest waits this long. */
const leaseMs = 15 * 60_000;
const retryAfterMs = 10 * 60_000;
/** As many as somebody reads through; the mail says how many more there are. */
const namedAtMost = 50;

type DigestParts = {
  store: Pick<EnquiryStore, 'claimDigest' | 'endDigest' | 'putOffDigest' | 'list' | 'status'>;
  send: ReturnType<typeof connectForMessages>;
  parties: MailParties;
  /** From this hour of the day on, in UTC like every time that the desk tells. */
  hour: number;
  clock: Clock;
  log: ReturnType<typeof digestLog>;
};

/**
 * Mails staff once a day what waits for them, and nothing when nothing does. The store remembers the days: a desk that starts
 * again does not repeat one, of several desks one mails, and one that was off at the hour does it when it is back.
 */
export function createDigestMail(parts: DigestParts) {
  const { store, send, parties, hour, clock, log } = parts;
  let underWay: Promise<void> | null = null;
  let isStopping = false;
  let stopLooking = () => {};

  function runDue(): Promise<void> {
    if (isStopping) return underWay ?? Promise.resolve();
    underWay ??= look()
      .catch(log.storeRefused)
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  async function look(): Promise<void> {
    const now = clock.now();
    if (now.getUTCHours() < hour) return;
    const day = now.toISOString().slice(0, 10);
    const held = await store.claimDigest({ day, now, leaseMs, atMost: namedAtMost });
    if (held === null) return;
    const failed = await store.list({ states: ['failed'], limit: namedAtMost });
    const digest = { day, now, held, failed, status: await store.status() };
    if (hasMatter(digest)) await mail(digest);
    else await store.endDigest(day, now);
  }

  async function mail(digest: Digest): Promise<void> {
    const { day, held } = digest;
    const { failure, deliveredTo, closed } = await send(
      digestMessage(digest, parties),
      held.deliveredTo,
    );
    if (failure === null) {
      log.mailed(digest);
      await store.endDigest(day, clock.now());
    } else {
      log.notMailed(day, failure.reason);
      const nextAttemptAt = new Date(clock.now().getTime() + retryAfterMs);
      await store.putOffDigest({ day, nextAttemptAt, deliveredTo });
    }
    await closed;
  }

  return {
    /** Mails what is due and resolves when the attempt has ended. */
    runDue,
    start: () => {
      stopLooking = clock.every(lookEveryMs, runDue);
      void runDue();
    },
    /** Begins no more attempts and resolves when the one under way has ended. */
    stop: async () => {
      isStopping = true;
      stopLooking();
      await underWay;
    },
  };
}
