import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from './refusals.ts';

/** What one connection may cost, whoever it is. Bodies and their parts have their limits in the contract. */
export const connectionLimits = {
  maxHeaderBytes: 16 * 1024,
  /** A whole request, headers and body, must have come within this time. */
  requestTimeoutMs: 30_000,
  /** How often the server looks for requests that are late. */
  lookEveryMs: 5_000,
  /** The body of a call must have come within this time; shorter than the above, so that the call can be answered. */
  bodyTimeoutMs: 25_000,
} as const;

const windowMs = 10 * 60 * 1_000;

export type CallLimits = {
  /** Counts a call for the address it comes from and says which one it is; throws RefusedCall when it is one too many. */
  countCall: (request: FastifyRequest) => Promise<number>;
  /** Counts an enquiry that will be kept, of all addresses together; throws RefusedCall when it is one too many. */
  countEnquiry: (request: FastifyRequest) => Promise<void>;
};

/**
 * The limits on calls, in ten minutes. An address of IPv6 counts with its whole network, as one customer has that to himself.
 * The limit on enquiries of all together counts those alone that would be kept: no single address can use it up for others.
 */
export async function limitCalls(
  app: FastifyInstance,
  { callsPerAddress, enquiriesOverall }: { callsPerAddress: number; enquiriesOverall: number },
): Promise<CallLimits> {
  const store = class extends CallCounts {
    constructor() {
      super(() => performance.now());
    }
  };
  await app.register(rateLimit, { global: false, store });
  const ofAddress = app.createRateLimit({ max: callsPerAddress, timeWindow: windowMs });
  const ofAll = app.createRateLimit({
    max: enquiriesOverall,
    timeWindow: windowMs,
    keyGenerator: () => 'all',
  });
  return {
    countCall: async (request) => {
      const counted = await ofAddress(request);
      if (counted.isAllowed) return 0;
      if (counted.isExceeded) throw refusals.tooManyCalls(counted.ttlInSeconds);
      return counted.max - counted.remaining;
    },
    countEnquiry: async (request) => {
      const counted = await ofAll(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw refusals.tooManyEnquiries(counted.ttlInSeconds);
      }
    },
  };
}

type Told = (error: null, counted: { current: number; ttl: number }) => void;

/** More callers than this within a time would cost memory; then the one that came first is forgotten. */
const mostCallers = 20_000;

/**
 * How many calls each caller has made within a time, for the rate limit plug-in.
 * Its own counts by the clock of the machine, which, when it is put back, would lock callers out for as long.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #elapsedMs: () => number;
  readonly #counts = new Map<string, { current: number; sinceMs: number }>();

  /** Shape: `elapsedMs` never goes back. */
  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs;
  }

  incr(caller: string, tell: Told, windowMs: number): void {
    const nowMs = this.#elapsedMs();
    const known = this.#counts.get(caller);
    const isOpen = known !== undefined && nowMs < known.sinceMs + windowMs;
    const count = isOpen
      ? { current: known.current + 1, sinceMs: known.sinceMs }
      : { current: 1, sinceMs: nowMs };
    if (!isOpen) this.#counts.delete(caller);
    this.#counts.set(caller, count);
    this.#forgetFirst();
    tell(null, { current: count.current, ttl: count.sinceMs + windowMs - nowMs });
  }

  child(): CallCounts {
    return new CallCounts(this.#elapsedMs);
  }

  #forgetFirst(): void {
    const [first] = this.#counts.keys();
    if (first !== undefined && this.#counts.size > mostCallers) this.#counts.delete(first);
  }
}
