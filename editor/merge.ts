import type { FieldPath } from '../compiler/content-error.ts';
import { identities, isSame as isSameValue, matchItems, orderedNames } from './same-items.ts';
import { isFields } from './schema.ts';
import { valueAt, withInserted, withoutPiece, withValueAt } from './values.ts';

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

/** Whether two values say the same. Spaces at the ends of a text do not count: files do not keep them all. */
export function isSame(one: unknown, other: unknown): boolean {
  return isSameValue(trimmed(one), trimmed(other));
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, trimmed(held)]));
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

function mergeLists(base: List, mine: List, theirs: List, path: FieldPath): Merged {
  const own = itemsByName(base, mine);
  const others = itemsByName(base, theirs);
  if (
    isReordered(own, others) &&
    isReordered(own, baseNames(base)) &&
    isReordered(others, baseNames(base))
  ) {
    return { value: mine, conflicts: [{ path, other: theirs }] };
  }
  const [first, second] = isReordered(others, baseNames(base)) ? [others, own] : [own, others];
  const value: unknown[] = [];
  const conflicts: Difference[] = [];
  for (const name of namesOfBoth([...first.keys()], [...second.keys()])) {
    const before = base[Number(name)];
    const sides = [own, others].filter((side) => side.has(name)).map((side) => side.get(name));
    const isLeftOut = sides.length === 1 && isBaseName(name);
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
function itemsByName(base: List, items: List): Map<string, unknown> {
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

const baseNames = (base: List) => new Map(base.map((item, at) => [String(at), item]));

const isBaseName = (name: string) => /^\d+$/.test(name);

type Named = ReadonlyMap<string, unknown>;

/** Whether what both lists have stands in another order. */
function isReordered(one: Named, other: Named): boolean {
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
