import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../compiler/load/replace-file.ts';
import { type Choice, type Held, type Problem, RefusedError } from '../api.ts';
import { type Difference, isSame, merge, pathAfter, withOther } from '../merge.ts';
import { valueAt } from '../values.ts';
import { fileValue, savedText, schemasOf, textFor } from './content-files.ts';

export type Draft = {
  text: string;
  /** The saved file that it was made of, or has taken over since; null where there was none. */
  base: string | null;
  /** What others have for fields that the draft says otherwise, until somebody chooses. */
  conflicts: readonly Difference[];
};

export type DraftMap = ReadonlyMap<string, Draft>;

/** What somebody made of `base`. */
export type Edit = { file: string; base: unknown; value: unknown };

export function textsOf(drafts: DraftMap): ReadonlyMap<string, string> {
  return new Map([...drafts].map(([file, { text }]) => [file, text]));
}

/** What a file holds, drafted or saved. */
export function heldOf(file: string, drafts: DraftMap, root: string): Held {
  const { text, conflicts = [] } = drafts.get(file) ?? {};
  const saved = savedText(file, root);
  const held = text ?? saved;
  const value = fileValue(file, held);
  const onDisk = fileValue(file, saved);
  const isSaved = ({ path, other }: Difference) =>
    isSame(valueAt(onDisk, pathAfter(value, onDisk, path) ?? path), other);
  return {
    value,
    version: hashOf([held, conflicts]),
    conflicts: conflicts.map((conflict) => ({ ...conflict, isSaved: isSaved(conflict) })),
  };
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** With an edit on top of what its file holds, and what that holds then. Throws RefusedError for what is no content file. */
export function withEdit(
  drafts: DraftMap,
  { file, base, value }: Edit,
  root: string,
): { drafts: DraftMap; value: unknown } {
  if (schemaOf(file, drafts, root) === undefined) {
    throw new RefusedError(`There is no content file ${file}.`);
  }
  const held = heldOf(file, drafts, root);
  const merged = merge(base, value, held.value);
  const older = conflictsAfter(held.conflicts, held.value, merged.value);
  const conflicts = [...older, ...merged.conflicts];
  return { drafts: withDraft(drafts, file, merged.value, conflicts, root), value: merged.value };
}

/** With the words that somebody chose. Throws RefusedError where they saw another version. */
export function withChoice(drafts: DraftMap, choice: Choice, root: string): DraftMap {
  const { file, version, conflict, keep } = choice;
  const held = heldOf(file, drafts, root);
  const chosen = held.conflicts[conflict];
  if (version !== held.version || chosen === undefined) {
    throw new RefusedError('It was changed again meanwhile. Look at it once more, and choose.');
  }
  const value = keep === 'draft' ? held.value : withOther(held.value, chosen);
  const others = held.conflicts.filter((one) => one !== chosen);
  return withDraft(drafts, file, value, conflictsAfter(others, held.value, value), root);
}

/** On top of the files as they are saved now; the very same drafts where these did not change. */
export function onSaved(drafts: DraftMap, root: string): DraftMap {
  return [...drafts].reduce((followed, [file, { text, base, conflicts }]) => {
    const saved = savedText(file, root);
    if (saved === base) return followed;
    const drafted = fileValue(file, text);
    const merged = merge(fileValue(file, base), drafted, fileValue(file, saved));
    const older = conflictsAfter(conflicts, drafted, merged.value);
    return withDraft(followed, file, merged.value, [...older, ...merged.conflicts], root);
  }, drafts);
}

/** What says the same as the saved file is no draft. */
function withDraft(
  drafts: DraftMap,
  file: string,
  value: unknown,
  conflicts: readonly Difference[],
  root: string,
): DraftMap {
  const next = new Map(drafts);
  const base = savedText(file, root);
  const text = textFor(file, base, value, schemaOf(file, drafts, root));
  const open = openConflicts(value, conflicts);
  if (text === null || (text === base && open.length === 0)) next.delete(file);
  else next.set(file, { text, base, conflicts: open });
  return next;
}

/** Also of a file that there is not yet. */
function schemaOf(file: string, drafts: DraftMap, root: string) {
  const isNew = !drafts.has(file) && savedText(file, root) === null;
  const texts = textsOf(drafts);
  return schemasOf(root, isNew ? new Map([...texts, [file, '']]) : texts).get(file);
}

/** Conflicts where their fields stand now, after items were moved, or taken out by somebody who saw both. */
function conflictsAfter(
  conflicts: readonly Difference[],
  before: unknown,
  after: unknown,
): Difference[] {
  return conflicts.flatMap(({ path, other }) => {
    const now = pathAfter(before, after, path);
    return now === null ? [] : [{ path: now, other }];
  });
}

/** Those whose words do not stand there by now, each once. */
function openConflicts(value: unknown, conflicts: readonly Difference[]): Difference[] {
  return conflicts
    .filter(({ path, other }) => !isSame(valueAt(value, path), other))
    .filter((one, at, all) => all.findIndex((earlier) => isSame(earlier, one)) === at);
}

/** Where somebody has to choose, each field once. */
export function conflictProblems(drafts: DraftMap): Problem[] {
  const text = 'This was changed in two places. Choose above the form which words shall stand.';
  return [...drafts].flatMap(([file, { conflicts }]) => {
    const paths = new Map(conflicts.map(({ path }) => [path.join('/'), path]));
    return [...paths.values()].map((path) => ({ file, path, text, gate: 'conflict' as const }));
  });
}

const draftsFile = '.edit/drafts.json';

/** Where the drafts of a project are kept. Nothing is in memory alone, so two programs on one project see the same. */
export function openDraftFile(root: string) {
  const path = join(root, draftsFile);
  let last: { text: string | null; drafts: DraftMap } = { text: null, drafts: new Map() };

  /** The same map while nothing changes. Throws RefusedError where the file cannot be read, so that nobody writes over it. */
  function read(): DraftMap {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
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

  return { read, update };
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
    throw new RefusedError(
      `${draftsFile} cannot be read. It holds what was typed and not saved: mend it, or move it away.`,
    );
  }
}
