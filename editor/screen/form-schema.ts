import type { RJSFSchema } from '@rjsf/utils';
import { plainName } from './pieces.ts';
import { isNullable, type Schema, withoutNull } from './schema.ts';

/**
 * The schema of a piece as its form reads it: with plain titles, and in the words of JSON Schema that the form knows. The
 * compiler alone checks values, so whatever only checks may go.
 */
export function formSchema(schema: Schema): RJSFSchema {
  return convert(schema) as RJSFSchema;
}

function convert(schema: Schema): Schema {
  const inside = withoutNull(schema);
  if (inside.anyOf !== undefined) return convertChoice(inside, inside.anyOf);
  if (inside.const !== undefined) return convertConstant(inside);
  const converted: Schema = { ...inside };
  if (inside.properties !== undefined) {
    const entries = plainestFirst(inside.properties).map(
      ([name, property]) => [name, { title: plainName(name), ...convert(property) }] as const,
    );
    converted.properties = Object.fromEntries(entries);
    converted.required = (inside.required ?? []).filter((name) => {
      const property = inside.properties?.[name];
      return property !== undefined && !isNullable(property);
    });
  }
  if (inside.prefixItems !== undefined) return { ...converted, ...convertTuple(inside) };
  if (typeof inside.items === 'object') converted.items = convert(inside.items as Schema);
  if (typeof inside.additionalProperties === 'object') {
    converted.additionalProperties = convert(inside.additionalProperties);
  }
  // Every name is an editor's to choose; wrong ones are the compiler's to tell.
  delete converted.propertyNames;
  delete converted.format;
  return converted;
}

/** What tells where a fact comes from: an editor looks for its figure first. */
const evidence = ['id', 'source', 'asOf', 'checked', 'read', 'unread'];

function plainestFirst(properties: Record<string, Schema>): [string, Schema][] {
  const entries = Object.entries(properties);
  if (!('source' in properties && 'asOf' in properties)) return entries;
  const isEvidence = ([name]: [string, Schema]) => evidence.includes(name);
  return [...entries.filter((entry) => !isEvidence(entry)), ...entries.filter(isEvidence)];
}

/** Only "true" and one certain word occur, each in an optional field: a box to tick, and a choice of one. */
function convertConstant({ const: constant, ...schema }: Schema): Schema {
  if (constant === true) return { ...schema, type: 'boolean' };
  return { ...schema, type: 'string', enum: [constant] };
}

function convertChoice(schema: Schema, choices: readonly Schema[]): Schema {
  const named = choices.map((choice) => {
    const title = Object.keys(choice.properties ?? {})
      .map(plainName)
      .join(', ');
    return { ...convert(choice), title: choice.title ?? title };
  });
  return { ...schema, anyOf: named };
}

/** Where more items may follow, the first is like the others; otherwise each has its place. */
function convertTuple(schema: Schema): Schema {
  const { prefixItems = [], items } = schema;
  if (typeof items === 'object')
    return { items: convert(items as Schema), minItems: prefixItems.length };
  return { items: prefixItems.map(convert), minItems: prefixItems.length };
}
