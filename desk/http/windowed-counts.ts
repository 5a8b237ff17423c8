import { BoundedMap } from './bounded-map.ts';

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
