import type { FieldPath } from '../compiler/content-error.ts';
import { unwrapText } from '../compiler/load/paragraphs.ts';
import { isFields, valueAt, withInserted, withoutPiece, withValueAt } from './values.ts';

/** A field for which somebody has other words than those that stand at `path`; without `other` they have nothing there. */
export type Difference = {
  path: FieldPath;
  other?: unknown;
  /** `other` is an item that is no more in the list, where it stood at `path`. */
  isGone?: true;
};

type Merged = { value: unknown; conflicts: Difference[] };

/**
 * What two people made of `base` without knowing of each other, field by field; items are followed wherever they moved in their list.
 * Where both changed a field `mine` stands, and `theirs` is a conflict. An item that one took out and the other changed stays.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: FieldPath = []): Merged {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isFields(mine) && isFields(theirs)) {
    return mergeFields(isFields(base) ? base : {}, mine, theirs, path);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, path);
  }
  return { value: mine, conflicts: [{ path, other: theirs }] };
}

type Fields = Readonly<Record<string, unknown>>;

function mergeFields(base: Fields, mine: Fields, theirs: Fields, path: FieldPath): Merged {
  const merged = namesOfBoth(Object.keys(mine), Object.keys(theirs)).map(
    (name) => [name, merge(base[name], mine[name], theirs[name], [...path, name])] as const,
  );
  const held = merged.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(held.map(([name, { value }]) => [name, value])),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  };
}

/** Those of `skeleton` in its order, and the rest where they stand among the others. */
function namesOfBoth(skeleton: readonly string[], others: readonly string[]): string[] {
  return orderedNames(skeleton, [...new Set([...skeleton, ...others])], others);
}

type List = readonly unknown[];
type Items = ReadonlyMap<string, unknown>;

function mergeLists(base: List, mine: List, theirs: List, path: FieldPath): Merged {
  const own = itemsByName(base, mine);
  const others = itemsByName(base, theirs);
  const known = new Map(base.map((item, at) => [String(at), item]));
  const isOtherOrder = isReordered(others, known);
  if (isOtherOrder && isReordered(own, known) && isReordered(own, others)) {
    return { value: mine, conflicts: [{ path, other: theirs }] };
  }
  const [first, second] = isOtherOrder ? [others, own] : [own, others];
  const value: unknown[] = [];
  const conflicts: Difference[] = [];
  for (const name of namesOfBoth([...first.keys()], [...second.keys()])) {
    const before = known.get(name);
    const sides = [own, others].filter((side) => side.has(name)).map((side) => side.get(name));
    const isLeftOut = sides.length === 1 && known.has(name);
    if (isLeftOut && isSame(before, sides[0])) continue;
    const here = [...path, value.length];
    const [one, other = one] = sides;
    const item = merge(before, one, other, here);
    value.push(item.value);
    conflicts.push(...(isLeftOut ? [{ path: here }] : item.conflicts));
  }
  return { value, conflicts };
}

/** The items under the number that they had in `base`; what is new under a name by which two may know that it is the same. */
function itemsByName(base: List, items: List): Items {
  const named = new Map<string, unknown>();
  for (const [at, number] of matchItems(base, items).entries()) {
    let name = number === undefined ? `new ${newName(items[at])}` : String(number);
    while (named.has(name)) name += ' again';
    named.set(name, items[at]);
  }
  return named;
}

function newName(item: unknown): string {
  const identity = isFields(item) ? identities.find((name) => item[name] !== undefined) : undefined;
  return JSON.stringify(identity === undefined ? item : valueAt(item, [identity]));
}

/** Whether what both lists have stands in another order. */
function isReordered(one: Items, other: Items): boolean {
  const order = [...other.keys()].filter((name) => one.has(name));
  return [...one.keys()].filter((name) => other.has(name)).some((name, at) => name !== order[at]);
}

/** Every field of `after` that says something else than it did in `before`, with what it said there. */
export function differences(before: unknown, after: unknown, path: FieldPath = []): Difference[] {
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    return namesOfBoth(Object.keys(after), Object.keys(before)).flatMap((name) =>
      differences(before[name], after[name], [...path, name]),
    );
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, other: before }];
  const matches = matchItems(before, after);
  const gone = [...before.keys()].filter((index) => !matches.includes(index));
  return [
    ...after.flatMap((item, at) => {
      const here = [...path, at];
      const match = matches[at];
      return match === undefined ? [{ path: here }] : differences(before[match], item, here);
    }),
    ...gone.map((at) => ({ path: [...path, at], other: before[at], isGone: true as const })),
  ];
}

/** Where what stood at `path` of `before` stands in `after`; null where its item is gone. */
export function pathAfter(before: unknown, after: unknown, path: FieldPath): FieldPath | null {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const isList = Array.isArray(before) && Array.isArray(after);
  const now = isList ? matchItems(before, after).indexOf(Number(step)) : step;
  if (now === -1) return null;
  const inner = pathAfter(valueAt(before, [step]), valueAt(after, [now]), rest);
  return inner && [now, ...inner];
}

/** `value` with the other words of a difference in place of its own. */
export function withOther(value: unknown, { path, other, isGone }: Difference): unknown {
  if (isGone) return withInserted(value, path, other);
  const isItem = typeof path.at(-1) === 'number';
  return other === undefined && isItem
    ? withoutPiece(value, path)
    : withValueAt(value, path, other);
}

/**
 * Whether two values say the same: texts are compared by their paragraphs, because files wrap them and do not keep all spaces at their ends,
 * and fields in any order.
 */
export function isSame(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((item, at) => isSame(item, after[at]));
  }
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].every((name) => isSame(before[name], after[name]));
  }
  const [one, other] = [before, after].map((value) =>
    typeof value === 'string' ? unwrapText(value) : value,
  );
  return Object.is(one, other);
}

/** By what an item is known when other fields of it change. */
const identities = ['id', 'path', 'title', 'name', 'label'];

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
