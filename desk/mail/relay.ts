import { randomUUID } from 'node:crypto';
import type { AttemptOutcome, StoredEnquiry } from '../enquiry.ts';
import type { relayLog } from '../log.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { createMailBudget } from './mail-budget.ts';
import type { SendEnquiry } from './mail-server.ts';
import { outcomeOf } from './retry.ts';

const lookEveryMs = 1_000;
/** Short, because after `kill -9` an enquiry in flight waits this long; kept up by renewing while an attempt runs. */
const leaseMs = 10_000;
const renewEveryMs = 2_500;
/** A mail that has had no answer for this long does not keep others from going out. */
const unansweredAfterMs = 30_000;

/** Time, handed in: tests turn it themselves. `every` answers with a function that stops it. */
export type Clock = { now: () => Date; every: (ms: number, work: () => void) => () => void };

export const systemClock: Clock = {
  now: () => new Date(),
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

export type Relay = ReturnType<typeof createRelay>;

type Attempted = { enquiry: StoredEnquiry; outcome: AttemptOutcome };

type RelayParts = {
  store: EnquiryStore;
  send: SendEnquiry;
  clock: Clock;
  log: ReturnType<typeof relayLog>;
  mailsPerHour: number;
  /** Connections that may be open; as many again, when these have had no answer for long. */
  mailsAtOnce: number;
};

/**
 * Mails what the store holds. Several relays, also in several processes, may work on one store: each claims what it
 * sends, and a claim that its owner does not renew falls free.
 */
export function createRelay(parts: RelayParts) {
  const { store, send, clock, log, mailsPerHour, mailsAtOnce } = parts;
  const owner = randomUUID();
  const budget = createMailBudget({ store, mailsPerHour, onFull: log.hourFull });
  const inFlight = new Map<string, Promise<void>>();
  const unanswered = new Set<string>();
  /** Delivered, but the store would not note it (a full disk): noted before anything else is claimed. */
  const unnoted = new Map<string, Attempted>();
  const stoppers: (() => void)[] = [];
  let isStopping = false;
  let look: Promise<void> | null = null;
  let lookAgain = false;

  function wake(): void {
    if (isStopping) return;
    if (look !== null) {
      lookAgain = true;
      return;
    }
    look = claimAndSend().finally(() => {
      look = null;
      if (lookAgain) {
        lookAgain = false;
        wake();
      }
    });
  }

  /** How many connections may be opened now. */
  function freeLines(): number {
    const inUse = inFlight.size - unanswered.size;
    return Math.max(0, Math.min(mailsAtOnce - inUse, 2 * mailsAtOnce - inFlight.size));
  }

  async function claimAndSend(): Promise<void> {
    if (freeLines() === 0) return;
    try {
      for (const attempted of unnoted.values()) await recordOutcome(attempted);
      while (freeLines() > 0 && (await claimNext()));
    } catch (error) {
      log.storeRefused(error);
    }
  }

  /** One at a time, so that each finds the order and the room as they are now; false when none is due. */
  async function claimNext(): Promise<boolean> {
    const { mails, ...priorities } = await budget.room(clock.now(), inFlight.size);
    if (mails === 0) return false;
    const claim = { owner, now: clock.now(), leaseMs, limit: 1, ...priorities };
    const [enquiry] = await store.claimDue(claim);
    if (enquiry === undefined) return false;
    // When renewing has failed for long, the store may hand out again what we are sending already.
    if (!inFlight.has(enquiry.id)) begin(enquiry);
    return true;
  }

  function begin(enquiry: StoredEnquiry): void {
    const stopWaiting = clock.every(unansweredAfterMs, () => {
      stopWaiting();
      unanswered.add(enquiry.id);
      wake();
    });
    const attempt = sendOne(enquiry).finally(() => {
      stopWaiting();
      inFlight.delete(enquiry.id);
      unanswered.delete(enquiry.id);
      wake();
    });
    inFlight.set(enquiry.id, attempt);
  }

  /** Resolves when the line is free again: servers count it until it is closed. */
  async function sendOne(enquiry: StoredEnquiry): Promise<void> {
    const delivery = await send(enquiry);
    const outcome = outcomeOf(enquiry, delivery, clock.now());
    if (outcome.sentAt !== undefined) unnoted.set(enquiry.id, { enquiry, outcome });
    try {
      await recordOutcome({ enquiry, outcome });
      // As many for each that goes out as may go at once: a server that says no again is not asked more often than that.
      if (outcome.state === 'sent') await store.hasten(clock.now(), mailsAtOnce);
    } catch (error) {
      log.storeRefused(error);
    }
    await delivery.closed;
  }

  async function recordOutcome({ enquiry, outcome }: Attempted): Promise<void> {
    await store.recordOutcome(enquiry, owner, outcome);
    const isFirst = unnoted.delete(enquiry.id);
    // Of a delivery that was noted twice at a time, the first to end tells.
    if (isFirst || outcome.sentAt === undefined) log.attempted(enquiry, outcome);
  }

  async function renew(): Promise<void> {
    if (inFlight.size === 0) return;
    try {
      await store.renewLeases(owner);
    } catch (error) {
      log.storeRefused(error);
    }
  }

  async function allEnded(): Promise<void> {
    while (look !== null || inFlight.size > 0) {
      await Promise.all([look, ...inFlight.values()]);
    }
  }

  return {
    /** Looks now rather than in a second. A hint only: the relay also looks by itself. */
    wake,
    /** Sends what is due and resolves when every attempt it began has ended. */
    runDue: () => {
      wake();
      return allEnded();
    },
    start: () => {
      stoppers.push(clock.every(lookEveryMs, wake), clock.every(renewEveryMs, renew));
      wake();
    },
    /** Begins no more attempts and resolves when those under way have ended. */
    stop: async () => {
      isStopping = true;
      await allEnded();
      for (const stop of stoppers.splice(0)) stop();
    },
  };
}
