import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Entry, entrySchema, tracedErasureSchema } from '../enquiry.ts';

/** What stands in the place of an erased enquiry's words. */
const erasedSchema = tracedErasureSchema.omit({ id: true, reference: true });

const contentSchema = z.union([
  z
    .object({ enquiry: entrySchema })
    .transform(({ enquiry }) => ({ kind: 'enquiry', enquiry }) as const),
  z
    .object({ sentAt: z.coerce.date<string>() })
    .transform(({ sentAt }) => ({ kind: 'sent', sentAt }) as const),
  erasedSchema.transform((proof) => ({ kind: 'erased', proof }) as const),
]);

/** enquiry: as it was accepted · sent: when the mail server took it · erased: the proof that overwrote an enquiry. */
type Content = z.infer<typeof contentSchema>;

/**
 * The words of an enquiry, with salt: the checksum outlives them when they are erased, and must not tell whether somebody
 * guesses them.
 */
export function enquiryWords(enquiry: Entry): string {
  return JSON.stringify({ salt: randomBytes(16).toString('hex'), enquiry });
}

/** What is noted of a delivery. */
export function sentWords(sentAt: Date): string {
  return JSON.stringify({ sentAt });
}

/** What overwrites `bytes` bytes of an erased enquiry. */
export function erasedWords(
  { erasedAt, cause, trace }: z.infer<typeof erasedSchema>,
  bytes: number,
): Buffer {
  return Buffer.from(JSON.stringify({ erasedAt, cause, trace }).padEnd(bytes));
}

/**
 * One line: `<chain> <checksum> <id> <bytes> <words>`. The checksum is that of the words; the chain that of the chain before and
 * all in this line but its words, so that it stays checkable when these are erased. Both are SHA-256.
 */
export function lineOf(
  chainBefore: string,
  id: string,
  words: string,
): { chain: string; line: string } {
  const head = `${hash('sha256', words)} ${id} ${Buffer.byteLength(words)}`;
  const chain = chainAfter(chainBefore, head);
  return { chain, line: `${chain} ${head} ${words}\n` };
}

function chainAfter(chainBefore: string, head: string): string {
  return hash('sha256', `${chainBefore} ${head}`);
}

const longestHead = 64 + 1 + 64 + 1 + 36 + 1 + 9 + 1;
const headPattern = /^([\da-f]{64}) (([\da-f]{64}) ([\da-f-]{36}) (\d{1,9})) /;

/** The chain that a line says it has; null when it has no readable head. */
export function chainIn(line: Buffer): string | null {
  return headIn(line)?.chain ?? null;
}

type Head = NonNullable<ReturnType<typeof headIn>>;

function headIn(line: Buffer) {
  const [all, chain, head, checksum, id, bytes] =
    headPattern.exec(line.toString('latin1', 0, longestHead)) ?? [];
  if (chain === undefined || head === undefined || id === undefined) return null;
  return { chain, head, checksum, id, bytes: Number(bytes), start: all?.length ?? 0 };
}

export const faults = {
  unreadable: 'cannot be read',
  'cut short': 'is cut short',
  checksum: 'does not have its checksum',
  chain: 'does not follow from the lines before: one was changed or taken out',
} as const;

/** A line as it was found; of one with a fault there may be nothing but that. */
export type Judged = {
  fault: keyof typeof faults | null;
  id: string | null;
  content: Content | null;
  /** Where the words begin in the line, and how many bytes they are. */
  words: { start: number; bytes: number };
};

/** Several desks may append to one journal at once, so a line may follow one of the last few instead of the very last. */
const chainsRemembered = 64;

/** Judges the lines of a journal, one after the other. */
export function lineJudge() {
  let chains = [''];
  /** After a line without a readable head nobody can say what the next one has to follow. */
  let isLost = false;
  const remember = (...more: string[]) => {
    chains = [...chains, ...more].slice(-chainsRemembered);
  };

  function isLinked({ head, chain }: Head): boolean {
    const isLink = isLost || chains.some((before) => chainAfter(before, head) === chain);
    isLost = false;
    // What was written after a damaged line goes on from what that line was.
    remember(...(isLink ? [chain] : [chainAfter(chains.at(-1) ?? '', head), chain]));
    return isLink;
  }

  return (line: Buffer): Judged => {
    const found = headIn(line);
    if (found === null) {
      isLost = true;
      return { fault: 'unreadable', id: null, content: null, words: { start: 0, bytes: 0 } };
    }
    const isLink = isLinked(found);
    const { id, bytes, start } = found;
    const words = line.subarray(start);
    const judged = { id, words: { start, bytes: Math.min(bytes, words.length) } };
    if (words.length < bytes) return { ...judged, fault: 'cut short', content: null };
    const content = wholeContentOf(words, found);
    if (content === null) return { ...judged, fault: 'checksum', content };
    return { ...judged, fault: isLink ? null : 'chain', content };
  };
}

function wholeContentOf(words: Buffer, { bytes, checksum }: Head): Content | null {
  const content = words.length === bytes ? contentOf(words) : null;
  // What overwrote the words is not what they were.
  const isWhole = content?.kind === 'erased' || hash('sha256', words) === checksum;
  return isWhole ? content : null;
}

function contentOf(words: Buffer): Content | null {
  try {
    return contentSchema.parse(JSON.parse(words.toString()));
  } catch {
    return null;
  }
}
