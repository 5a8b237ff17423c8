import { createTransport, type SendMailOptions } from 'nodemailer';
import type { StoredEnquiry } from '../enquiry.ts';
import { codeOf } from '../errors.ts';
import { type MailParties, messageFor } from './message.ts';
import type { Failure } from './retry.ts';

/** To the greeting: some servers let a stranger wait half a minute for it, to see whether it talks out of turn. */
const connectionTimeoutMs = 60_000;
/** RFC 5321, 4.5.3.2.6: a server may take ten minutes over the end of DATA, and who hangs up sooner sends the mail twice. */
const answerTimeoutMs = 10 * 60_000;

/** What the mail server said to one enquiry. `note` is set when it took the mail for some recipients only. */
export type Delivery = { delivered: true; note: string | null } | ({ delivered: false } & Failure);

export type SendEnquiry = (enquiry: StoredEnquiry) => Promise<Delivery>;
export type SendMessage = (message: SendMailOptions) => Promise<Delivery>;

/** Sends enquiries through the mail server at `url`. Never rejects. */
export function connectMailServer(url: string, parties: MailParties): SendEnquiry {
  const sendMessage = connectForMessages(url);
  return (enquiry) => sendMessage(messageFor(enquiry, parties));
}

/**
 * Sends messages through the mail server at `url`, one connection for each: a pooled connection would repeat a message by
 * itself when the line drops, and how often we ask is the caller's to decide. Never rejects.
 */
export function connectForMessages(url: string): SendMessage {
  const transport = createTransport({
    url,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: answerTimeoutMs,
    dnsTimeout: connectionTimeoutMs,
  });
  return async (message) => {
    try {
      const { accepted, rejected } = await transport.sendMail(message);
      return { delivered: true, note: rejectionNote(accepted.length, rejected.length) };
    } catch (error) {
      return { delivered: false, ...failureFrom(error) };
    }
  };
}

function rejectionNote(accepted: number, rejected: number): string | null {
  if (rejected === 0) return null;
  return `the mail server refused ${rejected} of ${accepted + rejected} recipients`;
}

/** "Log in first" and "encrypt first" (RFC 4954, 6 and RFC 3207, 4), which some servers keep for MAIL FROM or RCPT TO. */
const accountCodes = [530, 534, 535, 538];

/**
 * Whether asking again can help. A 5xx to MAIL FROM, RCPT TO or DATA is about this message and final. A 5xx before these
 * (greeting, EHLO, STARTTLS, log-in) is about our account: a changed password must not fail every enquiry for good.
 * The reason holds codes alone, because a mail server may repeat addresses or text in its answer.
 */
export function failureFrom(error: unknown): Failure {
  const { responseCode, command } = answerIn(error);
  if (responseCode === null) {
    return {
      isFinal: false,
      reason: `no answer from the mail server (${codeOf(error) || 'unknown'})`,
    };
  }
  const isAboutMessage =
    ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && !accountCodes.includes(responseCode);
  return {
    isFinal: isAboutMessage && responseCode >= 500,
    reason: `the mail server answered ${responseCode} to ${command || 'the connection'}`,
  };
}

function answerIn(error: unknown): { responseCode: number | null; command: string } {
  if (!(error instanceof Error)) return { responseCode: null, command: '' };
  const responseCode = 'responseCode' in error ? error.responseCode : null;
  const command = 'command' in error ? error.command : '';
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    command: typeof command === 'string' ? command : '',
  };
}
