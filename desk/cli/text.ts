import { fieldNames, fields } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { inLines, onOneLine } from '../plain-text.ts';
import type { Erasure } from '../store/enquiry-store.ts';

const columns = ['reference', 'received (UTC)', 'state', 'attempts', 'subject'] as const;

/** Enquiries as a table for a terminal, one line each; nothing a visitor wrote can move its cursor. */
export function enquiryTable(enquiries: readonly StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.';
  return inColumns([columns, ...enquiries.map(rowOf)]);
}

/** Rows of cells, each column as wide as its widest cell. */
export function inColumns(rows: readonly (readonly string[])[]): string {
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

/** One enquiry in full for a terminal. */
export function enquiryInFull(enquiry: StoredEnquiry): string {
  const { amends, state, attempts, resends, lastError, sentAt, spamReasons } = enquiry;
  const lines = [
    `${enquiry.reference}  ${enquiry.id}`,
    `Received: ${enquiry.receivedAt.toISOString()}`,
    ...(amends === null ? [] : [`Changes the words of: ${referenceFor(amends)}  ${amends}`]),
    `State: ${state}, ${attempts} attempts${lastError === null ? '' : ` (${lastError})`}`,
    ...(state === 'stored' ? [`Next attempt: ${enquiry.nextAttemptAt.toISOString()}`] : []),
    ...(sentAt === null ? [] : [`Sent: ${sentAt.toISOString()}`]),
    ...(resends === 0 ? [] : [`Asked to be mailed again: ${resends}`]),
    ...(spamReasons.length === 0 ? [] : [`Spam signs: ${spamReasons.join('; ')}`]),
    `About: ${onOneLine(enquiry.subject)}`,
    `Page: ${onOneLine(enquiry.page)} (${onOneLine(enquiry.language)})`,
    ...fieldNames.map((field) => `${fields[field].label}: ${inLines(enquiry.text[field])}`),
  ];
  return lines.join('\n');
}

/** What is left of an erased enquiry. */
export function proofInWords({ id, reference, erasedAt, cause }: Erasure): string {
  const who = { staff: 'by staff', retention: 'because it was older than the retention set' }[
    cause
  ];
  return `${reference} (${id}) was erased at ${erasedAt.toISOString()} ${who}.`;
}

/** A moment to the minute, as the table has it. */
export function minuteOf(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}

function rowOf({ reference, receivedAt, state, attempts, subject }: StoredEnquiry): string[] {
  return [reference, minuteOf(receivedAt), state, String(attempts), onOneLine(subject)];
}
