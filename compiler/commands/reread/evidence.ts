import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../replace-file.ts';
import { plain } from './figures-in-text.ts';
import type { Outcome } from './journal.ts';

const keptSchema = z.strictObject({
  /** What the source said, at most twenty-five words. */
  passage: z.string(),
  url: z.url(),
  /** The day on which it was last seen there. */
  seen: z.iso.date(),
  /** SHA-256 of the passage without its look (spaces, capitals, dashes): whether it is still the same at a glance. */
  hash: z.string(),
});

/** What a source was last seen to say. */
export type Evidence = z.infer<typeof keptSchema>;

const fileSchema = z.record(z.string(), keptSchema);

/** `content/evidence/<country>/<guide>.json`: passages by the id of their fact. */
function evidenceFile(root: string, guide: string): string {
  return path.join(root, 'content/evidence', `${guide}.json`);
}

/** Evidence of one file of facts; {} when none was kept. Throws ZodError for a file that is none of ours. */
export function readEvidence(root: string, guide: string): Record<string, Evidence> {
  const file = evidenceFile(root, guide);
  return existsSync(file) ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Keeps the passages that these facts of one file were found by, beside what is kept of others. */
export function keepEvidence(root: string, guide: string, found: readonly Outcome[]): void {
  const kept = readEvidence(root, guide);
  for (const { key, passage, url, day } of found) {
    const id = key.slice(guide.length + 1);
    if (passage !== '') kept[id] = { passage, url, seen: day, hash: hashOf(passage) };
  }
  const inOrder = Object.fromEntries(
    Object.entries(kept).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  replaceFile(evidenceFile(root, guide), `${JSON.stringify(inOrder, null, 2)}\n`);
}

function hashOf(passage: string): string {
  return createHash('sha256').update(plain(passage)).digest('hex');
}
