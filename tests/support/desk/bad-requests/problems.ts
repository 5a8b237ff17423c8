import type { ParsedMail } from 'mailparser';
import { checkEnquiry } from '../../../../contract/check-enquiry.ts';
import { emailjsLimits } from '../../../../contract/emailjs.ts';
import { fieldNames, type OptionalFieldName } from '../../../../contract/fields.ts';
import { isEnquiryId, referenceFor } from '../../../../contract/reference.ts';
import type { StoredEnquiry } from '../../../../desk/enquiry.ts';
import { quarantineFrom, signals } from '../../../../desk/spam/scoring.ts';

/** An answer, whoever brought it. */
export type Answer = { status: number; contentType: string; body: string };

/** What is wrong with an answer, whatever was asked; [] when nothing is. */
export function problemsOfAnswer({ status, contentType, body }: Answer): string[] {
  const isPage = contentType.startsWith('text/html');
  return failed({
    'a failure of the desk': status >= 500,
    'a redirect': status >= 300 && status < 400,
    'neither plain text nor a page':
      status !== 204 && !isPage && !contentType.startsWith('text/plain'),
    'foreign markup in a page': isPage && /<(?:script|img|svg|iframe|object|base)\b/i.test(body),
  });
}

/** What in a stored enquiry breaks the contract; [] when nothing does. */
export function problemsOfRow(
  { id, reference, text, subject, page, language, spamScore, spamReasons, state }: StoredEnquiry,
  optionalFields: readonly OptionalFieldName[],
): string[] {
  const companions = [subject, page, language];
  const reasons = signals.map(({ reason }) => reason);
  return failed({
    'no id or not its reference': !isEnquiryId(id) || reference !== referenceFor(id),
    'text that the form would refuse': checkEnquiry(text, optionalFields).length > 0,
    'other fields than ours': Object.keys(text).join() !== fieldNames.join(),
    'a companion that is too long': companions.some(
      ({ length }) => length > emailjsLimits.maxCompanionLength,
    ),
    'half a character or NUL': ![...Object.values(text), ...companions].every(
      (value) => value.isWellFormed() && !value.includes('\0'),
    ),
    'a reason that is not our own': !spamReasons.every((reason) => reasons.includes(reason)),
    'a score in the wrong state': (state === 'quarantined') !== spamScore >= quarantineFrom,
  });
}

/** Headers of the mail about an enquiry, and only Reply-To may be missing. */
const mailHeaders = [
  ...['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type', 'reply-to'],
  // Written by the mail servers on the way.
  ...['received', 'return-path'],
];

/** What the parsed mail has that the desk's own code did not set; [] when nothing. */
export function problemsOfMail(mail: ParsedMail, parties: { from: string; to: string }): string[] {
  const names = mail.headerLines.map(({ key }) => key);
  const html = mail.html === false ? '' : mail.html;
  const replyTos = (mail.replyTo?.value ?? []).map(({ address }) => address ?? '');
  const recipients = [mail.to ?? [], mail.cc ?? [], mail.bcc ?? []].flat();
  return failed({
    [`a strange header: ${names.join()}`]: !names.every((name) => mailHeaders.includes(name)),
    'a header that is not ASCII': !mail.headerLines.every(({ line }) =>
      /^[\t\r\n\x20-\x7e]*$/.test(line),
    ),
    'a header twice': new Set(names).size < names.length,
    'another sender': mail.from?.value.map(({ address }) => address).join() !== parties.from,
    'other recipients': recipients.map(({ text }) => text).join() !== parties.to,
    'answers that go to nobody or to several': replyTos.length > 1 || !replyTos.every(isAddress),
    'an attachment': mail.attachments.length > 0,
    'markup of a visitor': /<(?:script|img|svg|iframe|a|b)\b/i.test(html),
    'no words': !mail.text?.startsWith('Enquiry WM-'),
  });
}

function failed(claims: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(claims)
    .filter(([, isTrue]) => isTrue)
    .map(([claim]) => claim);
}

/** With its domain as people read it: the parser shows it in its own script. */
function isAddress(text: string): boolean {
  return /^[\x21-\x7e]+@[\p{L}\p{M}\p{N}.-]+$/u.test(text);
}
