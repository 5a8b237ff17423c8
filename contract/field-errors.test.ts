import { expect, test } from 'vitest';
import { fieldErrorsFrom, fieldErrorsInWords } from './check-enquiry.ts';
import { type FieldWords, fieldNames, fields } from './fields.ts';

const everyError = fieldNames.flatMap((field) => {
  const { messages }: FieldWords = fields[field];
  return Object.values(messages).map((message) => ({ field, message: message ?? '' }));
});

test.each([false, true])(
  'what the desk tells of any field is read again (missing: %s)',
  (areMissing) => {
    for (const error of everyError) {
      expect(fieldErrorsFrom(fieldErrorsInWords([error], areMissing))).toEqual([error]);
    }
    const errors = fieldNames.map((field) => ({ field, message: fields[field].messages.empty }));
    expect(fieldErrorsFrom(fieldErrorsInWords(errors, areMissing))).toEqual(errors);
  },
);

test('it is told in the words of the page, and as it came where the page has none', () => {
  const words = { ...fields, email: { messages: { ...fields.email.messages, empty: 'Escriba' } } };
  const text = `email: ${fields.email.messages.empty}; message: Say more; please`;
  expect(fieldErrorsFrom(text, words)).toEqual([
    { field: 'email', message: 'Escriba' },
    { field: 'message', message: 'Say more; please' },
  ]);
});

test.each([
  '',
  'The enquiry could not be kept',
  'The recipients address is empty',
  'The subject parameter may have 200 characters at most',
  'Gmail_API: message: Invalid grant',
  'emails: x',
])('%j names no field', (text) => {
  expect(fieldErrorsFrom(text)).toEqual([]);
});
