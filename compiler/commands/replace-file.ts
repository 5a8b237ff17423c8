import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whole or not at all, its folder too: nobody reads half a file. */
export function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.new`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
