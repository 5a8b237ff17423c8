import type { z } from 'zod';
import { unwrapTexts } from '../../compiler/content-text/paragraphs.ts';
import { isSame } from '../../compiler/content-text/same-items.ts';
import { changedText } from '../../compiler/content-text.ts';
import { toField } from '../../compiler/schema-field.ts';
import { parsed } from './content-files.ts';

/**
 * What a file holds, each paragraph on one line, whatever the file wraps: undefined where there is none, and the text itself where
 * that is no YAML or JSON.
 */
export function fileValue(file: string, text: string | null): unknown {
  if (text === null) return undefined;
  const value = parsed(file, text);
  return value === null && text.trim() !== '' ? text : unwrapTexts(value);
}

/** Whether nobody can tell what a file holds. */
export function isUnreadable(file: string, text: string | null): boolean {
  return typeof fileValue(file, text) === 'string';
}

/** The text of a file that is to hold `value`, made of what is saved; null for no file. */
export function textFor(
  file: string,
  saved: string | null,
  value: unknown,
  schema: z.ZodType | undefined,
): string | null {
  if (value === undefined) return null;
  if (isSame(value, fileValue(file, saved))) return saved;
  const base = isUnreadable(file, saved) ? '' : (saved ?? '');
  return changedText(file, base, value, schema && toField(schema));
}
