import path from 'node:path';
import type { Site } from '../../compile.ts';
import { type FactEntry, listEntries } from '../../facts/facts.ts';
import { gatherFacts } from '../../facts/gather-facts.ts';
import { loadContent } from '../../load.ts';
import { type Accepted, keepAccepted, type Outcome, readAccepted } from '../reread/journal.ts';
import { fingerprintOf, type Sentence } from '../reread/sentences.ts';
import type { FactsPlace } from './set-fact.ts';

/** All facts, and the files that they stand in. */
export type FactBook = Pick<Site, 'content' | 'facts'>;

/** The facts without their pages, which take a second. Throws ContentError when their files are not sound. */
export function readFacts(
  { root, config }: FactsPlace,
  drafts?: ReadonlyMap<string, string>,
): FactBook {
  const content = loadContent(root, drafts);
  return { content, facts: gatherFacts(content.facts, content.publishers, config.today) };
}

/** Where runs keep what they have read, below the project. Not for the repository: the words are those of the sources. */
export function runFolder(root: string): string {
  return path.join(root, '.reread');
}

/** What the files say of each fact, by its key. */
export function entriesOf({ content }: Pick<FactBook, 'content'>): ReadonlyMap<string, FactEntry> {
  const entries = [...content.facts].flatMap(([guide, file]) =>
    listEntries(file).map(({ entry }) => [`${guide}/${entry.id}`, entry] as const),
  );
  return new Map(entries);
}

/** What a fact says, for its fingerprint: not as pages write it, so that another way to write it needs no person. */
export function saidBy(entry: FactEntry): string {
  if ('amount' in entry) return `${entry.amount} ${entry.currency}`;
  return 'value' in entry ? entry.value : entry.statement;
}

/** The accepted sentence of a fact, where this machine has its words and not its fingerprint alone. */
export function acceptedWords(book: FactBook, root: string): (key: string) => Accepted | null {
  const kept = readAccepted(runFolder(root));
  const entries = entriesOf(book);
  return (key) => {
    const known = kept[key];
    return known && known.fingerprint === entries.get(key)?.fingerprint ? known : null;
  };
}

/** Keeps the words of sentences that facts were seen in, so that they can be shown beside others later. */
export function keepWords(
  seen: readonly { outcome: Outcome; entry: FactEntry; sentence: Sentence }[],
  root: string,
): void {
  const words = seen.map(({ outcome: { key, url, day }, entry, sentence }) => {
    const { text, under } = sentence;
    const fingerprint = fingerprintOf(saidBy(entry), sentence);
    return [key, { text, under, url, seen: day, fingerprint }];
  });
  keepAccepted(runFolder(root), Object.fromEntries(words));
}
