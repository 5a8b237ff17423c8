import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames } from '../../contract/fields.ts';
import { readCsv } from '../../tests/support/desk/csv-reader.ts';
import { sampleStored, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { inLines } from '../plain-text.ts';
import { csvOf, enquiriesAsCsv } from './csv.ts';

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
      const read = readCsv(csvOf(rows));
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
        for (const cell of readCsv(csvOf(rows), separator).flat())
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
  expect(readCsv(csvOf([[typed]]))).toEqual([[written]]);
});

test('every line ends with CRLF, every cell is in quotes, and quotes within are doubled', () => {
  expect(
    csvOf([
      ['a', 'say "b"'],
      ['', 'c'],
    ]),
  ).toBe('"a","say ""b"""\r\n"","c"\r\n');
});

test('an enquiry has a heading for each cell, and all seven fields', () => {
  const csv = enquiriesAsCsv([sampleStored]);
  expect(csv.startsWith('\ufeff"Reference","Id",')).toBe(true);
  const [headings = [], cells = [], ...more] = readCsv(csv);
  expect([cells.length, more]).toEqual([headings.length, []]);
  const typed = fieldNames.map((name) => sampleText[name].replace('\r\n', '\n'));
  expect(cells.slice(-fieldNames.length).map((cell) => cell.replace(/^'/, ''))).toEqual(typed);
  expect(cells.slice(0, 5)).toEqual([
    'WM-1Y7T-TPYS',
    sampleStored.id,
    '',
    '2026-03-02 09:00:00',
    'sending',
  ]);
});
