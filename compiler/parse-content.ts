import type { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error.ts';

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
  throw new ContentError(parsed.error.issues.map((issue) => toProblem(issue, raw, file)));
}

function toProblem(issue: z.core.$ZodIssue, raw: unknown, file: string): ContentProblem {
  const field = issue.path.map(String).join('.') || 'the file';
  const got = valueAt(raw, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return {
      file,
      field,
      expected: `without ${issue.keys.map((key) => `"${key}"`).join(', ')}`,
      got: issue.keys,
      mend: 'Remove the name or correct its spelling; compiler/schemas lists every field.',
    };
  }
  if (got === undefined) {
    return {
      file,
      field,
      expected: 'given',
      got,
      mend: 'Add the field; compiler/schemas says what it holds.',
    };
  }
  return { file, field, expected: expectation(issue), got };
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type') return `of type ${issue.expected}`;
  return `right: ${issue.message}`;
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
