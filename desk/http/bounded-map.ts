/**
 * A map that holds so many entries at most and then forgets the one that was set longest ago: an attacker has as many addresses
 * as he likes.
 */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #mostEntries: number;
  /** Kept, because each new iterator first passes over the places of all that was deleted. */
  #keys = this.keys();
  #oldest: string | undefined;

  constructor(mostEntries: number) {
    super();
    this.#mostEntries = mostEntries;
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const oldest = this.size > this.#mostEntries ? this.oldest() : undefined;
    if (oldest !== undefined) this.delete(oldest);
    return this;
  }

  /** The key that was set longest ago; undefined when there is none. */
  oldest(): string | undefined {
    while (this.#oldest === undefined || !this.has(this.#oldest)) {
      const { value, done } = this.#keys.next();
      this.#oldest = value;
      if (done === true) {
        this.#keys = this.keys();
        return undefined;
      }
    }
    return this.#oldest;
  }
}
