import { z } from 'zod';
import type { FieldPath } from '../content-error.ts';

/** What JSON Schema says of a field: `words` and `reference` of rich-text.ts are there too. */
export type Field = z.core.JSONSchema.JSONSchema;

/** A schema as JSON Schema, of what files hold before they are checked. */
export function toField(schema: z.ZodType): Field {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** What a schema says of the field at `path`; undefined where it has none there. */
export function fieldAt(whole: Field, path: FieldPath): Field | undefined {
  return path.reduce<Field | undefined>((field, key) => field && fieldBelow(field, key), whole);
}

/** One step down, through lists, records and fields that may be null. */
export function fieldBelow(field: Field, key: string | number): Field | undefined {
  const { properties, items, additionalProperties, prefixItems } = field;
  const child =
    typeof key === 'number'
      ? (prefixItems?.[key] ?? items)
      : (properties?.[key] ?? additionalProperties);
  if (typeof child === 'object' && !Array.isArray(child)) return child as Field;
  return choicesOf(field)
    .map((choice) => fieldBelow(choice, key))
    .find((found) => found !== undefined);
}

/** The names of the fields that it has, in the schema's order. */
export function namesOf(field: Field | undefined): string[] {
  if (field === undefined) return [];
  return [field, ...choicesOf(field)].flatMap(({ properties }) => Object.keys(properties ?? {}));
}

function choicesOf({ anyOf = [] }: Field): Field[] {
  return anyOf.filter((choice) => typeof choice === 'object') as Field[];
}
