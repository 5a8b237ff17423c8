import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const folder = 'node_modules/.cache/waymark';

/** Results of pure work, kept between builds by a hash of all that they were made from. */
export type ResultCache = {
  /** What was kept under this key; null when nothing was. */
  get: (key: string) => Promise<Buffer | null>;
  put: (key: string, result: string | Uint8Array) => Promise<void>;
};

/** The results of one kind of work, below node_modules/.cache: whoever deletes them loses time and nothing else. */
export function openCache(kind: string): ResultCache {
  const fileOf = (key: string) => join(folder, kind, key.slice(0, 2), key);
  return {
    get: (key) => readFile(fileOf(key)).catch(() => null),
    async put(key, result) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // Whole or not at all: two builds at once, or one that is stopped, leave no half result.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, result);
      await rename(draft, file);
    },
  };
}

/** One key for all these parts, in their order. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex');
}
