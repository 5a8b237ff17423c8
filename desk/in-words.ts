import { fieldNames, fields } from '../contract/fields.ts';
import { referenceFor } from '../contract/reference.ts';
import { inLines, onOneLine } from '../terminal/plain-text.ts';
import type { EnquiryState, Erasure, Handling, StoredEnquiry } from './enquiry.ts';
import words from './words.json' with { type: 'json' };

/** What was typed or sent along, under the words that staff know it by; without what was left empty. */
export function answersOf(enquiry: StoredEnquiry) {
  const { subject, page, language, text } = enquiry;
  const typed = fieldNames.map((name) => {
    return { name, label: fields[name].label, value: inLines(text[name]) };
  });
  const sentAlong = [
    { name: 'subject', label: 'About', value: onOneLine(subject) },
    { name: 'page', label: 'Page', value: onOneLine(page) },
    { name: 'language', label: 'Language', value: onOneLine(language) },
  ] as const;
  return [...typed, ...sentAlong].filter(({ value }) => value !== '');
}

/** What the words are that came later under a one-time id; `amends` is the id of the first. */
export function amendmentInWords(amends: string): string {
  const first = referenceFor(amends);
  return `The visitor changed the words of ${first} and sent them again; to the visitor both are ${first}.`;
}

/** What is left of an erased enquiry. */
export function proofInWords({ id, reference, erasedAt, cause }: Erasure): string {
  const who = { staff: 'by staff', retention: 'because it was older than the retention set' }[
    cause
  ];
  return `${reference} (${id}) was erased at ${erasedAt.toISOString()} ${who}.`;
}

/** What staff still have to do after an erasure. */
export const erasureReminder =
  'These proofs are kept. Mails that were sent and backups that were made still hold the words.';

type Words = Readonly<{ name: string; meaning: string }>;

/** How the page for staff names each state, and what it means, as half a sentence. */
export const stateWords: Readonly<Record<EnquiryState, Words>> = words.states;

/** What staff say of an enquiry, as the page names it, and as half a sentence. */
export const handlingWords: Readonly<Record<Handling, Words>> = words.handlings;

/** What staff have said of it so far, in one line; '' while that is nothing. */
export function handlingInWords(
  { handling, answeredAt, handler }: StoredEnquiry,
  momentOf = (moment: Date) => `${minuteOf(moment)} UTC`,
): string {
  if (handling === 'new' && handler === '') return '';
  return [
    handlingWords[handling].name,
    ...(answeredAt === null ? [] : [`answered ${momentOf(answeredAt)}`]),
    ...(handler === '' ? [] : [`in the hands of ${onOneLine(handler)}`]),
  ].join(', ');
}

/** A moment to the minute, in UTC. */
export function minuteOf(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}

const units = [
  ['day', 24 * 60 * 60 * 1_000],
  ['hour', 60 * 60 * 1_000],
  ['minute', 60 * 1_000],
  ['second', 1_000],
] as const;

/** A time span in its two largest units, such as "3 days 4 hours"; a span that is not positive is "no time". */
export function ageInWords(ms: number): string {
  const first = units.findIndex(([, unitMs]) => ms >= unitMs);
  if (first === -1) return ms > 0 ? 'less than a second' : 'no time';
  const parts: string[] = [];
  let restMs = ms;
  for (const [unit, unitMs] of units.slice(first, first + 2)) {
    const count = Math.floor(restMs / unitMs);
    restMs -= count * unitMs;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
  }
  return parts.join(' ');
}
