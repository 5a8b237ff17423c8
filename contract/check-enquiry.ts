import {
  alwaysRequiredFields,
  type EnquiryText,
  type FieldName,
  type FieldWords,
  fieldNames,
  fields,
  type OptionalFieldName,
} from './fields.ts';
import { isBlank, lengthOf, tidyText } from './typed-text.ts';

/** What is said of faults, in one language. */
type Messages = Readonly<Record<FieldName, Pick<FieldWords, 'messages'>>>;

export type FieldError = { field: FieldName; message: string };

/**
 * What a visitor has to mend before an enquiry can be sent, in the order of the form; [] when nothing.
 * Shape: `optionalFields` are those that the site's settings do not require; `words` are those of the visitor's language.
 * The form and the desk call this same function, so neither accepts what the other refuses.
 */
export function checkEnquiry(
  text: EnquiryText,
  optionalFields: readonly OptionalFieldName[] = [],
  words: Messages = fields,
): FieldError[] {
  const typed = tidyText(text);
  return fieldNames.flatMap((field) => {
    const fault = faultOf(field, typed[field], isRequired(field, optionalFields));
    const { messages } = words[field];
    const message = fault && (messages[fault] ?? messages.empty);
    return message === null ? [] : [{ field, message }];
  });
}

/** Whether the form marks `field` as required under the given settings. */
export function isRequired(
  field: FieldName,
  optionalFields: readonly OptionalFieldName[],
): boolean {
  const always: readonly FieldName[] = alwaysRequiredFields;
  const optional: readonly FieldName[] = optionalFields;
  return always.includes(field) || !optional.includes(field);
}

function faultOf(field: FieldName, value: string, isNeeded: boolean) {
  if (isBlank(value)) return isNeeded ? 'empty' : null;
  if (lengthOf(value) > fields[field].maxLength) return 'tooLong';
  return field === 'email' && !looksLikeEmail(value) ? 'malformed' : null;
}

/**
 * One @, something before it, a dotted domain after it, and nothing that could end a mail header.
 * Deliberately loose: only the mail server knows whether an address exists, and addresses in any script are valid.
 */
function looksLikeEmail(value: string): boolean {
  return /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}.]+(\.[^\s@<>(),;:"\\[\]\p{Cc}.]+)+$/u.test(
    value,
  );
}

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
export function fieldErrorsFrom(text: string, words: Messages = fields): FieldError[] {
  const [before, ...parts] = text.split(named);
  if (before !== '') return [];
  return parts.flatMap((part, at) => {
    const field = at % 2 === 0 && fieldNames.find((name) => name === part);
    return field ? [{ field, message: translated(field, parts[at + 1] ?? '', words) }] : [];
  });
}

function translated(field: FieldName, message: string, words: Messages): string {
  const english: FieldWords = fields[field];
  const fault = faults.find((name) => english.messages[name] === message);
  return (fault && words[field].messages[fault]) ?? message;
}
