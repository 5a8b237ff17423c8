import { hash } from 'node:crypto';
import { z } from 'zod';
import { type EnquiryText, eachOf, fieldNames } from '../contract/fields.ts';

/**
 * quarantined: looks like spam, kept and not mailed until somebody releases it · stored: waits for its next attempt ·
 * sending: a relay holds it · sent: the mail server took it · failed: staff must look.
 */
export const enquiryStates = ['quarantined', 'stored', 'sending', 'sent', 'failed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** What staff say of it: nobody has answered · answered · waiting for the visitor · closed. */
export const handlings = ['new', 'answered', 'waiting', 'closed'] as const;
export type Handling = (typeof handlings)[number];

/** No wait between two attempts to mail one is longer. */
export const longestWaitMs = 60 * 60 * 1_000;

/** Without an id, the same words within this time are one enquiry. */
export const sameWordsMs = 60 * 60 * 1_000;

/** An enquiry as the two calls bring it, checked against the contract. */
export type Enquiry = {
  /** One-time id chosen by the form; null when it came without scripts. */
  id: string | null;
  text: EnquiryText;
  subject: string;
  page: string;
  language: string;
};

/** All fields. One that the contract has had only since then reads ''. */
const textSchema = z
  .partialRecord(z.enum(fieldNames), z.string())
  .transform((text) => eachOf(fieldNames, (field) => text[field] ?? ''));

/** Milliseconds or what JSON makes of a Date, too. */
const time = z.coerce.date<number | string | Date>();

/** An enquiry as it came. */
const acceptedSchema = z.object({
  id: z.string(),
  /** Id of the enquiry that was sent first under the same one-time id with other words; null for all others. */
  amends: z.string().nullable(),
  receivedAt: time,
  text: textSchema,
  subject: z.string(),
  page: z.string(),
  language: z.string(),
  /** 0 is clean, also for what somebody released from quarantine. */
  spamScore: z.number(),
  /** Why it was scored as it came in, in our own words. */
  spamReasons: z.array(z.string()).readonly(),
  /** 1 is mailed first: the first of a quiet network, and what staff released or asked for again. Higher for crowded networks. */
  priority: z.number(),
});

/** What the journal keeps of it. */
export const entrySchema = acceptedSchema.extend({ isQuarantined: z.boolean() });
export type Entry = z.infer<typeof entrySchema>;

/** An enquiry as it is kept. */
export const storedEnquirySchema = acceptedSchema.extend({
  reference: z.string(),
  state: z.enum(enquiryStates),
  /** How often staff have asked for it to be mailed again. The attempts below count from the last time. */
  resends: z.number(),
  attempts: z.number(),
  firstAttemptAt: time.nullable(),
  nextAttemptAt: time,
  /** Why the last attempt failed, without any personal text; null when none has. */
  lastError: z.string().nullable(),
  /** Our own recipients that have it; while it waits, the others are still to get it. */
  deliveredTo: z.array(z.string()).readonly(),
  /** When the mail server last took it, for one recipient or more. */
  sentAt: time.nullable(),
  handling: z.enum(handlings),
  /** When staff first said that it is answered; null when they have not. */
  answeredAt: time.nullable(),
  /** Who of the staff has it, as they call themselves; '' for nobody. */
  handler: z.string(),
  /** What staff have noted; '' for nothing. */
  note: z.string(),
});
export type StoredEnquiry = z.infer<typeof storedEnquirySchema>;

/** Proof that an enquiry was erased, and when; nothing of what it said. */
export const erasureSchema = z.object({
  id: z.string(),
  reference: z.string(),
  erasedAt: time,
  cause: z.enum(['staff', 'retention']),
});
export type Erasure = z.infer<typeof erasureSchema>;

/** The same with what tells a late repeat from changed words; staff need not see it. */
export const tracedErasureSchema = erasureSchema.extend({ trace: z.string() });
export type TracedErasure = z.infer<typeof tracedErasureSchema>;

/**
 * A hash that is equal for equal text: all fields and the subject, without regard to line ends (the SDK sends CRLF,
 * JSON sends LF) or to white space around a field.
 */
export function fingerprintOf({ text, subject }: Pick<Enquiry, 'text' | 'subject'>): string {
  const values = [...fieldNames.map((field) => text[field]), subject];
  const normal = values.map((value) => value.replace(/\r\n?/g, '\n').trim());
  return hash('sha256', JSON.stringify(normal));
}

/**
 * What a proof of erasure keeps of a fingerprint: enough to tell a late repeat from changed words, far too little to tell
 * what the words were, as one in 65,536 texts has the same.
 */
export function traceOf(fingerprint: string): string {
  return fingerprint.slice(0, 4);
}

/**
 * The id under which changed words are kept that came with a one-time id already in use.
 * The same id and words give the same answer, so that a retry of the change is not a third enquiry.
 */
export function idForAmendment(id: string, fingerprint: string): string {
  const hex = hash('sha256', `${id} ${fingerprint}`);
  // Version 8 and the usual variant, as RFC 9562 asks of ids that somebody computes.
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return groups.join('-');
}

/** How long an enquiry has waited since a moment; not below 0, however the clock has been set. */
export function waitedMs(since: Date, now: Date): number {
  return Math.max(0, now.getTime() - since.getTime());
}

/** The order in which enquiries are mailed; databases promise none for rows they have just changed. */
export function inMailingOrder(one: StoredEnquiry, other: StoredEnquiry): number {
  return (
    one.priority - other.priority ||
    one.spamScore - other.spamScore ||
    one.nextAttemptAt.getTime() - other.nextAttemptAt.getTime()
  );
}

/** How one attempt to mail an enquiry ended. */
export type AttemptOutcome = Taken &
  (
    | { state: 'sent'; sentAt: Date; lastError: string | null }
    | {
        state: 'stored';
        nextAttemptAt: Date;
        lastError: string;
        /** Whether the reason goes for every enquiry, so that `hasten` may make it due. */
        waitsForServer?: boolean;
      }
    | { state: 'failed'; lastError: string }
  );

/** The recipients that have it now and when one last took it; left out when this attempt has changed neither. */
type Taken = { deliveredTo?: readonly string[]; sentAt?: Date };

/**
 * How far a limit may be used up before an enquiry of this priority has to wait: 1 finds room until it is reached, 2 until a
 * quarter is, 3 until a sixth. So half of every limit is kept for those who come for the first time, and whoever comes often
 * has room while there is plenty. `open` is a part of the limit, below a half, in which everybody finds room.
 */
export function shareOf(limit: number, priority: number, open = 0): number {
  return priority <= 1 ? limit : limit * open + (limit * (0.5 - open)) / priority;
}

/** The last priority that still finds room when `used` of a limit are used up; 0 when nobody does. */
export function lastPriorityWithRoom(limit: number, used: number): number {
  if (used >= limit) return 0;
  if (used === 0) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.ceil(limit / (2 * used)) - 1);
}
