import type { ContentProblem, FieldPath } from '../content-error.ts';

/** Where in a file a problem is, so that it can be told beside its field. Shape: `value` is what the file holds. */
export function pathOfProblem({ path, field }: ContentProblem, value: unknown): FieldPath {
  return path ?? pathOfField(field, value);
}

/**
 * The path that a dotted field means in `value`. Names may hold dots themselves, such as those of publishers: the longest name that
 * the value has wins. What the value lacks is split at every dot.
 */
export function pathOfField(field: string, value: unknown): FieldPath {
  if (field === '' || field === 'the file') return [];
  const name = longestName(field, value) ?? field.split('.', 1)[0] ?? field;
  const key = isIndex(name, value) ? Number(name) : name;
  const rest = field.slice(name.length + 1);
  return [key, ...pathOfField(rest, childOf(value, key))];
}

function longestName(field: string, value: unknown): string | undefined {
  return Object.keys(Object(value))
    .filter((name) => field === name || field.startsWith(`${name}.`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** A name of digits alone is an item of a list, unless a record has it as a name. */
function isIndex(name: string, value: unknown): boolean {
  return /^\d+$/.test(name) && (Array.isArray(value) || value === undefined);
}

function childOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
