import { z } from 'zod';
import { ContentError, type ContentProblem, type FieldPath } from '../content-error.ts';

/**
 * The parsed data of one content file.
 * Throws ContentError naming file, field, what was expected, what was found and how to mend it, for every fault at once.
 */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  file: string,
): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new ContentError(parsed.error.issues.map((issue) => toProblem(issue, raw, file, schema)));
}

function toProblem(
  issue: z.core.$ZodIssue,
  raw: unknown,
  file: string,
  schema: z.ZodType,
): ContentProblem {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const field = path.join('.') || 'the file';
  const got = issue.path.reduce(childOf, raw);
  if (issue.code === 'unrecognized_keys') {
    const known = namesOf(fieldAt(toField(schema), path));
    return {
      file,
      field,
      path,
      expected: `without ${issue.keys.map((key) => `"${key}"`).join(', ')}`,
      got: issue.keys,
      mend: `Remove the name or correct its spelling. The names here are ${known.join(', ')}.`,
    };
  }
  if (got === undefined) {
    const description = fieldAt(toField(schema), path)?.description;
    const mend = description === undefined ? 'Add the field.' : `Add it: ${description}`;
    return { file, field, path, expected: 'given', got, mend };
  }
  return { file, field, path, expected: expectation(issue), got };
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type') return `of type ${issue.expected}`;
  // What zod says by itself is for programmers.
  if (issue.message.startsWith('Too small') && issue.code === 'too_small') {
    return `${issue.minimum} ${unitOf(issue.origin)}or more`;
  }
  if (issue.message.startsWith('Too big') && issue.code === 'too_big') {
    return `${issue.maximum} ${unitOf(issue.origin)}or fewer`;
  }
  return `right: ${issue.message}`;
}

function unitOf(origin: string): string {
  if (origin === 'string') return 'characters ';
  return origin === 'array' ? 'entries ' : '';
}

/** What JSON Schema says of a field: `words` and `reference` of rich-text.ts are there too. */
export type Field = z.core.JSONSchema.JSONSchema;

/** A schema as JSON Schema, of what files hold before they are checked. */
export function toField(schema: z.ZodType): Field {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** What a schema says of the field at `path`; undefined where it has none there. */
function fieldAt(whole: Field, path: FieldPath): Field | undefined {
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

function childOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
