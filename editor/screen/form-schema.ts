import type { RJSFSchema } from '@rjsf/utils';
import type { Schema } from '../schema.ts';
import { plainName } from './words.ts';

/** The schema of a piece as its form reads it: with plain titles, and without null, which stands for a field that is empty. */
export function formSchema({ nullable: _, ...schema }: Schema): RJSFSchema {
  const { properties, required = [], items, additionalProperties, anyOf } = schema;
  const converted = { ...schema } as RJSFSchema;
  if (properties !== undefined) {
    const entries = plainestFirst(properties).map(
      ([name, property]) => [name, { title: plainName(name), ...formSchema(property) }] as const,
    );
    converted.properties = Object.fromEntries(entries);
    converted.required = required.filter((name) => !properties[name]?.nullable);
  }
  if (items !== undefined) converted.items = formSchema(items);
  if (typeof additionalProperties === 'object') {
    converted.additionalProperties = formSchema(additionalProperties);
  }
  if (anyOf !== undefined) converted.anyOf = anyOf.map(namedChoice);
  return converted;
}

/** What tells where a fact comes from: an editor looks for its figure first. */
const evidence = ['id', 'source', 'asOf', 'checked', 'fingerprint', 'read', 'unread'];

function plainestFirst(properties: Record<string, Schema>): [string, Schema][] {
  const entries = Object.entries(properties);
  if (!('source' in properties && 'asOf' in properties)) return entries;
  const isEvidence = ([name]: [string, Schema]) => evidence.includes(name);
  return [...entries.filter((entry) => !isEvidence(entry)), ...entries.filter(isEvidence)];
}

function namedChoice(choice: Schema): RJSFSchema {
  const title = Object.keys(choice.properties ?? {})
    .map(plainName)
    .join(', ');
  return { title, ...formSchema(choice) };
}
