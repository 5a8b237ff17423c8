import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import { beginningOf, inLines, onOneLine } from '../../terminal/plain-text.ts';
import { type StoredEnquiry, waitedMs } from '../enquiry.ts';
import { ageInWords, minuteOf } from '../in-words.ts';
import type { relayLog } from '../log.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { StoreStatus } from '../store/reading.ts';
import type { connectForMessages } from './mail-server.ts';
import { type MailParties, mailNamed } from './message.ts';
import type { Clock } from './relay.ts';

const lookEveryMs = 60_000;
/** Longer than a mail server may take over an attempt; after `kill -9` in the middle of one, the digest waits this long. */
const leaseMs = 15 * 60_000;
const retryAfterMs = 10 * 60_000;
/** As many as somebody reads through; the mail says how many more there are. */
const namedAtMost = 50;

type DigestParts = {
  store: Pick<EnquiryStore, 'claimDigest' | 'endDigest' | 'putOffDigest' | 'list' | 'status'>;
  send: ReturnType<typeof connectForMessages>;
  parties: MailParties;
  /** From this hour of the day on, in UTC like every time that the desk tells. */
  hour: number;
  clock: Clock;
  log: ReturnType<typeof digestLog>;
};

/**
 * Mails staff once a day what waits for them, and nothing when nothing does. The store remembers the days: a desk that starts
 * again does not repeat one, of several desks one mails, and one that was off at the hour does it when it is back.
 */
export function createDigestMail(parts: DigestParts) {
  const { store, send, parties, hour, clock, log } = parts;
  let underWay: Promise<void> | null = null;
  let isStopping = false;
  let stopLooking = () => {};

  function runDue(): Promise<void> {
    if (isStopping) return underWay ?? Promise.resolve();
    underWay ??= look()
      .catch(log.storeRefused)
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  async function look(): Promise<void> {
    const now = clock.now();
    if (now.getUTCHours() < hour) return;
    const day = now.toISOString().slice(0, 10);
    const held = await store.claimDigest({ day, now, leaseMs, atMost: namedAtMost });
    if (held === null) return;
    const failed = await store.list({ states: ['failed'], limit: namedAtMost });
    const digest = { day, now, held, failed, status: await store.status() };
    if (hasMatter(digest)) await mail(digest);
    else await store.endDigest(day, now);
  }

  async function mail(digest: Digest): Promise<void> {
    const { day, held } = digest;
    const { failure, deliveredTo, closed } = await send(
      digestMessage(digest, parties),
      held.deliveredTo,
    );
    if (failure === null) {
      log.mailed(digest);
      await store.endDigest(day, clock.now());
    } else {
      log.notMailed(day, failure.reason);
      const nextAttemptAt = new Date(clock.now().getTime() + retryAfterMs);
      await store.putOffDigest({ day, nextAttemptAt, deliveredTo });
    }
    await closed;
  }

  return {
    /** Mails what is due and resolves when the attempt has ended. */
    runDue,
    start: () => {
      stopLooking = clock.every(lookEveryMs, runDue);
      void runDue();
    },
    /** Begins no more attempts and resolves when the one under way has ended. */
    stop: async () => {
      isStopping = true;
      stopLooking();
      await underWay;
    },
  };
}

/** Everything that the mail of one day tells staff. */
type Digest = {
  day: string;
  now: Date;
  /** What no digest has told of yet. */
  held: NonNullable<Awaited<ReturnType<EnquiryStore['claimDigest']>>>;
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
  return /\S.*/.exec(inLines(message))?.[0] ?? '';
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

/**
 * What operators hear of the digest: one line for each attempt to mail it. No personal text. A store that refuses is told
 * by the relay's log, for both together.
 */
export function digestLog(
  log: FastifyBaseLogger,
  { storeRefused }: Pick<ReturnType<typeof relayLog>, 'storeRefused'>,
) {
  return {
    mailed: ({ day, held, status }: Digest) => {
      const { quarantined, failed } = status.counts;
      log.info({ day, new: held.count, quarantined, failed }, 'digest mailed');
    },
    /** Not to everybody: it is tried again, today or with the next day's. */
    notMailed: (day: string, cause: string) => {
      log.error({ day, cause }, 'digest not mailed; it is tried again');
    },
    storeRefused,
  };
}
