import type { FieldPath } from '../compiler/content-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An object of fields, such as an item of a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
