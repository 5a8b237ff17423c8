import type { FieldPath } from '../compiler/content-error.ts';

/**
 * What a form needs to know of a file, as JSON Schema in the manner of OpenAPI 3.0: there `nullable` stands beside a type. Beside the
 * standard words: `description` is the schema's own explanation, `reference` says what a text names ("fact", "route", "case", "guide",
 * "publisher", "condition"), and `words` how it is written ("line": one line without marks; "rich": Markdown with marks of facts).
 */
export type Schema = {
  type?: string;
  nullable?: boolean;
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  reference?: string;
  words?: string;
};

type Fields = Readonly<Record<string, unknown>>;

/** An object of fields, such as an item of a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema of each item of a list or record; null for everything else. */
export function itemSchemaOf({ items, additionalProperties }: Schema): Schema | null {
  return items ?? (typeof additionalProperties === 'object' ? additionalProperties : null);
}

/** The schema of what stands at `path`; an empty one where the schema knows no such place. */
export function schemaAt(schema: Schema, path: FieldPath): Schema {
  return path.reduce<Schema>(
    (part, step) => part.properties?.[step] ?? itemSchemaOf(part) ?? {},
    schema,
  );
}

/** What an empty item holds: every field that it must have, as far as that says nothing yet. */
export function blank(schema: Schema): unknown {
  const { nullable, type, properties, required = [], items = {}, minItems = 0, anyOf } = schema;
  if (nullable) return null;
  if (anyOf?.[0] !== undefined) return blank(anyOf[0]);
  if (properties !== undefined) {
    const entries = required.flatMap((name) => {
      const inner = blank(properties[name] ?? {});
      return inner === undefined ? [] : [[name, inner] as const];
    });
    return Object.fromEntries(entries);
  }
  if (type === 'array') return Array.from({ length: minItems }, () => blank(items));
  if (type === 'object') return {};
  const { enum: choices } = schema;
  if (choices !== undefined) return choices.length === 1 ? choices[0] : undefined;
  return type === 'string' ? '' : undefined;
}
