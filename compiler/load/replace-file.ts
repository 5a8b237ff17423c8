import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whole or not at all, its folder too: nobody reads half a file. */
export function replaceFile(path: string, text: string): void {
  replaceFiles([[path, text]]);
}

/** Each whole or not at all, and none of them before all are on the disk under another name. */
export function replaceFiles(texts: readonly (readonly [path: string, text: string])[]): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draftOf(path), text, { flush: true });
  }
  for (const [path] of texts) renameSync(draftOf(path), path);
}

const draftOf = (path: string) => `${path}.new`;
