import type { z } from 'zod';
import { contentText } from '../../compiler/load/content-text.ts';
import { unwrapTexts } from '../../compiler/load/paragraphs.ts';
import { type Field, fieldBelow, namesOf, toField } from '../../compiler/load/parse-content.ts';
import { isSame, matchItems, orderedNames } from '../same-items.ts';
import { isFields } from '../schema.ts';
import { parsed } from './content-files.ts';

/**
 * What a file holds, each paragraph on one line, whatever the file wraps: undefined where there is none, and the text itself where
 * that is no YAML or JSON.
 */
export function fileValue(file: string, text: string | null): unknown {
  if (text === null) return undefined;
  const value = parsed(file, text);
  if (value === null && text.trim() !== '') return text;
  // JSON wraps nothing: a line that ends there was ended by somebody.
  return file.endsWith('.json') ? value : unwrapTexts(value);
}

/** Whether nobody can tell what a file holds. */
export function isUnreadable(file: string, text: string | null): boolean {
  return typeof fileValue(file, text) === 'string';
}

/** The text of a file that is to hold `value`; null for no file. What says the same as the saved one is left as it is. */
export function textFor(
  file: string,
  saved: string | null,
  value: unknown,
  schema: z.ZodType | undefined,
): string | null {
  if (value === undefined) return null;
  const before = fileValue(file, saved);
  if (isSame(value, before)) return saved;
  return contentText(file, ordered(before, value, schema && toField(schema)));
}

/** `value` with its fields in the order that they had in `before`; new ones stand where the schema has them. */
function ordered(before: unknown, value: unknown, field: Field | undefined): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(before) ? before : [];
    const matches = matchItems(items, value);
    return value.map((item, at) =>
      ordered(items[matches[at] ?? -1], item, field && fieldBelow(field, at)),
    );
  }
  if (!isFields(value)) return value;
  const fields = isFields(before) ? before : {};
  const names = orderedNames(Object.keys(fields), Object.keys(value), namesOf(field));
  return Object.fromEntries(
    names.map((name) => [
      name,
      ordered(fields[name], value[name], field && fieldBelow(field, name)),
    ]),
  );
}
