import { fieldNames, fields } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import { inLines, onOneLine } from '../../terminal/plain-text.ts';
import { type EnquiryState, enquiryStates, type StoredEnquiry } from '../enquiry.ts';
import { minuteOf } from '../in-words.ts';

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
    ...(resends === 0 ? [] : [`Asked to be mailed again: ${resends}`]),
    ...(spamReasons.length === 0 ? [] : [`Spam signs: ${spamReasons.join('; ')}`]),
    `About: ${onOneLine(enquiry.subject)}`,
    `Page: ${onOneLine(enquiry.page)} (${onOneLine(enquiry.language)})`,
    ...fieldNames.map((field) => `${fields[field].label}: ${inLines(enquiry.text[field])}`),
  ];
  return lines.join('\n');
}

/** What each state means to the people who work with the enquiries. */
export const stateMeanings: Readonly<Record<EnquiryState, string>> = {
  quarantined: 'looks like spam; kept, and not mailed until you release it',
  stored: 'waits for its next attempt (for ever, when no mail server is set)',
  sending: 'an attempt is under way',
  sent: 'the mail server took it',
  failed: 'refused for good, or five days of attempts went by: somebody must look',
};

/** The same as lines of help. */
export const stateHelp = Object.entries(stateMeanings)
  .map(([state, meaning]) => `  ${state.padEnd(12)} ${meaning}`)
  .join('\n');

const terminalCharacters = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** `value` as JSON; characters that could act on a terminal are written as escapes. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    terminalCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An enquiry with everything that is kept of it, the seven fields beside the rest. */
export function flat({ text, ...rest }: StoredEnquiry) {
  return { ...rest, ...text };
}
