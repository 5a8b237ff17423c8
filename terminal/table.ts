import { inLines } from './plain-text.ts';

type Rows = readonly (readonly string[])[];

/** Rows of cells for a terminal, a line each, each column as wide as its widest cell. */
export function inColumns(rows: Rows): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** Without it, spreadsheets take UTF-8 for the character set of their own country. */
const byteOrderMark = '\ufeff';

/** What makes a formula of a cell, behind quotes, white space and invisible characters that one spreadsheet or another skips. */
const skipped = '["\\s\\p{Cc}\\p{Cf}]';
const sign = '[=+\\-@＝＋－＠]';
const formula = new RegExp(`^(?=${skipped}*${sign}|[\\t\\r])`, 'u');
/**
 * A spreadsheet set to another country splits lines at other signs, and takes no heed of quotes in the middle of a cell. After the last of
 * several such signs, so that a text of nothing but line ends is not gone through anew from each.
 */
const formulaWithin = new RegExp(`(?<=[;\\t\\n])(?=(?:(?![\\t\\n])${skipped})*${sign})`, 'gu');

/**
 * Rows as CSV after RFC 4180 with a byte order mark, every cell in quotes; line ends within a cell are LF. A spreadsheet
 * takes no cell for a formula: an apostrophe before what it would compute makes words of it.
 */
export function toCsv(rows: Rows): string {
  return byteOrderMark + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  const words = inLines(cell).replace(formulaWithin, "'").replace(formula, "'");
  return `"${words.replaceAll('"', '""')}"`;
}
