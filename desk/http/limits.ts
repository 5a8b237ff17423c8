import type { FastifyRequest } from 'fastify';
import { shareOf } from '../fair-share.ts';
import { type Network, networksOf } from './networks.ts';
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
const hourMs = 60 * 60 * 1_000;
/** Calls of one address that a desk takes whose settings nobody has changed, and so the calls that one turn stands for. */
const usualCallsPerAddress = 20;

type Caller = Pick<FastifyRequest, 'ip'>;

export type CallLimits = ReturnType<typeof limitCalls>;

/**
 * The limits on callers, in ten minutes: on the calls of each network, and on the enquiries of all together that would be
 * kept. Of the latter each network has a fair share, so that nobody can use them up for others.
 */
export function limitCalls(
  { callsPerAddress, enquiriesOverall }: { callsPerAddress: number; enquiriesOverall: number },
  steadyMs = () => performance.now(),
) {
  const calls = new CallCounts(windowMs, steadyMs);
  const withinHour = new CallCounts(hourMs, steadyMs);
  const newPool = () => ({
    overall: new CallCounts(windowMs, steadyMs),
    ofNetworks: new CallCounts(windowMs, steadyMs),
  });
  const [mailed, quarantined] = [newPool(), newPool()];
  // Where an address may make many calls, many people are behind it.
  const callsPerPriority = Math.max(1, callsPerAddress / usualCallsPerAddress);

  function priorityOf(networks: readonly Network[], counts: CallCounts): number {
    const priorities = networks.map(({ name, callers }) =>
      Math.ceil((counts.of(name).count + 1) / (callers * callsPerPriority)),
    );
    return Math.max(...priorities);
  }

  return {
    /** Counts a call for the networks it comes from, and says which of its address it is; throws RefusedCall when it is one too many. */
    countCall: ({ ip }: Caller): number => {
      let count = 0;
      // The widest first: who is refused there leaves no trace of his many others.
      for (const { name, callers } of networksOf(ip)) {
        const { count: now, leftMs } = calls.add(name);
        if (now > callsPerAddress * callers) throw refusals.tooManyCalls(secondsIn(leftMs));
        count = now;
      }
      return count;
    },
    /**
     * Counts an enquiry that will be kept, and says which of its network within an hour it is; throws RefusedCall when there
     * is no room for it. What goes to quarantine is counted apart, so that it takes nobody's room. `takeBack` is for one that
     * could not be kept after all: whoever tries again when a disk is full uses up nothing.
     */
    countEnquiry: (
      { ip }: Caller,
      { isQuarantined }: { isQuarantined: boolean },
    ): { priority: number; takeBack: () => void } => {
      const networks = networksOf(ip);
      const { overall, ofNetworks } = isQuarantined ? quarantined : mailed;
      const { count, leftMs } = overall.of('all');
      if (count >= shareOf(enquiriesOverall, priorityOf(networks, ofNetworks))) {
        throw refusals.tooManyEnquiries(secondsIn(leftMs));
      }
      const priority = priorityOf(networks, withinHour);
      const counted: (readonly [CallCounts, string])[] = [[overall, 'all']];
      for (const { name } of networks) {
        counted.push([ofNetworks, name]);
        if (!isQuarantined) counted.push([withinHour, name]);
      }
      for (const [counts, name] of counted) counts.add(name);
      const takeBack = () => {
        for (const [counts, name] of counted) counts.takeBack(name);
      };
      return { priority, takeBack };
    },
  };
}

function secondsIn(ms: number): number {
  return Math.ceil(ms / 1_000);
}

/** More callers than this within a time would cost memory; then the one that came first is forgotten. */
const mostCallers = 20_000;

type Count = { count: number; leftMs: number };

/**
 * How often each caller has come within a time, by a clock that never goes back: by the machine's, put back, callers would
 * be locked out for as long.
 */
export class CallCounts {
  readonly #windowMs: number;
  readonly #steadyMs: () => number;
  readonly #counts = new Map<string, { count: number; sinceMs: number }>();

  constructor(windowMs: number, steadyMs: () => number) {
    this.#windowMs = windowMs;
    this.#steadyMs = steadyMs;
  }

  /** How often a caller has come so far, and when that will be forgotten. */
  of(caller: string): Count {
    const known = this.#counts.get(caller);
    const leftMs = known === undefined ? 0 : known.sinceMs + this.#windowMs - this.#steadyMs();
    return known === undefined || leftMs <= 0
      ? { count: 0, leftMs: this.#windowMs }
      : { count: known.count, leftMs };
  }

  /** Counts a caller once more. */
  add(caller: string): Count {
    const { count, leftMs } = this.of(caller);
    if (count === 0) this.#counts.delete(caller);
    const sinceMs = this.#steadyMs() + leftMs - this.#windowMs;
    this.#counts.set(caller, { count: count + 1, sinceMs });
    this.#forgetOld();
    return { count: count + 1, leftMs };
  }

  /** Counts a caller once less, unless he is forgotten already. */
  takeBack(caller: string): void {
    const known = this.#counts.get(caller);
    if (known === undefined) return;
    if (known.count > 1) known.count -= 1;
    else this.#counts.delete(caller);
  }

  /** Those that came first stand first. */
  #forgetOld(): void {
    const endedAtMs = this.#steadyMs() - this.#windowMs;
    for (const [caller, { sinceMs }] of this.#counts) {
      if (sinceMs > endedAtMs && this.#counts.size <= mostCallers) return;
      this.#counts.delete(caller);
    }
  }

  /** How many callers it remembers. */
  get size(): number {
    return this.#counts.size;
  }
}
