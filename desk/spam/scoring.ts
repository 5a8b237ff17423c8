import { hash } from 'node:crypto';
import { type EnquiryText, fieldNames, fields } from '../../contract/fields.ts';
import { type Enquiry, fingerprintOf } from '../enquiry.ts';
import { BoundedMap } from '../http/bounded-map.ts';

/** What a score means for an enquiry. A high score never loses one: it is kept, and waits for staff. */
export type SpamVerdict = {
  /** 0 is clean. */
  spamScore: number;
  spamReasons: readonly string[];
  isQuarantined: boolean;
};

/** A scorer that remembers what came before. Shape: `elapsedMs` never goes back. */
export function createSpamScorer(elapsedMs: () => number) {
  const countCopies = createCopyCounter(elapsedMs);
  return (enquiry: Enquiry, traces: CallTraces): SpamVerdict =>
    scoreSpam({ ...traces, text: enquiry.text, copies: countCopies(enquiry) });
}

/** The sum of the signals that a input shows, and why. */
export function scoreSpam(input: SpamInput): SpamVerdict {
  const shown = signals.filter(({ shows }) => shows(input));
  const spamScore = shown.reduce((sum, { weight }) => sum + weight, 0);
  return {
    spamScore,
    spamReasons: shown.map(({ reason }) => reason),
    isQuarantined: spamScore >= quarantineFrom,
  };
}

const dayMs = 24 * 60 * 60 * 1_000;
/** More would cost memory; then the message that was seen longest ago is forgotten. */
const mostMessages = 5_000;
/** Nobody asks for more. */
const mostCounted = 10;

/**
 * Counts how many enquiries have brought the same message within a day, the given one among them. A retry, which has the
 * same one-time id or the same words throughout, is the same enquiry. Remembers hashes only, and forgets all at a new start.
 * Shape: `elapsedMs` never goes back.
 */
function createCopyCounter(elapsedMs: () => number): (enquiry: Enquiry) => number {
  const messages = new BoundedMap<{ enquiries: Set<string>; sinceMs: number }>(mostMessages);
  return (enquiry) => {
    const key = hash('sha256', normal(enquiry.text.message), 'base64');
    const known = messages.get(key);
    const isKnown = known !== undefined && elapsedMs() < known.sinceMs + dayMs;
    const seen = isKnown ? known : { enquiries: new Set<string>(), sinceMs: elapsedMs() };
    if (seen.enquiries.size < mostCounted) seen.enquiries.add(enquiry.id ?? fingerprintOf(enquiry));
    messages.set(key, seen);
    return seen.enquiries.size;
  };
}

/** What a call tells about itself beside the enquiry. */
type CallTraces = {
  isTrapFilled: boolean;
  /** How long the page had been open; null when the form did not say. */
  openSeconds: number | null;
  /** How many calls its address has made in the last minutes, this one among them. */
  callsFromAddress: number;
};

/** An enquiry as it is judged. */
type SpamInput = CallTraces & {
  text: EnquiryText;
  /** How many enquiries have brought this very message within a day, this one among them. */
  copies: number;
};

/** One thing that speaks for spam. The reason is for staff, in our own words and never in a visitor's. */
type Signal = { reason: string; weight: number; shows: (input: SpamInput) => boolean };

/** From this score on, staff decide whether an enquiry is mailed. */
export const quarantineFrom = 5;

/**
 * What counts, and how much. No one signal is enough, nor all of the first three: an honest visitor can set them off without
 * knowing, by a browser that fills in forms, by a draft that is sent again at once, or in an office behind one address.
 * Nobody is judged by a name, a country, a language or a script.
 */
export const signals: readonly Signal[] = [
  {
    reason: 'a field that people do not see was filled in',
    weight: 2,
    shows: ({ isTrapFilled }) => isTrapFilled,
  },
  {
    reason: 'sent within two seconds of opening the page',
    weight: 1,
    shows: ({ openSeconds }) => openSeconds !== null && openSeconds < 2,
  },
  {
    reason: 'more than five calls from one address within ten minutes',
    weight: 1,
    shows: ({ callsFromAddress }) => callsFromAddress > 5,
  },
  {
    reason: 'the message came three times or more within a day',
    weight: 3,
    shows: ({ copies }) => copies >= 3,
  },
  { reason: 'two links or more', weight: 1, shows: ({ text }) => linksIn(text.message) >= 2 },
  { reason: 'five links or more', weight: 2, shows: ({ text }) => linksIn(text.message) >= 5 },
  {
    reason: 'a link where nobody writes one, as in a name',
    weight: 3,
    shows: ({ text }) => linklessFields.some((field) => linksIn(text[field]) > 0),
  },
  {
    reason: 'the message repeats another field',
    weight: 2,
    shows: ({ text }) => {
      const message = normal(text.message);
      return linklessFields.some((field) => normal(text[field]) === message);
    },
  },
  inMessage(
    'links written in the markup of web pages or forums',
    3,
    /\[(?:url|link)\b|<a\s[^>]{0,100}href/i,
  ),
  inMessage(
    'offers rank, links or visitors for a website',
    2,
    /\b(?:seo (?:agency|audit|expert|packages?|services?)|backlinks?|guest post|domain authority|(?:first|top) page of google|web(?:site)? traffic)\b/i,
  ),
  inMessage(
    'offers loans, crypto-currency or gambling',
    2,
    /\b(?:binary options|bitcoin|crypto ?(?:currency|invest\w*|trading)|forex|instant loans?|online casino|payday loans?)\b/i,
  ),
  inMessage(
    'offers medicines or contacts for adults',
    2,
    /\b(?:adult dating|cialis|viagra|xanax)\b/i,
  ),
  inMessage(
    'speaks as mail that goes to many',
    2,
    /\b(?:bulk e?mail|e?mail lists?|limited[- ]time offer|unsubscribe)\b/i,
  ),
];

function inMessage(reason: string, weight: number, pattern: RegExp): Signal {
  return { reason, weight, shows: ({ text }) => pattern.test(text.message) };
}

/** Names, places and numbers. */
const linklessFields = fieldNames.filter((name) => ['text', 'tel'].includes(fields[name].control));

function linksIn(text: string): number {
  return [...text.matchAll(/\b(?:https?:\/\/|www\.)\S*/gi)].length;
}

/** `text` without regard to case and white space. */
function normal(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
