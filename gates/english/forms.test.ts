import { expect, test } from 'vitest';
import { formsOf } from './forms.ts';

test.each([
  ['sell', 'sold'],
  ['pay', 'paid'],
  ['licence', 'license'],
  ['apply', 'applies'],
  ['guarantee', 'guaranteed'],
  ['pass', 'passes'],
  ['skip', 'skipped'],
  ['expect', 'expecting'],
])('the forms of %s include %s', (word, form) => {
  expect(formsOf(word)).toContain(form);
});

test('a word of one or two letters has one form', () => {
  expect(formsOf('id')).toEqual(['id']);
});
