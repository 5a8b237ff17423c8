import { expect, test } from 'vitest';
import { inLines, onOneLine } from './plain-text.ts';

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
