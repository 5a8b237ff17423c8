import {
  blank,
  type Fields,
  isFields,
  isNullable,
  itemSchemaOf,
  type Schema,
  withoutNull,
} from './schema.ts';

/**
 * What a form gave, as a file holds it: an optional field that is empty is left out, a new part has all fields that it needs,
 * and what nobody changed is the very object that it was.
 */
export function tidy(schema: Schema, next: unknown, previous: unknown): unknown {
  if (Object.is(next, previous)) return previous;
  const inside = withoutNull(schema);
  if (isNullable(schema) && (next === undefined || next === '' || next === null)) return null;
  const filled = isUnfilled(inside, next, previous) ? blank(inside) : next;
  if (Array.isArray(filled)) return tidyItems(inside, filled, previous);
  if (isFields(filled)) return tidyFields(inside, filled, previous);
  return filled;
}

function isUnfilled(schema: Schema, next: unknown, previous: unknown): boolean {
  if (previous !== undefined && previous !== null) return false;
  const isNew = isFields(next) && Object.values(next).every((field) => field === undefined);
  return schema.properties !== undefined && isNew;
}

function tidyItems(schema: Schema, next: readonly unknown[], previous: unknown): unknown {
  const before: readonly unknown[] = Array.isArray(previous) ? previous : [];
  const items = next.map((item, index) => {
    const itemSchema = schema.prefixItems?.[index] ?? itemSchemaOf(schema) ?? {};
    if (item === undefined || item === null) return blank(itemSchema);
    // Items that moved are still what they were.
    return before.includes(item) ? item : tidy(itemSchema, item, before[index]);
  });
  const isSame = items.length === before.length && items.every((item, at) => item === before[at]);
  return isSame ? previous : items;
}

function tidyFields(schema: Schema, next: Fields, previous: unknown): unknown {
  const before: Fields = isFields(previous) ? previous : {};
  const missing = Object.entries(schema.properties ?? {})
    .filter(([name, property]) => isNullable(property) && !(name in next))
    .filter(([name]) => schema.required?.includes(name))
    .map(([name]) => [name, undefined] as const);
  const entries = [...Object.entries(next), ...missing].flatMap(([name, field]) => {
    const property = schema.properties?.[name] ?? itemSchemaOf(schema) ?? {};
    const kept = tidy(property, field, before[name]);
    const mayGo = !(schema.required?.includes(name) ?? false) && schema.properties !== undefined;
    const isGone = kept === undefined || (mayGo && kept !== before[name] && isEmpty(kept));
    return isGone ? [] : [[name, kept] as const];
  });
  const names = Object.keys(before);
  const isSame =
    isFields(previous) &&
    entries.length === names.length &&
    entries.every(([name, field]) => field === before[name]);
  return isSame ? previous : Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
