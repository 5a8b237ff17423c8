import type { FieldPath } from '../compiler/content-error.ts';
import { isFields } from './schema.ts';

/** What stands at `path`; undefined where nothing does. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((part, step) => {
    if (Array.isArray(part)) return part[Number(step)];
    return isFields(part) ? part[String(step)] : undefined;
  }, value);
}

/** `value` with `part` at `path`; undefined takes a field away. Everything else stays the same object. */
export function withValueAt(value: unknown, path: FieldPath, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    items[step] = withValueAt(items[step], rest, part);
    return items;
  }
  const fields: Record<string, unknown> = isFields(value) ? { ...value } : {};
  const inner = withValueAt(fields[step], rest, part);
  if (inner === undefined) delete fields[step];
  else fields[step] = inner;
  return fields;
}

/** A value without one of its pieces. */
export function withoutPiece(value: unknown, path: FieldPath): unknown {
  return withEntries(value, path, (entries, at) => entries.toSpliced(at, 1));
}

/** A list with a piece more at its place, or a record with one at its end: whatever was typed elsewhere meanwhile stays. */
export function withInserted(value: unknown, path: FieldPath, piece: unknown): unknown {
  return withEntries(value, path, (entries, at) =>
    entries.toSpliced(at, 0, [String(path.at(-1)), piece]),
  );
}

type Entry = readonly [key: string, item: unknown];

/** A list or record with other entries; `at` is where the piece of `path` stands among them, or would. */
export function withEntries(
  value: unknown,
  path: FieldPath,
  change: (entries: readonly Entry[], at: number) => readonly Entry[],
): unknown {
  const group = path.slice(0, -1);
  const last = path.at(-1);
  const entries: Entry[] = Object.entries(valueAt(value, group) ?? {});
  const found = entries.findIndex(([key]) => key === String(last));
  const changed = change(entries, found < 0 ? entries.length : found);
  if (changed === entries) return value;
  const isList = typeof last === 'number';
  const place = isList ? changed.map(([, item]) => item) : Object.fromEntries(changed);
  return withValueAt(value, group, place);
}
