import { fieldNames, fields } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import { inLines, onOneLine } from '../../terminal/plain-text.ts';
import { enquiryStates, type StoredEnquiry } from '../enquiry.ts';
import { handlingInWords, minuteOf } from '../in-words.ts';

/** As wide as the widest cell can be, so that a line can be written before the next enquiry is read. */
const columns = [
  ['reference', 12],
  ['received (UTC)', 16],
  ['state', Math.max(...enquiryStates.map(({ length }) => length))],
  ['attempts', 8],
  ['subject', 0],
] as const;

/** The line over the enquiries of a table for a terminal. */
export const tableHead = inTable(columns.map(([heading]) => heading));

/** One enquiry as a line of it; nothing a visitor wrote can move the cursor. */
export function tableRow(enquiry: StoredEnquiry): string {
  const { reference, receivedAt, state, attempts, subject } = enquiry;
  return inTable([reference, minuteOf(receivedAt), state, String(attempts), onOneLine(subject)]);
}

function inTable(cells: readonly string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(columns[index]?.[1] ?? 0))
    .join('  ')
    .trimEnd();
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
    ...(handlingInWords(enquiry) === '' ? [] : [`Staff: ${handlingInWords(enquiry)}`]),
    ...(enquiry.note === '' ? [] : [`Note: ${inLines(enquiry.note)}`]),
    ...(resends === 0 ? [] : [`Asked to be mailed again: ${resends}`]),
    ...(spamReasons.length === 0 ? [] : [`Spam signs: ${spamReasons.join('; ')}`]),
    `About: ${onOneLine(enquiry.subject)}`,
    `Page: ${onOneLine(enquiry.page)} (${onOneLine(enquiry.language)})`,
    ...fieldNames.map((field) => `${fields[field].label}: ${inLines(enquiry.text[field])}`),
  ];
  return lines.join('\n');
}
