import type { FastifyRateLimitStore } from '@fastify/rate-limit';

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
