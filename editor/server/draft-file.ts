import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../compiler/commands/replace-file.ts';
import type { Draft, DraftMap } from './draft-map.ts';
import { RefusalError } from './refusal.ts';

const draftsFile = '.edit/drafts.json';

/** Where the drafts of a project are kept. Nothing is in memory alone, so two programs on one project see the same. */
export function openDraftFile(root: string) {
  const path = join(root, draftsFile);
  let last: { text: string | null; drafts: DraftMap } = { text: null, drafts: new Map() };

  /** The same map while nothing changes. Throws RefusalError where the file cannot be read, so that nobody writes over it. */
  function read(): DraftMap {
    const text = readText(path);
    if (text !== last.text) last = { text, drafts: parseDrafts(text) };
    return last.drafts;
  }

  /** Takes what is made of the drafts, and has it made anew where another program has written them meanwhile. */
  function update(change: (drafts: DraftMap) => DraftMap): void {
    const before = read();
    const drafts = change(before);
    if (drafts === before) return;
    if (read() !== before) {
      update(change);
      return;
    }
    const text = JSON.stringify([...drafts]);
    replaceFile(path, text);
    last = { text, drafts };
  }

  return {
    read,
    update,
  };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseDrafts(text: string | null): DraftMap {
  if (text === null) return new Map();
  try {
    const drafts: [string, Draft][] = JSON.parse(text);
    // Those of an earlier version of this program have no conflicts.
    return new Map(
      drafts.map(([file, draft]) => [file, { ...draft, conflicts: draft.conflicts ?? [] }]),
    );
  } catch {
    throw new RefusalError(
      `${draftsFile} cannot be read. It holds what was typed and not saved: mend it, or move it away.`,
    );
  }
}
