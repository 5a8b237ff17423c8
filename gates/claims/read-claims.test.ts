import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentError } from '../../compiler/content-error.ts';
import { readClaims } from './read-claims.ts';

/** What is told of the rules when one file has `from` written as `to`. */
function problemsWith(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} has nothing like ${String(from)}`).not.toBe(text);
  try {
    readClaims('.', new Map([[file, changed]]));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file: at, field, expected }) => ({ at, field, expected }));
  }
}

const outcomes = 'content/claims/outcomes.yaml';

test.each([
  [
    'a pattern that cannot be read',
    /^ {6}- guarantee /m,
    '      - Guarantee ',
    /"Guarantee" is no word/,
  ],
  ['a list that does not exist', '<result>', '<luck>', /words\.yaml has no list named <luck>/],
  [
    'a source that is no fact',
    'general/document-fraud/sign-guarantee',
    'general/document-fraud/sign-nothing',
    /a fact whose source has been read/,
  ],
  [
    'a source that nobody has read',
    'general/document-fraud/sign-guarantee',
    'general/advice-regulation/avoid-promises',
    /a fact whose source has been read/,
  ],
  ['an id that is used twice', 'id: promised-result', 'id: guaranteed-result', /their own id/],
  ['a rule without its honest example', /^ {4}passes: .*\n/m, '', /given/],
])('%s stops the check, with file and field', (_, from, to, expected) => {
  const [problem] = problemsWith(outcomes, from, to);
  expect(problem?.at).toBe(outcomes);
  expect(problem?.field).toMatch(/^rules/);
  expect(problem?.expected).toMatch(expected);
});

test('the words of honesty are patterns too', () => {
  const [problem] = problemsWith('content/claims/honest.yaml', '- no one\n', '- no <one>\n');
  expect(problem?.field).toMatch(/^denials\./);
});
