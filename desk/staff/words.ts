import { onOneLine } from '../../terminal/plain-text.ts';
import type { StoredEnquiry } from '../enquiry.ts';

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

/** Half a sentence as a whole one. */
export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
