import { randomUUID } from 'node:crypto';
import { type AttemptOutcome, longestWaitMs, type StoredEnquiry } from '../enquiry.ts';
import type { relayLog } from '../log.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { createMailBudget } from './mail-budget.ts';
import type { Failure } from './mail-failure.ts';
import type { connectMailServer, Delivery } from './mail-server.ts';

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

type Attempted = { enquiry: StoredEnquiry; outcome: AttemptOutcome };

type RelayParts = {
  store: EnquiryStore;
  send: ReturnType<typeof connectMailServer>;
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
export class Relay {
  readonly #parts: RelayParts;
  readonly #budget: ReturnType<typeof createMailBudget>;
  readonly #owner = randomUUID();
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #unanswered = new Set<string>();
  /** Delivered, but the store would not note it (a full disk): noted before anything else is claimed. */
  readonly #unnoted = new Map<string, Attempted>();
  readonly #stoppers: (() => void)[] = [];
  #isStopping = false;
  #looking: Promise<void> | null = null;
  #lookAgain = false;

  constructor(parts: RelayParts) {
    const { store, mailsPerHour, log } = parts;
    this.#parts = parts;
    this.#budget = createMailBudget({ store, mailsPerHour, onFull: log.hourFull });
  }

  start(): void {
    this.#stoppers.push(
      this.#parts.clock.every(lookEveryMs, () => this.wake()),
      this.#parts.clock.every(renewEveryMs, () => this.#renew()),
    );
    this.wake();
  }

  /** Sends what is due and resolves when every attempt it began has ended. */
  runDue(): Promise<void> {
    this.wake();
    return this.#allEnded();
  }

  /** Begins no more attempts and resolves when those under way have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#allEnded();
    for (const stop of this.#stoppers.splice(0)) stop();
  }

  /** Looks now rather than in a second. A hint only: the relay also looks by itself. */
  wake(): void {
    if (this.#isStopping) return;
    if (this.#looking !== null) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = this.#claimAndSend().finally(() => {
      this.#looking = null;
      if (this.#lookAgain) {
        this.#lookAgain = false;
        this.wake();
      }
    });
  }

  /** How many connections may be opened now. */
  #freeLines(): number {
    const { mailsAtOnce } = this.#parts;
    const inUse = this.#inFlight.size - this.#unanswered.size;
    return Math.max(0, Math.min(mailsAtOnce - inUse, 2 * mailsAtOnce - this.#inFlight.size));
  }

  async #claimAndSend(): Promise<void> {
    if (this.#freeLines() === 0) return;
    try {
      for (const attempted of this.#unnoted.values()) await this.#recordOutcome(attempted);
      while (this.#freeLines() > 0 && (await this.#claimNext()));
    } catch (error) {
      this.#parts.log.storeRefused(error);
    }
  }

  /** One at a time, so that each finds the order and the room as they are now; false when none is due. */
  async #claimNext(): Promise<boolean> {
    const { mails, ...priorities } = await this.#budget.room(
      this.#parts.clock.now(),
      this.#inFlight.size,
    );
    if (mails === 0) return false;
    const claim = {
      owner: this.#owner,
      now: this.#parts.clock.now(),
      leaseMs,
      limit: 1,
      ...priorities,
    };
    const [enquiry] = await this.#parts.store.claimDue(claim);
    if (enquiry === undefined) return false;
    // When renewing has failed for long, the store may hand out again what we are sending already.
    if (!this.#inFlight.has(enquiry.id)) this.#begin(enquiry);
    return true;
  }

  #begin(enquiry: StoredEnquiry): void {
    const stopWaiting = this.#parts.clock.every(unansweredAfterMs, () => {
      stopWaiting();
      this.#unanswered.add(enquiry.id);
      this.wake();
    });
    const attempt = this.#sendOne(enquiry).finally(() => {
      stopWaiting();
      this.#inFlight.delete(enquiry.id);
      this.#unanswered.delete(enquiry.id);
      this.wake();
    });
    this.#inFlight.set(enquiry.id, attempt);
  }

  /** Resolves when the line is free again: servers count it until it is closed. */
  async #sendOne(enquiry: StoredEnquiry): Promise<void> {
    const delivery = await this.#parts.send(enquiry);
    const outcome = outcomeOf(enquiry, delivery, this.#parts.clock.now());
    if (outcome.sentAt !== undefined) this.#unnoted.set(enquiry.id, { enquiry, outcome });
    try {
      await this.#recordOutcome({ enquiry, outcome });
      // As many for each that goes out as may go at once: a server that says no again is not asked more often than that.
      if (outcome.state === 'sent')
        await this.#parts.store.hasten(this.#parts.clock.now(), this.#parts.mailsAtOnce);
    } catch (error) {
      this.#parts.log.storeRefused(error);
    }
    await delivery.closed;
  }

  async #recordOutcome({ enquiry, outcome }: Attempted): Promise<void> {
    await this.#parts.store.recordOutcome(enquiry, this.#owner, outcome);
    const isFirst = this.#unnoted.delete(enquiry.id);
    // Of a delivery that was noted twice at a time, the first to end tells.
    if (isFirst || outcome.sentAt === undefined) this.#parts.log.attempted(enquiry, outcome);
  }

  async #renew(): Promise<void> {
    if (this.#inFlight.size === 0) return;
    try {
      await this.#parts.store.renewLeases(this.#owner);
    } catch (error) {
      this.#parts.log.storeRefused(error);
    }
  }

  async #allEnded(): Promise<void> {
    while (this.#looking !== null || this.#inFlight.size > 0) {
      await Promise.all([this.#looking, ...this.#inFlight.values()]);
    }
  }
}

const firstWaitMs = 5_000;
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
