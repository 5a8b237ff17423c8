import type { z } from 'zod';
import { ContentError, type ContentProblem } from '../content-error.ts';
import { fieldAt, namesOf, toField } from './schema-field.ts';

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
  const got = valueAt(raw, issue.path);
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

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
