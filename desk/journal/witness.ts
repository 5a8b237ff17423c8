import { referenceFor } from '../../contract/reference.ts';
import type { TracedErasure } from '../enquiry.ts';
import { StoreError } from '../errors.ts';
import { entryOf } from '../store/adding.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type Accepted, idsAtOnce } from '../store/witnessing.ts';
import { eraseIn, type Journal, type Line, readJournal } from './journal.ts';
import { enquiryWords, faults, sentWords } from './line.ts';

/** How the journal and the database stand to each other at one look. */
export type Agreement = {
  file: string;
  lines: number;
  bytes: number;
  /** Enquiries whose words are in the journal, and those of which it has the proof of erasure. */
  enquiries: number;
  erased: number;
  /** Lines that a full disk or a power cut has ended; nobody heard OK of them. */
  cutShort: number;
  /** Damage, by its place in the file. */
  damage: { line: number; byte: number; enquiry: string | null; fault: string }[];
  /** References of what one has and the other has not. */
  missingInDatabase: string[];
  missingInJournal: string[];
};

/** What a look finds, and what it takes to mend it. */
type Look = {
  agreement: Agreement;
  missing: Set<string>;
  unwitnessed: string[];
  /** Erased in the database, and not yet here. */
  toErase: { line: Line; proof: TracedErasure }[];
  /** Erased here, and not, or no more, in the database. */
  erasedHere: Omit<TracedErasure, 'reference'>[];
};

/**
 * Holds a journal against the database and changes neither. A desk beside us may have been writing: what looks wrong is looked at once
 * more. Throws StoreError when one cannot be read.
 */
export async function look(
  file: string,
  store: EnquiryStore,
  settled?: () => Promise<void>,
): Promise<Look> {
  const found = await lookOnce(file, store, settled);
  return isAgreed(found.agreement) ? found : lookOnce(file, store, settled);
}

/** Whether nothing is damaged, and nothing missing on either side. */
export function isAgreed({ damage, missingInDatabase, missingInJournal }: Agreement): boolean {
  return damage.length + missingInDatabase.length + missingInJournal.length === 0;
}

async function lookOnce(
  file: string,
  store: EnquiryStore,
  settled = async () => {},
): Promise<Look> {
  const newest = await store.newestNumber();
  await settled();
  const found: Look = {
    agreement: {
      ...{ file, lines: 0, bytes: 0, enquiries: 0, erased: 0, cutShort: 0 },
      ...{ damage: [], missingInDatabase: [], missingInJournal: [] },
    },
    missing: new Set(),
    unwitnessed: [],
    toErase: [],
    erasedHere: [],
  };
  const witnessed = new Set<string>();
  for await (const part of inParts(readJournal(file))) {
    const ids = [...new Set(part.flatMap(({ id }) => id ?? []))];
    const fates = await store.fatesOf(ids);
    for (const line of part) judge(line, fates, { found, witnessed });
  }
  for (let after = 0; after < newest; ) {
    const some = await store.idsBetween(after, newest);
    found.unwitnessed.push(...some.map(({ id }) => id).filter((id) => !witnessed.has(id)));
    after = some.at(-1)?.number ?? newest;
  }
  found.agreement.enquiries = witnessed.size;
  found.agreement.missingInDatabase = [...found.missing].map(referenceFor);
  found.agreement.missingInJournal = found.unwitnessed.map(referenceFor);
  return found;
}

type Fates = Awaited<ReturnType<EnquiryStore['fatesOf']>>;

function judge(
  line: Line,
  fates: Fates,
  { found, witnessed }: { found: Look; witnessed: Set<string> },
): void {
  const { id, content } = line;
  count(line, found.agreement);
  if (id === null || content?.kind === 'sent') return;
  const proof = fates.proofs.get(id);
  const isKept = fates.kept.has(id);
  if (content?.kind === 'erased') {
    if (proof === undefined || isKept) found.erasedHere.push({ id, ...content.proof });
  } else if (proof !== undefined && !isKept) found.toErase.push({ line, proof });
  else if (content !== null) {
    witnessed.add(id);
    if (!isKept) found.missing.add(id);
  }
}

function count({ number, at, length, id, fault, content }: Line, agreement: Agreement): void {
  agreement.lines = number;
  agreement.bytes = at + length + 1;
  if (content?.kind === 'erased') agreement.erased += 1;
  if (fault === null) return;
  if (fault === 'cut short') agreement.cutShort += 1;
  else {
    const enquiry = id === null ? null : referenceFor(id);
    agreement.damage.push({ line: number, byte: at, enquiry, fault: faults[fault] });
  }
}

