import { onOneLine } from '../../terminal/plain-text.ts';
import type { EnquiryState, StoredEnquiry } from '../enquiry.ts';

/** How the page names each state, and what it means to whoever looks at it. */
export const stateWords: Readonly<Record<EnquiryState, { name: string; meaning: string }>> = {
  quarantined: {
    name: 'Held back',
    meaning: 'Looks like spam, so nobody got it by mail. Release it if a person wrote it.',
  },
  stored: {
    name: 'Waiting',
    meaning: 'Will be mailed at its next attempt, by itself, once the desk has a mail server.',
  },
  sending: { name: 'Being mailed', meaning: 'An attempt to mail it is under way.' },
  sent: { name: 'Mailed', meaning: 'The mail server took it.' },
  failed: {
    name: 'Not mailed',
    meaning:
      'Refused for good, or five days of attempts went by. Mail it again once the cause is mended.',
  },
};

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
