import type { FastifyRequest } from 'fastify';
import { shareOf } from '../enquiry.ts';
import { BoundedMap } from './bounded-map.ts';
import { type Network, networksOf } from './callers.ts';
import { watchCrowding } from './crowding.ts';
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
/** Calls of one address that a desk takes whose settings nobody has changed. */
const usualCallsPerAddress = 20;
/** How much of what is kept is for anybody, however crowded his networks are. The rest is a reserve for quiet ones. */
const openToAll = 1 / 4;

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
  const calls = tokenBuckets(windowMs, steadyMs);
  const kept = tokenBuckets(windowMs, steadyMs);
  // Where an address may make many calls, many people are behind it.
  const peoplePerCaller = Math.max(1, callsPerAddress / usualCallsPerAddress);
  const newPool = (name: string) => ({
    bucket: { name, size: enquiriesOverall },
    crowding: watchCrowding(peoplePerCaller, steadyMs),
  });
  const [mailed, quarantined] = [newPool('mailed'), newPool('quarantined')];
  /** Calls that are under way, by bucket; no more than there are lines. */
  const underWay = new Map<string, number>();

  function bucketsOf(networks: readonly Network[]): Bucket[] {
    return networks.flatMap(({ name, callers }) =>
      callers === null ? [] : [{ name, size: callsPerAddress * callers }],
    );
  }

  function addUnderWay(buckets: readonly Bucket[], calls: number): void {
    for (const { name } of buckets) {
      const count = (underWay.get(name) ?? 0) + calls;
      if (count === 0) underWay.delete(name);
      else underWay.set(name, count);
    }
  }

  return {
    /**
     * Counts a call whose body is still to come: of one network no more at a time than would be taken. Each holds memory until it is whole
     * or late, and nobody can say before what is in it. Throws RefusedCall when it is one too many; returns what ends it.
     */
    beginCall: ({ ip }: Caller): (() => void) => {
      const buckets = bucketsOf(networksOf(ip));
      if (buckets.some(({ name, size }) => (underWay.get(name) ?? 0) >= size))
        throw refusals.tooManyCalls(secondsIn(connectionLimits.bodyTimeoutMs));
      addUnderWay(buckets, 1);
      return () => addUnderWay(buckets, -1);
    },
    /** Counts a call for the networks it comes from, and says which of its address it is; throws RefusedCall when it is one too many. */
    countCall: ({ ip }: Caller): number => {
      const buckets = bucketsOf(networksOf(ip));
      const waitMs = Math.max(...buckets.map((bucket) => calls.waitMs(bucket)));
      if (waitMs > 0) throw refusals.tooManyCalls(secondsIn(waitMs));
      for (const bucket of buckets) calls.take(bucket);
      const [own] = buckets;
      return own === undefined ? 1 : calls.taken(own);
    },
    /**
     * Counts an enquiry that will be kept, and says with which priority; throws RefusedCall when there is no room for it. What
     * goes to quarantine is counted apart, so that it takes nobody's room. `takeBack` is for one that was not kept after all:
     * whoever tries again when a disk is full uses up nothing. `isKeptAs` is for one that was.
     */
    countEnquiry: ({ ip }: Caller, { isQuarantined }: { isQuarantined: boolean }) => {
      const networks = networksOf(ip);
      const { bucket, crowding } = isQuarantined ? quarantined : mailed;
      const priority = crowding.priorityOf(networks);
      const waitMs = kept.waitMs(bucket, shareOf(enquiriesOverall, priority, openToAll));
      if (waitMs > 0) throw refusals.tooManyEnquiries(secondsIn(waitMs));
      kept.take(bucket);
      const { takeBack, isKeptAs } = crowding.add(networks, priority);
      return {
        priority,
        isKeptAs,
        takeBack: () => {
          kept.giveBack(bucket);
          takeBack();
        },
      };
    },
  };
}

function secondsIn(ms: number): number {
  return Math.ceil(ms / 1_000);
}

/** More would cost memory; then the bucket that was used longest ago counts as full. */
const mostBuckets = 20_000;

/** One bucket: `size` tokens, all of which come back within the time of the buckets, evenly. */
type Bucket = { name: string; size: number };

/**
 * Token buckets: what comes at once may take as many tokens as a bucket has, and then one at a time, as they come back.
 * Shape: an empty bucket is full again after `refillMs`; `steadyMs` never goes back.
 */
export function tokenBuckets(refillMs: number, steadyMs: () => number) {
  const levels = new BoundedMap<{ taken: number; atMs: number }>(mostBuckets);

  function level({ name, size }: Bucket): number {
    const known = levels.get(name);
    if (known === undefined) return 0;
    return Math.max(0, known.taken - ((steadyMs() - known.atMs) / refillMs) * size);
  }

  function add(bucket: Bucket, tokens: number): void {
    const taken = Math.max(0, level(bucket) + tokens);
    levels.set(bucket.name, { taken, atMs: steadyMs() });
  }

  /** How many tokens are out, one that is on its way back among them. */
  const taken = (bucket: Bucket): number => Math.ceil(level(bucket));

  return {
    taken,
    /** How long it takes until fewer than `share` tokens are out; 0 when so few are. */
    waitMs: (bucket: Bucket, share = bucket.size): number => {
      if (taken(bucket) < share) return 0;
      const tooMany = level(bucket) - Math.max(0, Math.ceil(share) - 1);
      return (tooMany * refillMs) / bucket.size;
    },
    take: (bucket: Bucket) => add(bucket, 1),
    giveBack: (bucket: Bucket) => add(bucket, -1),
  };
}
