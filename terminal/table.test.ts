import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../tests/support/desk/csv-reader.ts';
import { inLines } from './plain-text.ts';
import { inColumns, toCsv } from './table.ts';

/** Texts full of what CSV and spreadsheets give a meaning to. */
const nastyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '\n', '\r\n', '"', '""', "'", ',', ';'),
      fc.constantFrom(' ', '\u00a0', '\u200b', '\ufeff', '\0', '1+1', 'HYPERLINK("x")', '|'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(nastyText, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

const runs = { numRuns: 2_000 };
/** Spreadsheets skip white space, quotes and what cannot be seen before a sign that begins a formula. */
const formula = /^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;
const withoutApostrophes = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => cell.replaceAll("'", '')));

test('whatever visitors write, the table reads back cell by cell; apostrophes alone are added', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const read = readCsv(toCsv(rows));
      expect(withoutApostrophes(read)).toEqual(
        withoutApostrophes(rows.map((row) => row.map(inLines))),
      );
    }),
    runs,
  );
});

test.each([',', ';', '\t'])(
  'no cell begins like a formula, also in a spreadsheet that splits lines at %j',
  (separator) => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const cell of readCsv(toCsv(rows), separator).flat())
          expect(cell).not.toMatch(formula);
      }),
      runs,
    );
  },
);

test.each([
  ['=HYPERLINK("http://sample.example";"Click")', `'=HYPERLINK("http://sample.example";"Click")`],
  ['+353 (0)91 000 000', "'+353 (0)91 000 000"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t'=1"],
  ['\tindented', "'\tindented"],
  ['\u200b=1', "'\u200b=1"],
  ['Dear all,\r\n=1+1', "Dear all,\n'=1+1"],
  ['Dear all;""=1+1;', `Dear all;'""=1+1;`],
  ['1 = 1, a-b, name@sample.example', '1 = 1, a-b, name@sample.example'],
])('%j is written %j', (typed, written) => {
  expect(readCsv(toCsv([[typed]]))).toEqual([[written]]);
});

test('a byte order mark comes first, every line ends with CRLF, every cell is in quotes, and quotes within are doubled', () => {
  expect(
    toCsv([
      ['a', 'say "b"'],
      ['', 'c'],
    ]),
  ).toBe('\ufeff"a","say ""b"""\r\n"","c"\r\n');
});

test('columns are as wide as their widest cell, and no line ends in blanks', () => {
  expect(inColumns([['one', 'two'], ['a longer one', ''], ['x']])).toBe(
    'one           two\na longer one\nx',
  );
});

test('messages of nothing but line ends, made to hang an export, are written at once', () => {
  const lines = `${'\n'.repeat(4_999)}x`;
  // By the old expression a thousand took two minutes.
  const csv = toCsv(Array.from({ length: 1_000 }, () => [lines]));
  expect(csv.length).toBe(1 + 1_000 * (lines.length + '""\r\n'.length));
});