/** Makes both hold the same again, and answers with how they were before. Throws StoreError when one refuses. */
async function agree(journal: Journal, store: EnquiryStore): Promise<Agreement> {
  const found = await look(journal.file, store, () => journal.settled());
  eraseIn(journal.file, found.toErase);
  for await (const part of inParts(found.erasedHere)) await store.restoreErasures(part);
  if (found.missing.size > 0) await replay(journal.file, found.missing, store);
  for await (const ids of inParts(found.unwitnessed)) {
    await Promise.all((await store.entriesOf(ids)).map((accepted) => note(journal, accepted)));
  }
  return found.agreement;
}

async function replay(
  file: string,
  missing: ReadonlySet<string>,
  store: EnquiryStore,
): Promise<void> {
  const sentAt = new Map<string, Date>();
  for await (const { id, content } of readJournal(file)) {
    if (id !== null && content?.kind === 'sent') sentAt.set(id, content.sentAt);
  }
  for await (const part of inParts(readJournal(file))) {
    const entries = part.flatMap(({ content }): Accepted[] => {
      if (content?.kind !== 'enquiry' || !missing.has(content.enquiry.id)) return [];
      return [{ entry: content.enquiry, sentAt: sentAt.get(content.enquiry.id) ?? null }];
    });
    await store.restore(entries);
  }
}

async function note(journal: Journal, { entry, sentAt }: Accepted): Promise<void> {
  await journal.append(entry.id, enquiryWords(entry));
  if (sentAt !== null) await journal.append(entry.id, sentWords(sentAt));
}

/** Overwrites in a journal the words of what the database has proofs of erasure for. Throws StoreError. */
async function eraseProven(file: string, store: EnquiryStore): Promise<void> {
  try {
    const { toErase } = await lookOnce(file, store);
    eraseIn(file, toErase);
  } catch (cause) {
    throw new StoreError(
      `It is erased from the database. Its words are still in the journal ${file}, which cannot be written: a desk that runs erases them there within an hour of when it can.`,
      { cause },
    );
  }
}

/** A store whose erasures reach the journal beside it; for commands, while a desk may be running. */
export function erasingIn(file: string, store: EnquiryStore): EnquiryStore {
  return {
    ...store,
    erase: async (id, now) => {
      const proofs = await store.erase(id, now);
      if (proofs.length > 0) await eraseProven(file, store);
      return proofs;
    },
    eraseReceivedBefore: async (limit, now) => {
      const count = await store.eraseReceivedBefore(limit, now);
      if (count > 0) await eraseProven(file, store);
      return count;
    },
  };
}

/** How both stood to each other at one look, before anything was brought back. */
export type LastLook = { at: Date; agreement: Agreement };

/**
 * A store that answers once an enquiry is in the journal too. When the journal refuses, so does the store, although the database has
 * the enquiry: the visitor tries again, and hears OK when both hold it. `agree` looks for what is missing on
 * one side and brings it back from the other; it throws StoreError.
 */
export function witnessedBy(journal: Journal, store: EnquiryStore) {
  const witnessed: EnquiryStore = {
    ...erasingIn(journal.file, store),
    add: async (enquiry, arrival) => {
      const result = await store.add(enquiry, arrival);
      const { outcome, id } = result;
      if (outcome === 'repeat') await journal.settled();
      if (outcome === 'new' || outcome === 'amendment') {
        const amends = outcome === 'amendment' ? enquiry.id : null;
        await journal.append(id, enquiryWords(entryOf(enquiry, arrival, { id, amends })));
      }
      return result;
    },
    recordOutcome: async (enquiry, owner, outcome) => {
      await store.recordOutcome(enquiry, owner, outcome);
      // Nobody waits for this: without it an enquiry that is replayed is mailed a second time, under the same Message-ID.
      if (outcome.state === 'sent') {
        journal.append(enquiry.id, sentWords(outcome.sentAt)).catch(() => {});
      }
    },
    check: async () => {
      await store.check();
      await journal.settled();
    },
    close: async () => {
      await store.close();
      await journal.close();
    },
  };
  return { store: witnessed, agree: () => agree(journal, store) };
}

async function* inParts<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item[]> {
  let part: Item[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < idsAtOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
