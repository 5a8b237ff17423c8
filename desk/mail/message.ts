import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { tidyText } from '../../contract/typed-text.ts';
import { beginningOf, onOneLine } from '../../terminal/plain-text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import { amendmentInWords, answersOf, minuteOf } from '../in-words.ts';

/** Who the mail is from and to; all are addresses of the consultancy. */
export type MailParties = {
  siteName: string;
  from: string;
  to: readonly string[];
  /** Where visitors see what became of a message; null or left out where nobody can name it. */
  statusPage?: string | null;
};

const longestSubject = 120;
/** RFC 2047, 2, with room for the header's name on the first line. */
const longestEncodedWord = 52;
/**
 * Where an encoded word begins (RFC 2047). The mail library passes such words on as they are, and a reader's program would
 * decode in them what `onOneLine` has taken out of plain text.
 */
const encodedMark = '=?';
/** A whole one, as lenient readers see it; in an address the mark alone is two signs like others. */
const encodedWord = /=\?[^?]*\?[bq]\?[^?]*\?=/i;

/**
 * The mail about one enquiry. Equal for every attempt: Message-ID and date come from the enquiry, so a mail server or
 * mail program that sees it twice can tell.
 * It is from our own domain (a visitor's would fail SPF and DMARC) and answers go to the visitor.
 */
export function messageFor(enquiry: StoredEnquiry, parties: MailParties): SendMailOptions {
  const { id, resends, receivedAt } = enquiry;
  return {
    // Another each time staff ask for it to be mailed again: a mailbox that hides doubles must not hide that.
    ...mailNamed(resends === 0 ? id : `${id}.${resends}`, parties),
    date: receivedAt,
    ...replyToFor(enquiry),
    subject: subjectFor(enquiry),
    text: textBody(enquiry, parties),
    html: htmlBody(enquiry, parties).markup,
  };
}

/** What every mail of the desk has: from our own address, to our own, under a Message-ID of our own domain. */
export function mailNamed(name: string, { siteName, from, to }: MailParties): SendMailOptions {
  return {
    messageId: `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: `${siteName} enquiries`, address: from },
    to: [...to],
    xMailer: false,
    // Nothing a visitor typed may make the mail library read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** An address as every mail server reads it (RFC 5321, without quotes): words with dots between, and a domain. */
const plainAddress =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** Signs of a domain in any script. Of others the platform would read the part before them, like a host in an address of the web. */
const domainSigns = /^(?:[a-z\d.-]|[^\0-\x7f])+$/i;

/**
 * Where an answer goes; null when the address is not one that every mail server knows: a strict one would refuse the whole mail,
 * as it may for another script before the @. Staff still read the address in the text. Domains have a form that all know.
 */
export function answerAddressOf({ text }: StoredEnquiry): string | null {
  const email = onOneLine(tidyText(text).email);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const address = `${email.slice(0, at)}@${domainToASCII(domain)}`;
  const isKnown =
    domainSigns.test(domain) && plainAddress.test(address) && !encodedWord.test(address);
  return isKnown ? address : null;
}

function replyToFor(enquiry: StoredEnquiry): Pick<SendMailOptions, 'replyTo'> {
  const address = answerAddressOf(enquiry);
  if (address === null) return {};
  const { text } = enquiry;
  const name = onOneLine(`${text.fname} ${text.lname}`.trim());
  // Readers decode a name even in quotes, and the mail library leaves no other way: nobody is called so.
  return { replyTo: { name: name.includes(encodedMark) ? '' : name, address } };
}

function subjectFor({ reference, subject }: StoredEnquiry): string {
  const about = onOneLine(subject);
  const whole = onOneLine(`Enquiry ${reference}${about === '' ? '' : `: ${about}`}`);
  const cut = beginningOf(whole, longestSubject);
  return cut.includes(encodedMark) ? encodeWord(cut, 'B', longestEncodedWord) : cut;
}

function textBody(enquiry: StoredEnquiry, parties: MailParties): string {
  const blocks = answersOf(enquiry).map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const heading = [headingOf(enquiry), ...amendmentNote(enquiry)].join('\n');
  return `${[heading, blocks.join('\n'), ...statusNote(enquiry, parties)].join('\n\n')}\n`;
}

function htmlBody(enquiry: StoredEnquiry, parties: MailParties): Html {
  const rows = answersOf(enquiry).map(
    ({ label, value }) =>
      html`<tr><th align="left" valign="top">${label}</th><td dir="auto" style="white-space: pre-wrap">${value}</td></tr>\n`,
  );
  const notes = amendmentNote(enquiry).map((note) => html`<p>${note}</p>\n`);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${headingOf(enquiry)}</title></head><body>
<h1>${headingOf(enquiry)}</h1>
${notes}<table cellpadding="4">
${rows}</table>
${statusNote(enquiry, parties).map((note) => html`<p>${note}</p>\n`)}</body></html>
`;
}

function headingOf({ reference, receivedAt }: StoredEnquiry): string {
  return `Enquiry ${reference}, received ${minuteOf(receivedAt)} UTC`;
}

/** Staff say with a command that they have answered, so that the visitor can read it. */
function statusNote({ reference }: StoredEnquiry, { statusPage = null }: MailParties): string[] {
  if (statusPage === null) return [];
  return [
    `The visitor can see what became of this message at ${statusPage}. Once you have answered, say so: npm run enquiries -- mark ${reference} --as answered`,
  ];
}

function amendmentNote({ amends }: StoredEnquiry): string[] {
  return amends === null ? [] : [amendmentInWords(amends)];
}
