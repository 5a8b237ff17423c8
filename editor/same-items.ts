import { unwrapText } from '../compiler/load/paragraphs.ts';
import { isFields } from './schema.ts';

/** Whether two values say the same: wrapped texts are compared by their paragraphs, and fields in any order. */
export function isSame(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((item, at) => isSame(item, after[at]));
  }
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].every((name) => isSame(before[name], after[name]));
  }
  return Object.is(unwrapped(before), unwrapped(after));
}

function unwrapped(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\n') ? unwrapText(value) : value;
}

/** By what an item is known when other fields of it change. */
export const identities = ['id', 'path', 'title', 'name', 'label'];

/**
 * For each item of `after`, the number of the item of `before` that it was: the same one wherever it moved, else one of the same id or
 * name, else the one that stood in its place; undefined for a new one.
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const free = new Set(before.keys());
  const matches: (number | undefined)[] = after.map(() => undefined);

  /** Takes the first item of `before` that is free and fits, the one in the same place before others. */
  function settle(isFit: (item: unknown, at: number, index: number) => boolean): void {
    for (const [at, item] of after.entries()) {
      if (matches[at] !== undefined) continue;
      const found = [at, ...free].find((index) => free.has(index) && isFit(item, at, index));
      if (found === undefined) continue;
      matches[at] = found;
      free.delete(found);
    }
  }

  settle((item, _, index) => isSame(before[index], item));
  settle((item, _, index) => isKnownAs(before[index], item));
  settle((_, at, index) => index === (matches[at - 1] ?? -1) + 1);
  return matches;
}

function isKnownAs(before: unknown, after: unknown): boolean {
  if (!isFields(before) || !isFields(after)) return false;
  const name = identities.find((one) => before[one] !== undefined);
  return name !== undefined && before[name] === after[name];
}

/** The names that stay, in their order, and each new one behind the name that comes before it in `order`. */
export function orderedNames(
  before: readonly string[],
  now: readonly string[],
  order: readonly string[],
): string[] {
  const names = before.filter((name) => now.includes(name));
  const wanted = order.length === 0 ? now : order;
  for (const name of now) {
    if (names.includes(name)) continue;
    const earlier = wanted.slice(0, Math.max(wanted.indexOf(name), 0)).toReversed();
    const neighbour = earlier.find((one) => names.includes(one));
    const isUnknown = !wanted.includes(name);
    const at =
      neighbour === undefined ? (isUnknown ? names.length : 0) : names.indexOf(neighbour) + 1;
    names.splice(at, 0, name);
  }
  return names;
}
