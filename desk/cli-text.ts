import { fieldNames, fields } from '../contract/fields.ts';
import { referenceFor } from '../contract/reference.ts';
import type { StoredEnquiry } from './enquiry.ts';
import { inLines, onOneLine } from './plain-text.ts';

const columns = ['reference', 'received (UTC)', 'state', 'attempts', 'subject'] as const;

/** Enquiries as a table for a terminal, one line each; nothing a visitor wrote can move its cursor. */
export function enquiryTable(enquiries: readonly StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.';
  const rows = [columns, ...enquiries.map(rowOf)];
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One enquiry in full for a terminal. */
export function enquiryInFull(enquiry: StoredEnquiry): string {
  const { amends, state, attempts, lastError, sentAt } = enquiry;
  const lines = [
    `${enquiry.reference}  ${enquiry.id}`,
    `Received: ${enquiry.receivedAt.toISOString()}`,
    ...(amends === null ? [] : [`Changes the words of: ${referenceFor(amends)}  ${amends}`]),
    `State: ${state}, ${attempts} attempts${lastError === null ? '' : ` (${lastError})`}`,
    ...(state === 'stored' ? [`Next attempt: ${enquiry.nextAttemptAt.toISOString()}`] : []),
    ...(sentAt === null ? [] : [`Sent: ${sentAt.toISOString()}`]),
    `About: ${onOneLine(enquiry.subject)}`,
    `Page: ${onOneLine(enquiry.page)} (${onOneLine(enquiry.language)})`,
    ...fieldNames.map((field) => `${fields[field].label}: ${inLines(enquiry.text[field])}`),
  ];
  return lines.join('\n');
}

/** Enquiries as JSON, nothing left out; characters that could act on a terminal are written as escapes. */
export function enquiriesAsJson(enquiries: readonly StoredEnquiry[]): string {
  const flat = enquiries.map(({ text, ...rest }) => ({ ...rest, ...text }));
  return JSON.stringify(flat, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function rowOf(enquiry: StoredEnquiry): readonly string[] {
  return [
    enquiry.reference,
    enquiry.receivedAt.toISOString().slice(0, 16).replace('T', ' '),
    enquiry.state,
    String(enquiry.attempts),
    onOneLine(enquiry.subject),
  ];
}
