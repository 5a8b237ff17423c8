import type { FieldPath } from '../api.ts';

/** The part of JSON Schema that schemas of content files use. */
export type Schema = {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema | readonly Schema[];
  prefixItems?: readonly Schema[];
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  reference?: string;
  words?: string;
};

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema of each item of a list or record; null for everything else. */
export function itemSchemaOf(schema: Schema): Schema | null {
  if (schema.type === 'array' && schema.items !== undefined && !Array.isArray(schema.items)) {
    return schema.items as Schema;
  }
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
}

export function isObjectSchema(schema: Schema): boolean {
  return schema.properties !== undefined;
}

export function propertyOf(schema: Schema, name: string): Schema {
  return schema.properties?.[name] ?? {};
}

/** The schema of what stands at `path`; an empty one where the schema knows no such place. */
export function schemaAt(schema: Schema, path: FieldPath): Schema {
  return path.reduce<Schema>((part, step) => {
    const inside = withoutNull(part);
    const tuple = inside.prefixItems?.[Number(step)];
    return inside.properties?.[step] ?? tuple ?? itemSchemaOf(inside) ?? {};
  }, schema);
}

/** What may stand in a field, where it may also be null. */
export function withoutNull(schema: Schema): Schema {
  const kinds = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = kinds;
  if (!isNullable(schema) || only === undefined || kinds.length > 1) return schema;
  return {
    ...only,
    ...(schema.description === undefined ? {} : { description: schema.description }),
  };
}

export function isNullable(schema: Schema): boolean {
  return schema.anyOf?.some(({ type }) => type === 'null') ?? false;
}

/** What an empty item holds: every field that it must have, as far as that says nothing yet. */
export function blank(schema: Schema): unknown {
  if (isNullable(schema)) return null;
  if (schema.properties !== undefined) {
    const entries = (schema.required ?? []).flatMap((name) => {
      const inner = blank(propertyOf(schema, name));
      return inner === undefined ? [] : [[name, inner] as const];
    });
    return Object.fromEntries(entries.length > 0 ? entries : firstChoice(schema));
  }
  if (schema.type === 'array') {
    const items = itemSchemaOf(schema) ?? {};
    return Array.from({ length: schema.minItems ?? 0 }, () => blank(items));
  }
  if (schema.type === 'object') return {};
  return schema.type === 'string' && schema.enum === undefined ? '' : undefined;
}

/** A form shows an optional part once it holds something: here its first choice. */
function firstChoice(schema: Schema): [string, unknown][] {
  for (const [name, { enum: choices }] of Object.entries(schema.properties ?? {})) {
    if (choices?.[0] !== undefined) return [[name, choices[0]]];
  }
  return [];
}
