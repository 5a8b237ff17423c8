import { type FieldName, fieldNames, fields } from '../../contract/fields.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { inLines } from '../plain-text.ts';

/** Without it, spreadsheets take UTF-8 for the character set of their own country. */
const byteOrderMark = '\ufeff';

/** What makes a formula of a cell, behind quotes, white space and invisible characters that one spreadsheet or another skips. */
const sign = '["\\s\\p{Cc}\\p{Cf}]*[=+\\-@＝＋－＠]';
const formula = new RegExp(`^(?=${sign}|[\\t\\r])`, 'u');
/** A spreadsheet set to another country splits lines at other signs, and takes no heed of quotes in the middle of a cell. */
const formulaWithin = new RegExp(`(?<=[;\\t\\n])(?=${sign})`, 'gu');

type Column = readonly [heading: string, cell: (enquiry: StoredEnquiry) => string];

const columns: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Id', ({ id }) => id],
  ['Changes the words of', ({ amends }) => amends ?? ''],
  ['Received (UTC)', ({ receivedAt }) => secondOf(receivedAt)],
  ['State', ({ state }) => state],
  ['Sent (UTC)', ({ sentAt }) => (sentAt === null ? '' : secondOf(sentAt))],
  ['Attempts', ({ attempts }) => String(attempts)],
  ['Last error', ({ lastError }) => lastError ?? ''],
  ['Spam score', ({ spamScore }) => String(spamScore)],
  ['Spam signs', ({ spamReasons }) => spamReasons.join('; ')],
  ['Subject', ({ subject }) => subject],
  ['Page', ({ page }) => page],
  ['Language', ({ language }) => language],
  ...fieldNames.map(fieldColumn),
];

/** Enquiries as CSV after RFC 4180, with a byte order mark; a spreadsheet takes no cell for a formula. */
export function enquiriesAsCsv(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry)));
  return byteOrderMark + csvOf([columns.map(([heading]) => heading), ...rows]);
}

/** Rows as CSV, every cell in quotes, each line ended by CRLF; line ends within a cell are LF. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return `"${asWords(inLines(cell)).replaceAll('"', '""')}"`;
}

/** An apostrophe before what a spreadsheet would compute makes words of it. */
function asWords(cell: string): string {
  return cell.replace(formulaWithin, "'").replace(formula, "'");
}

function fieldColumn(name: FieldName): Column {
  return [fields[name].label, ({ text }) => text[name]];
}

function secondOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
