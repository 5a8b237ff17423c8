import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../replace-file.ts';

const acceptedSchema = z.object({
  text: z.string(),
  under: z.string(),
  /** Where the source's address led to. */
  url: z.string(),
  /** The day on which it was last seen there. */
  seen: z.iso.date(),
  /** As the facts file has it: where that has another one, these are no longer the words. */
  fingerprint: z.string(),
});

/** The words of a sentence that somebody accepted. They are the source's: this machine keeps them, the repository never. */
export type Accepted = z.infer<typeof acceptedSchema>;

const fileSchema = z.record(z.string(), acceptedSchema);

/** Below the reader's own folder, by the keys of facts; {} where nothing was kept. */
export function readAccepted(folder: string): Record<string, Accepted> {
  const file = path.join(folder, fileName);
  return existsSync(file) ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Keeps these sentences beside those of other facts. */
export function keepAccepted(folder: string, seen: Readonly<Record<string, Accepted>>): void {
  const all = { ...readAccepted(folder), ...seen };
  replaceFile(path.join(folder, fileName), JSON.stringify(all, null, 1));
}

const fileName = 'accepted.json';
