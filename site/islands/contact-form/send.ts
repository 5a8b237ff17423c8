import './blocked-storage.ts';
import { EmailJSResponseStatus, init, sendForm } from '@emailjs/browser';
import type { ContactFormData } from '../../../compiler/page.ts';
import { sendTimeoutMs } from '../../../contract/emailjs.ts';

type SendOutcome =
  | { kind: 'sent' }
  /** The words of whoever failed; of a server's answer the status comes first, as in "503 The desk cannot keep enquiries now". */
  | { kind: 'failed'; errorText: string }
  /** No answer came in time: the enquiry may have arrived. */
  | { kind: 'unconfirmed'; errorText: string };

/**
 * Sends the form through the EmailJS SDK; never rejects.
 * This is the only place that calls `init`: every call of it forgets all earlier options, and only `init` sets the origin.
 */
export async function sendEnquiry(
  form: HTMLFormElement,
  { origin, identifiers }: Pick<ContactFormData, 'origin' | 'identifiers'>,
  timeoutMs: number = sendTimeoutMs,
): Promise<SendOutcome> {
  const { publicKey, serviceId, templateId } = identifiers;
  init({ publicKey, origin: origin === '' ? location.origin : origin });
  const answer = sendForm(serviceId, templateId, form).then(
    (): SendOutcome => ({ kind: 'sent' }),
    (reason: unknown): SendOutcome => ({ kind: 'failed', errorText: describeRejection(reason) }),
  );
  return withinTime(answer, timeoutMs);
}

/** The SDK has no time limit and cannot be stopped; an answer that comes later is not heard. */
function withinTime(answer: Promise<SendOutcome>, timeoutMs: number): Promise<SendOutcome> {
  const errorText = `No answer came within ${timeoutMs / 1000} s.`;
  const tooLate = new Promise<SendOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: 'unconfirmed', errorText }), timeoutMs);
  });
  return Promise.race([answer, tooLate]);
}

/** The SDK rejects with an answer of the server, with a string, or with the error of `fetch`. */
function describeRejection(reason: unknown): string {
  if (reason instanceof EmailJSResponseStatus) return `${reason.status} ${reason.text}`;
  return String(reason);
}
