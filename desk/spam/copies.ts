import { createHash } from 'node:crypto';
import { type Enquiry, fingerprintOf } from '../enquiry.ts';
import { normal } from './signals.ts';

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
export function createCopyCounter(elapsedMs: () => number): (enquiry: Enquiry) => number {
  const messages = new Map<string, Seen>();
  return (enquiry) => {
    const key = createHash('sha256').update(normal(enquiry.text.message)).digest('base64');
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
