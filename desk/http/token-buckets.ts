import { BoundedMap } from './bounded-map.ts';

/** More would cost memory; then the bucket that was used longest ago counts as full. */
const mostBuckets = 20_000;

/** One bucket: `size` tokens, all of which come back within the time of the buckets, evenly. */
export type Bucket = { name: string; size: number };

/** Token buckets: what comes at once may take as many tokens as a bucket has, and then one at a time, as they come back. */
export class TokenBuckets {
  readonly #refillMs: number;
  readonly #steadyMs: () => number;
  readonly #levels = new BoundedMap<{ taken: number; atMs: number }>(mostBuckets);

  /** Shape: an empty bucket is full again after `refillMs`; `steadyMs` never goes back. */
  constructor(refillMs: number, steadyMs: () => number) {
    this.#refillMs = refillMs;
    this.#steadyMs = steadyMs;
  }

  /** How many tokens are out, one that is on its way back among them. */
  taken(bucket: Bucket): number {
    return Math.ceil(this.#level(bucket));
  }

  /** How long it takes until fewer than `share` tokens are out; 0 when so few are. */
  waitMs(bucket: Bucket, share = bucket.size): number {
    if (this.taken(bucket) < share) return 0;
    const tooMany = this.#level(bucket) - Math.max(0, Math.ceil(share) - 1);
    return (tooMany * this.#refillMs) / bucket.size;
  }

  take(bucket: Bucket): void {
    this.#set(bucket, this.#level(bucket) + 1);
  }

  giveBack(bucket: Bucket): void {
    this.#set(bucket, Math.max(0, this.#level(bucket) - 1));
  }

  #level({ name, size }: Bucket): number {
    const known = this.#levels.get(name);
    if (known === undefined) return 0;
    const backSince = ((this.#steadyMs() - known.atMs) / this.#refillMs) * size;
    return Math.max(0, known.taken - backSince);
  }

  #set({ name }: Bucket, taken: number): void {
    this.#levels.set(name, { taken, atMs: this.#steadyMs() });
  }
}
