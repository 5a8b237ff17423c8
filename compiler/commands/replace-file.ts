import { renameSync, writeFileSync } from 'node:fs';

/** Whole or not at all: nobody reads half a file. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.new`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
