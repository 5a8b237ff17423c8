import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { replaceFiles } from '../../compiler/commands/replace-file.ts';
import type {
  Change,
  Choice,
  DraftState,
  Held,
  Kept,
  NewFile,
  Problem,
  Saved,
  Versions,
} from '../api.ts';
import { isSame, merge } from '../merge.ts';
import { type CheckParts, createDraftCheck, type DraftCheck } from './check-drafts.ts';
import { contentFiles, draftedValue, savedText, textOf } from './content-files.ts';
import { openDraftFile } from './draft-file.ts';
import {
  type Draft,
  type DraftMap,
  type Edit,
  hashOf,
  heldOf,
  onSaved,
  textsOf,
  versionsOf,
  withChoice,
  withEdit,
} from './draft-map.ts';
import { fileValue, isUnreadable } from './file-values.ts';
import { newFiles } from './new-files.ts';
import { RefusalError } from './refusal.ts';

/** A file to save: what was checked, and what it was made of; null where it was not there. */
export type FileToSave = { file: string; text: string; base: string | null };

/** Takes files to where they are saved; the address of the pull request that they became. */
export type Publish = (files: readonly FileToSave[]) => string | null | Promise<string | null>;

/** Saves into the files of this computer. */
export function writeFiles(root: string): Publish {
  return (files) => {
    replaceFiles(files.map(({ file, text }) => [join(root, file), text]));
    return null;
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * What editors have changed and not saved. Whatever changes drafts or files waits in one queue, and is on disk before the next has
 * its turn. Each turn begins with what has changed on disk: the drafts take it over.
 */
export function createDrafts(parts: CheckParts, check: DraftCheck = createDraftCheck(parts)) {
  const { root } = parts;
  const store = openDraftFile(root);
  const started = randomUUID();
  /** What became a pull request: whoever typed on it goes on from there, while the file here is as it was. */
  const sent = new Map<string, { version: string; base: string | null }>();
  let contentChanges = 0;
  let refreshing: Promise<void> | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    const turn = queue.then(() => {
      followDisk();
      return run();
    });
    queue = turn.catch(() => {});
    return turn;
  }

  function followDisk(): void {
    const before = store.read();
    store.update((drafts) => onSaved(drafts, root));
    if (store.read() !== before) contentChanged();
  }

  function contentChanged(): void {
    contentChanges += 1;
    check.forget();
  }

  const held = (file: string) => heldOf(file, store.read(), root);
  const versions = () => versionsOf(store.read(), root);
  const stamp = () => hashOf([started, contentChanges, versions()]);
  const texts = () => textsOf(store.read());
  const valueIn = (file: string) => draftedValue(file, { root, drafts: texts() });

  /** Throws RefusalError where nobody can tell what the file holds. */
  function open(file: string): Held {
    if (isUnreadable(file, textOf(file, root, texts()))) {
      throw new RefusalError(`${file} is no sound YAML or JSON on disk. Mend it there first.`);
    }
    return held(file);
  }

  function change({ file, version, base, value }: Change): Kept {
    const last = sent.get(file);
    const isSent = last?.version === version && last.base === savedText(file, root);
    let merged: unknown;
    store.update((drafts) => {
      const before = heldOf(file, drafts, root);
      const typed = isSent ? merge(base, value, before.value).value : value;
      const made = isSent || version === before.version ? before.value : base;
      const edited = withEdit(drafts, { file, base: made, value: typed }, root);
      merged = edited.value;
      return edited.drafts;
    });
    return { ...kept(file), ...(isSame(merged, value) ? {} : { value: merged }) };
  }

  function kept(file: string): Kept {
    const { version, conflicts } = held(file);
    const all = versions();
    return { changed: Object.keys(all), versions: all, version, conflicts };
  }

  function editAll(edits: readonly Edit[]): void {
    store.update((drafts) =>
      edits.reduce((before, edit) => withEdit(before, edit, root).drafts, drafts),
    );
  }

  function forget(named: Versions | null): void {
    const now = versions();
    const files = Object.keys(named ?? now);
    if (named !== null && files.some((file) => named[file] !== now[file])) throw changedSince();
    store.update((drafts) => new Map([...drafts].filter(([file]) => !files.includes(file))));
  }

  /** The drafts checked as a build would, and the pages that they change read as the gates do. */
  async function state(): Promise<DraftState> {
    const drafts = store.read();
    const now = { stamp: stamp(), changed: [...drafts.keys()], versions: versions() };
    const { problems, pages } = await check.check(drafts);
    const all = [...conflictProblems(drafts), ...problems];
    const canSave = all.every(({ gate }) => gate === 'reading');
    return { ...now, problems: all, pages, canSave };
  }

  async function save(named: Versions, publish: Publish): Promise<Saved> {
    requireSame(named);
    const { canSave } = await state();
    if (!canSave) throw new RefusalError('Mend what is told beside the fields first.');
    // Files may have changed on disk while the pages were read.
    followDisk();
    requireSame(named);
    const files = [...store.read()].map(([file, { text, base }]) => ({ file, text, base }));
    if (files.length === 0) return { files: [], pullRequest: null };
    const pullRequest = await publish(files);
    for (const { file, base } of pullRequest === null ? [] : files) {
      sent.set(file, { version: named[file] ?? '', base });
    }
    const isSaved = ([file, { text }]: [string, Draft]) =>
      files.some((one) => one.file === file && one.text === text);
    store.update((drafts) => new Map([...drafts].filter((entry) => !isSaved(entry))));
    contentChanged();
    return { files: files.map(({ file }) => file), pullRequest };
  }

  function requireSame(named: Versions): void {
    if (!isSame(named, versions())) throw changedSince();
  }

  followDisk();

  return {
    state,
    stamp,
    open,
    change: (asked: Change) => inTurn(() => change(asked)),
    choose: (choice: Choice) =>
      inTurn(() => {
        store.update((drafts) => withChoice(drafts, choice, root));
        return kept(choice.file);
      }),
    /** Forgets the changes of these files, while they are in these versions; null forgets them all. */
    forget: (named: Versions | null) => inTurn(() => forget(named)),
    /** Publishes the drafts, while they are in these versions and sound, exactly as they were checked. */
    save: (named: Versions, publish: Publish) => inTurn(() => save(named, publish)),
    /** Begins a new page; its file. */
    begin: (asked: NewFile) =>
      inTurn(() => {
        const files = [...newFiles(asked, valueIn)];
        editAll(files.map(([file, value]) => ({ file, base: held(file).value, value })));
        return files[0]?.[0] ?? '';
      }),
    /** Takes what a command would write into files that are saved. */
    take: (run: (write: (file: string, text: string) => void) => void) =>
      inTurn(() => {
        const edits: Edit[] = [];
        run((file, text) => {
          const base = fileValue(file, savedText(file, root));
          edits.push({ file, base, value: fileValue(file, text) });
        });
        editAll(edits);
      }),
    /** To be called when a content file has changed on disk. */
    refresh: () => {
      // Many files that change at once are one change.
      refreshing ??= inTurn(() => {
        refreshing = null;
        contentChanged();
        check.show(store.read());
      });
      return refreshing;
    },
    soundSite: () => check.soundSite(store.read()),
    files: () => contentFiles(root, texts()),
    changed: () => [...store.read().keys()],
    draftedValue: valueIn,
  };
}

function changedSince(): RefusalError {
  return new RefusalError(
    'Something has changed since you looked, in another window or in the files on this computer. It is shown now: look at it, then try again.',
  );
}

function conflictProblems(drafts: DraftMap): Problem[] {
  const text = 'This was changed in two places. Choose above the form which words shall stand.';
  return [...drafts].flatMap(([file, { conflicts }]) => {
    const paths = new Map(conflicts.map(({ path }) => [path.join('/'), path]));
    return [...paths.values()].map((path) => ({ file, path, text, gate: 'conflict' as const }));
  });
}
