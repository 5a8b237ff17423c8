import { emailjsLimits } from '../../../contract/emailjs.ts';

/**
 * What a link to the contact page says the enquiry is about, as in `/contact?subject=UK%20passport`; '' when it says nothing.
 * Shape: `search` is the query of the address. Anybody can write a link, so the text is cut to one line of the wire's limit.
 */
export function subjectIn(search: string): string {
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return subject
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, emailjsLimits.maxCompanionLength);
}
