import { expect, test } from 'vitest';
import { beginningOf, inLines, onOneLine } from './plain-text.ts';

test('a line end cannot begin a new mail header', () => {
  expect(onOneLine('Zoë\r\nBcc: all@sample.example')).toBe('Zoë Bcc: all@sample.example');
});

test('what moves a terminal cursor or turns the reading order is gone from one line', () => {
  expect(onOneLine('a\u001b[2Jb\u202Ec\u0000d\u0085e\u2028f')).toBe('a [2Jbc d e f');
});

test('lines and tabs stay, other control characters go', () => {
  expect(inLines('one\r\ntwo\rthree\n\tfour\u0007\u2066')).toBe('one\ntwo\nthree\n\tfour');
});

test.each(['Nguyễn Thị Minh Khai', '王小明', 'عائشة', '👩‍👩‍👧'])(
  'the name %s stays as it is',
  (name) => {
    expect(onOneLine(name)).toBe(name);
  },
);

test.each<[string, string, number, string]>([
  ['letters of four bytes', '𐐒𐐬𐑅𐐨𐑉𐐯𐐻', 3, '𐐒𐐬𐑅'],
  ['a letter with its marks', 'Nguye\u0302\u0303n', 6, 'Nguy'],
  ['the same, when it fits', 'Nguye\u0302\u0303n', 7, 'Nguye\u0302\u0303'],
  ['a family', 'a👩‍👩‍👧b', 5, 'a'],
  ['a flag', 'a🇬🇧b', 2, 'a'],
  ['a hand with its colour', '👋🏽👋🏽', 3, '👋🏽'],
  ['a syllable of Hangul in its parts', 'a\u1112\u1161\u11ab', 3, 'a'],
  ['a text that is short enough', 'Zoë', 3, 'Zoë'],
  ['a letter longer than all that may be', `e${'\u0301'.repeat(9)}`, 5, ''],
])('%s is cut whole', (_what, text, longest, beginning) => {
  expect(beginningOf(text, longest)).toBe(beginning);
});
