import type { SendMailOptions } from 'nodemailer';
import { beginningOf, inLines, onOneLine } from '../../terminal/plain-text.ts';
import { type StoredEnquiry, waitedMs } from '../enquiry.ts';
import { ageInWords, minuteOf } from '../in-words.ts';
import { type MailParties, mailNamed } from '../mail/message.ts';
import type { DigestMatter } from '../store/digests.ts';
import type { StoreStatus } from '../store/rows.ts';

/** Everything that the mail of one day tells staff. */
export type Digest = {
  day: string;
  now: Date;
  /** What no digest has told of yet. */
  held: DigestMatter;
  /** The newest that failed. */
  failed: readonly StoredEnquiry[];
  status: Pick<StoreStatus, 'counts' | 'oldestUnsentAt'>;
};

/** So old, the oldest unsent says that mail does not go out, or only to some. */
const worryingAgeMs = 60 * 60 * 1_000;
const longestQuote = 160;

/** Whether there is anything that somebody should do. What an earlier digest told of quarantine is not told every day. */
export function hasMatter(digest: Digest): boolean {
  return headline(digest) !== '';
}

/**
 * The mail to staff, in plain text alone. Its headers hold numbers and our own words; what visitors wrote stands on
 * lines that begin with ">". The same Message-ID for every attempt of a day.
 */
export function digestMessage(digest: Digest, parties: MailParties): SendMailOptions {
  return {
    ...mailNamed(`digest-${digest.day}`, parties),
    date: digest.now,
    subject: `${parties.siteName} desk, ${digest.day}: ${headline(digest)}`,
    text: `${blocksOf(digest).join('\n\n')}\n`,
    // Answers of a machine, such as "out of office", are asked to stay away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function headline({ held, now, status: { counts, oldestUnsentAt } }: Digest): string {
  return [
    ...(held.count > 0 ? [`${held.count} held back`] : []),
    ...(counts.failed > 0 ? [`${counts.failed} not mailed`] : []),
    ...(isWorrying(oldestUnsentAt, now) ? ['mail is waiting'] : []),
  ].join(', ');
}

function blocksOf(digest: Digest): string[] {
  return [
    ...heldBlocks(digest),
    ...failedBlocks(digest),
    ...unsentBlock(digest),
    `To read and release without commands: npm run enquiries -- open
To be sent this at another hour, or not at all: DESK_DIGEST_HOUR`,
  ];
}

function heldBlocks({ held: { count, enquiries }, status }: Digest): string[] {
  if (count === 0) return [];
  const earlier = status.counts.quarantined - count;
  const notNamed = count - enquiries.length;
  return [
    `HELD BACK AS SPAM SINCE THE LAST DIGEST: ${count}
Nobody gets these by mail. One may be from a person who waits for an answer, so please look through them.`,
    ...enquiries.map(heldEntry),
    [
      ...(notNamed > 0 ? [`${notNamed} more are not named here.`] : []),
      ...(earlier > 0 ? [`${earlier} from earlier digests are still held.`] : []),
      'All of them:    npm run enquiries -- list --state quarantined',
      'One in full:    npm run enquiries -- show <reference>',
      'Let it through: npm run enquiries -- release <reference>',
    ].join('\n'),
  ];
}

function heldEntry({ reference, receivedAt, text, spamScore, spamReasons }: StoredEnquiry): string {
  const reasons = spamReasons.length === 0 ? '' : `: ${spamReasons.join('; ')}`;
  return [
    `${reference}, received ${minuteOf(receivedAt)} UTC`,
    `> ${quoted(`${text.fname} ${text.lname}`) || '(no name)'}`,
    `> ${quoted(firstLine(text.message)) || '(no message)'}`,
    `Score ${spamScore}${reasons}`,
  ].join('\n');
}

function failedBlocks({ failed, status: { counts } }: Digest): string[] {
  if (counts.failed === 0) return [];
  const notNamed = counts.failed - failed.length;
  return [
    `NEVER MAILED, AND NO LONGER TRIED: ${counts.failed}
These people wait for an answer too. This is told every day until each is mailed again or erased.`,
    [
      ...failed.map(
        ({ reference, receivedAt, lastError }) =>
          `${reference}, received ${minuteOf(receivedAt)} UTC: ${onOneLine(lastError ?? 'no reason is known')}`,
      ),
      ...(notNamed > 0 ? [`${notNamed} more are not named here.`] : []),
    ].join('\n'),
    `All of them:   npm run enquiries -- list --state failed
Mail it again: npm run enquiries -- resend <reference>`,
  ];
}

function unsentBlock({ now, status: { counts, oldestUnsentAt } }: Digest): string[] {
  if (oldestUnsentAt === null) return [];
  const waiting = counts.stored + counts.sending;
  return [
    `STILL TO BE MAILED: ${waiting}
The oldest has waited ${ageInWords(waitedMs(oldestUnsentAt, now))}, since ${minuteOf(oldestUnsentAt)} UTC. They are tried again by themselves.
How things are: npm run enquiries -- status`,
  ];
}

function isWorrying(oldestUnsentAt: Date | null, now: Date): boolean {
  return oldestUnsentAt !== null && waitedMs(oldestUnsentAt, now) >= worryingAgeMs;
}

function firstLine(message: string): string {
  return (
    inLines(message)
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  );
}

/** What mail programs make a link of, by its beginning. */
const link =
  /(?:\b(?:[a-z][a-z\d+.-]*:\/\/|www\.|(?:mailto|tel|sms|callto|skype|magnet|news):)|\\\\)\S+/gi;
/** A dot, also of an Asian keyboard, behind which a domain may end, as in "evil.com"; not those of an email address. */
const domainDot =
  /(?<=[\p{L}\p{M}\p{N}_-])(?<![^\s@]@[\p{L}\p{M}\p{N}.-]*)[.\u3002\uff0e\uff61](?=\p{L}[\p{L}\p{M}\p{N}-])(?![\p{L}\p{M}\p{N}._%+-]*@)/gu;

/**
 * A visitor's words on one line, cut at a whole letter. Without links: spam is full of them, and with them the digest would
 * itself be taken for spam, and somebody might follow one. A bare address can be read, and mail programs make no link of it.
 */
function quoted(text: string): string {
  const line = onOneLine(text).replace(link, '[link]');
  const isWhole = beginningOf(line, longestQuote) === line;
  const shown = isWhole ? line : `${beginningOf(line, longestQuote - 1)}…`;
  return shown.replace(domainDot, '[.]');
}
