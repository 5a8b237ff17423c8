/** Chance that can be had again: the same seed gives the same draws. */
export type Chance = {
  /** At least 0 and less than 1. */
  fraction: () => number;
  /** One of these. */
  oneOf: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** Shape: `seed` is a whole number. The generator is mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    fraction,
    oneOf: (items) => items[Math.floor(fraction() * items.length)] ?? items[0],
  };
}
