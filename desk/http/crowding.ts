import { BoundedMap } from './bounded-map.ts';
import type { Network } from './callers.ts';

const hourMs = 60 * 60 * 1_000;
/** Beyond its allowance a network falls by one priority for each so many more: a carrier has several people behind one address. */
const leastStep = 3;
/** In wide networks, which more people share, for each quarter of the allowance. */
const stepsPerAllowance = 4;

type Counted = {
  takeBack: () => void;
  /**
   * Tells the id under which it is kept. Answers with the id of one that is no longer the only one of its caller, and so no longer
   * of priority 1; null when there is none.
   */
  isKeptAs: (id: string) => string | null;
};

/**
 * How crowded the networks are that enquiries have come from within an hour, at every level (hierarchical heavy hitters). What a
 * network sends beyond its allowance counts for itself and not for the wider ones, so that a flood from one of them leaves its
 * neighbours in peace. Each level remembers so many networks and no more; what an attacker makes it forget is narrow, and the wider
 * levels, of which he has few, still know him.
 * Shape: allowances are multiplied by `peoplePerCaller`; `steadyMs` never goes back.
 */
export function watchCrowding(peoplePerCaller: number, steadyMs: () => number) {
  const levels = new Map<string, ReturnType<typeof countInWindows>>();
  /** Ids of those that were the first of their caller and are the only one so far. */
  const firsts = new BoundedMap<string>(mostKeys);

  function countsOf({ level }: Network) {
    const known = levels.get(level) ?? countInWindows(hourMs, steadyMs);
    levels.set(level, known);
    return known;
  }

  function sentBy(network: Network): number {
    return countsOf(network).of(network.name);
  }

  function priorityAt({ allowance }: Network, count: number): number {
    const beyond = Math.max(0, count / peoplePerCaller - allowance);
    return 1 + Math.ceil(beyond / Math.max(allowance / stepsPerAllowance, leastStep));
  }

  /** Counts for each network until one is crowded, and says for which. */
  function count(networks: readonly Network[]): Network[] {
    const crowded = networks.findIndex(
      (network) => priorityAt(network, countsOf(network).add(network.name)) > 1,
    );
    return networks.slice(0, crowded === -1 ? undefined : crowded + 1);
  }

  return {
    /** The priority of an enquiry that comes now: 1 while all its networks are quiet; else the most crowded of them decides. */
    priorityOf: (networks: readonly Network[]): number =>
      Math.max(...networks.map((network) => priorityAt(network, sentBy(network) + 1))),
    /** Counts an enquiry of this priority. */
    add: (networks: readonly Network[], priority: number): Counted => {
      const counted = count(networks);
      return {
        takeBack: () => {
          for (const network of counted) countsOf(network).takeBack(network.name);
        },
        isKeptAs: (id) => {
          const callers = networks.filter(({ allowance }) => allowance === 1);
          const caller = callers.at(-1)?.name ?? '';
          if (priority === 1) firsts.set(caller, id);
          if (callers.every((network) => priorityAt(network, sentBy(network)) === 1)) return null;
          const first = firsts.get(caller) ?? null;
          firsts.delete(caller);
          return first;
        },
      };
    },
    /** How many networks it remembers, of all levels together. */
    size: () => [...levels.values()].reduce((sum, counts) => sum + counts.size(), 0),
  };
}

/** More would cost memory. */
export const mostKeys = 5_000;

/**
 * How often each key has come within a time that begins when it first comes, by a clock that never goes back: by the machine's,
 * put back, nobody would be forgotten for as long.
 */
export function countInWindows(windowMs: number, steadyMs: () => number) {
  const counts = new BoundedMap<{ count: number; sinceMs: number }>(mostKeys);

  function countOf(key: string): number {
    const known = counts.get(key);
    return known === undefined || known.sinceMs <= steadyMs() - windowMs ? 0 : known.count;
  }

  function forgetOld(): void {
    let oldest = counts.oldest();
    while (oldest !== undefined && countOf(oldest) === 0) {
      counts.delete(oldest);
      oldest = counts.oldest();
    }
  }

  return {
    /** How often a key has come so far. */
    of: countOf,
    /** Counts a key once more, and says how often it has come. */
    add: (key: string): number => {
      const known = counts.get(key);
      const count = countOf(key) + 1;
      if (known !== undefined && count > 1) known.count = count;
      else counts.set(key, { count, sinceMs: steadyMs() });
      forgetOld();
      return count;
    },
    /** Counts a key once less, unless it is forgotten already. */
    takeBack: (key: string): void => {
      const known = counts.get(key);
      if (known === undefined) return;
      if (known.count > 1) known.count -= 1;
      else counts.delete(key);
    },
    /** How many keys it remembers. */
    size: () => counts.size,
  };
}
