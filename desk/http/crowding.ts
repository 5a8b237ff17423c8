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
 */
export class Crowding {
  readonly #peoplePerCaller: number;
  readonly #steadyMs: () => number;
  readonly #levels = new Map<string, WindowedCounts>();
  /** Ids of those that were the first of their caller and are the only one so far. */
  readonly #firsts = new BoundedMap<string>(mostKeys);

  /** Shape: allowances are multiplied by `peoplePerCaller`; `steadyMs` never goes back. */
  constructor(peoplePerCaller: number, steadyMs: () => number) {
    this.#peoplePerCaller = peoplePerCaller;
    this.#steadyMs = steadyMs;
  }

  /** The priority of an enquiry that comes now: 1 while all its networks are quiet; else the most crowded of them decides. */
  priorityOf(networks: readonly Network[]): number {
    return Math.max(
      ...networks.map((network) => this.#priorityAt(network, this.#sentBy(network) + 1)),
    );
  }

  /** Counts an enquiry of this priority. */
  add(networks: readonly Network[], priority: number): Counted {
    const counted = this.#count(networks);
    return {
      takeBack: () => {
        for (const network of counted) this.#countsOf(network).takeBack(network.name);
      },
      isKeptAs: (id) => {
        const callers = networks.filter(({ allowance }) => allowance === 1);
        const caller = callers.at(-1)?.name ?? '';
        if (priority === 1) this.#firsts.set(caller, id);
        if (callers.every((network) => this.#priorityAt(network, this.#sentBy(network)) === 1)) {
          return null;
        }
        const first = this.#firsts.get(caller) ?? null;
        this.#firsts.delete(caller);
        return first;
      },
    };
  }

  /** Counts for each network until one is crowded, and says for which. */
  #count(networks: readonly Network[]): Network[] {
    const counted: Network[] = [];
    for (const network of networks) {
      counted.push(network);
      const count = this.#countsOf(network).add(network.name);
      if (this.#priorityAt(network, count) > 1) break;
    }
    return counted;
  }

  #sentBy(network: Network): number {
    return this.#countsOf(network).of(network.name);
  }

  #priorityAt({ allowance }: Network, count: number): number {
    const beyond = Math.max(0, count / this.#peoplePerCaller - allowance);
    return 1 + Math.ceil(beyond / Math.max(allowance / stepsPerAllowance, leastStep));
  }

  #countsOf({ level }: Network): WindowedCounts {
    const known = this.#levels.get(level) ?? new WindowedCounts(hourMs, this.#steadyMs);
    this.#levels.set(level, known);
    return known;
  }

  /** How many networks it remembers, of all levels together. */
  get size(): number {
    return [...this.#levels.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

/** More would cost memory. */
export const mostKeys = 5_000;

/**
 * How often each key has come within a time that begins when it first comes, by a clock that never goes back: by the machine's,
 * put back, nobody would be forgotten for as long.
 */
export class WindowedCounts {
  readonly #windowMs: number;
  readonly #steadyMs: () => number;
  readonly #counts = new BoundedMap<{ count: number; sinceMs: number }>(mostKeys);

  constructor(windowMs: number, steadyMs: () => number) {
    this.#windowMs = windowMs;
    this.#steadyMs = steadyMs;
  }

  /** How often a key has come so far. */
  of(key: string): number {
    const known = this.#counts.get(key);
    return known === undefined || known.sinceMs <= this.#endedAtMs() ? 0 : known.count;
  }

  /** Counts a key once more, and says how often it has come. */
  add(key: string): number {
    const known = this.#counts.get(key);
    const count = this.of(key) + 1;
    if (known !== undefined && count > 1) known.count = count;
    else this.#counts.set(key, { count, sinceMs: this.#steadyMs() });
    this.#forgetOld();
    return count;
  }

  /** Counts a key once less, unless it is forgotten already. */
  takeBack(key: string): void {
    const known = this.#counts.get(key);
    if (known === undefined) return;
    if (known.count > 1) known.count -= 1;
    else this.#counts.delete(key);
  }

  #endedAtMs(): number {
    return this.#steadyMs() - this.#windowMs;
  }

  #forgetOld(): void {
    let oldest = this.#counts.oldest();
    while (oldest !== undefined && this.of(oldest) === 0) {
      this.#counts.delete(oldest);
      oldest = this.#counts.oldest();
    }
  }

  /** How many keys it remembers. */
  get size(): number {
    return this.#counts.size;
  }
}
