import { beginningOf, inLines, onOneLine } from '../../terminal/plain-text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { answerAddressOf } from '../mail/message.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const number = new Intl.NumberFormat('en-GB');

/** A moment as staff read it; all times of the desk are UTC. */
export function momentInWords(moment: Date): string {
  return `${time.format(moment)} UTC`;
}

/** The name as it was typed. */
export function nameOf({ text }: StoredEnquiry): string {
  return onOneLine(`${text.fname} ${text.lname}`) || 'No name';
}

export function countInWords(count: number): string {
  return number.format(count);
}

/** So long that programs for mail still take the link. */
const longestQuote = 800;

/** Opens the mail program of whoever touches it: the visitor's address, the reference, what was written; null without an address. */
export function answerLink(enquiry: StoredEnquiry): string | null {
  const address = answerAddressOf(enquiry);
  if (address === null) return null;
  const { reference, subject, text } = enquiry;
  const about = [reference, onOneLine(subject)].filter((part) => part !== '').join(': ');
  const quoted = beginningOf(inLines(text.message), longestQuote).replace(/^/gm, '> ');
  const body = `\n\n${quoted}\n`.replaceAll('\n', '\r\n');
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}

/** Half a sentence as a whole one. */
export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
