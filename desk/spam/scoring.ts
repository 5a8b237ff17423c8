import { hash } from 'node:crypto';
import { type Enquiry, fingerprintOf } from '../enquiry.ts';
import { type CallTraces, normal, quarantineFrom, type SpamInput, signals } from './signals.ts';

/** What a score means for an enquiry. A high score never loses one: it is kept, and waits for staff. */
export type SpamVerdict = {
  /** 0 is clean. */
  spamScore: number;
  spamReasons: readonly string[];
  isQuarantined: boolean;
};

export type SpamScorer = (enquiry: Enquiry, traces: CallTraces) => SpamVerdict;

/** A scorer that remembers what came before. Shape: `elapsedMs` never goes back. */
export function createSpamScorer(elapsedMs: () => number): SpamScorer {
  const countCopies = createCopyCounter(elapsedMs);
  return (enquiry, traces) =>
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
/** More would cost memory; then the message that was seen first is forgotten. */
const mostMessages = 5_000;
/** Nobody asks for more. */
const mostCounted = 10;

type Seen = { enquiries: Set<string>; sinceMs: number };

/**
 * Counts how many enquiries have brought the same message within a day, the given one among them. A retry, which has the
 * same one-time id or the same words throughout, is the same enquiry. Remembers hashes only, and forgets all at a new start.
 * Shape: `elapsedMs` never goes back.
 */
function createCopyCounter(elapsedMs: () => number): (enquiry: Enquiry) => number {
  const messages = new Map<string, Seen>();
  return (enquiry) => {
    const key = hash('sha256', normal(enquiry.text.message), 'base64');
    const known = messages.get(key);
    const isKnown = known !== undefined && elapsedMs() < known.sinceMs + dayMs;
    const seen = isKnown ? known : { enquiries: new Set<string>(), sinceMs: elapsedMs() };
    if (seen.enquiries.size < mostCounted) seen.enquiries.add(enquiry.id ?? fingerprintOf(enquiry));
    if (!isKnown) messages.delete(key);
    messages.set(key, seen);
    const [first] = messages.keys();
    if (first !== undefined && messages.size > mostMessages) messages.delete(first);
    return seen.enquiries.size;
  };
}
