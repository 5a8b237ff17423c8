import type { FieldError } from './check-enquiry.ts';
import { type FieldName, type FieldWords, fieldNames, fields } from './fields.ts';

const beforeMissing = 'Missing parameters: ';
const faults = ['empty', 'tooLong', 'malformed'] as const;

/** As "email: Enter your email address; message: Write your question": how the desk tells a program what to mend. */
export function fieldErrorsInWords(errors: readonly FieldError[], areMissing = false): string {
  const words = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return areMissing ? beforeMissing + words : words;
}

const named = new RegExp(`(?:^|; |^${beforeMissing})(${fieldNames.join('|')}): `);

/**
 * What `fieldErrorsInWords` told, in `words` of the visitor's language; [] when the text is something else. What the desk says
 * in words that this page does not know stays as it is.
 */
export function fieldErrorsFrom(
  text: string,
  words: Readonly<Record<FieldName, Pick<FieldWords, 'messages'>>> = fields,
): FieldError[] {
  const [before, ...parts] = text.split(named);
  if (before !== '') return [];
  return parts.flatMap((part, at) => {
    const field = at % 2 === 0 && fieldNames.find((name) => name === part);
    return field ? [{ field, message: translated(field, parts[at + 1] ?? '', words) }] : [];
  });
}

function translated(
  field: FieldName,
  message: string,
  words: Readonly<Record<FieldName, Pick<FieldWords, 'messages'>>>,
): string {
  const english: FieldWords = fields[field];
  const fault = faults.find((name) => english.messages[name] === message);
  return (fault && words[field].messages[fault]) ?? message;
}
