import { deepEquals } from '@rjsf/utils';
import { blank, type Fields, isFields, itemSchemaOf, type Schema } from '../schema.ts';

/**
 * What a form gave, as a file holds it: an optional field that is empty is left out, a new part has all fields that it needs,
 * and what nobody changed is the very object that it was.
 */
export function tidy(schema: Schema, next: unknown, previous: unknown): unknown {
  if (Object.is(next, previous)) return previous;
  const tidied = asFileHolds(schema, next, previous);
  return deepEquals(tidied, previous) ? previous : tidied;
}

function asFileHolds(schema: Schema, next: unknown, previous: unknown): unknown {
  if (schema.nullable && (next === undefined || next === '' || next === null)) return null;
  const isNew = previous === undefined || previous === null;
  const filled = isNew && isUnfilled(schema, next) ? blank({ ...schema, nullable: false }) : next;
  if (Array.isArray(filled)) return tidyItems(schema, filled, previous);
  if (isFields(filled)) return tidyFields(schema, filled, isFields(previous) ? previous : {});
  return filled;
}

function isUnfilled({ properties }: Schema, next: unknown): boolean {
  if (properties === undefined || !isFields(next)) return false;
  return Object.values(next).every((field) => field === undefined);
}

function tidyItems(schema: Schema, next: readonly unknown[], previous: unknown): unknown[] {
  const before: readonly unknown[] = Array.isArray(previous) ? previous : [];
  const itemSchema = itemSchemaOf(schema) ?? {};
  return next.map((item, index) => {
    if (item === undefined || item === null) return blank(itemSchema);
    // Items that moved are still what they were.
    return before.includes(item) ? item : tidy(itemSchema, item, before[index]);
  });
}

function tidyFields(schema: Schema, next: Fields, before: Fields): Fields {
  const { properties, required = [] } = schema;
  const names = [...Object.keys(next), ...required.filter((name) => properties?.[name]?.nullable)];
  const entries = [...new Set(names)].flatMap((name) => {
    const property = properties?.[name] ?? itemSchemaOf(schema) ?? {};
    const kept = tidy(property, next[name], before[name]);
    const mayGo = properties !== undefined && !required.includes(name);
    const isGone = kept === undefined || (mayGo && kept !== before[name] && isEmpty(kept));
    return isGone ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
