import { randomUUID } from 'node:crypto';
import {
  type Change,
  type Choice,
  type DraftState,
  type Held,
  type Kept,
  type NewFile,
  RefusedError,
  type Saved,
  type Versions,
} from '../api.ts';
import { isSame, merge } from '../merge.ts';
import { createDraftCheck, type DraftCheck } from './check-drafts.ts';
import { contentFiles, draftedValue, fileValue, savedText } from './content-files.ts';
import {
  conflictProblems,
  type Draft,
  type Edit,
  hashOf,
  heldOf,
  onSaved,
  openDraftFile,
  textsOf,
  withChoice,
  withEdit,
} from './draft-map.ts';
import { newFiles } from './new-files.ts';
import type { Publish } from './publish.ts';

type DraftParts = Parameters<typeof createDraftCheck>[0] & {
  /** Somebody else has changed a content file. */
  onChanged?: () => void;
};

/**
 * What editors have changed and not saved. Whatever changes drafts or files waits in one queue, and is on disk before the next has
 * its turn. Each turn begins with what has changed on disk: the drafts take it over.
 */
export class Drafts {
  readonly #root: string;
  readonly #check: DraftCheck;
  readonly #onChanged: () => void;
  readonly #store: ReturnType<typeof openDraftFile>;
  readonly #started = randomUUID();
  /** What became a pull request: whoever typed on it goes on from there, while the file here is as it was. */
  readonly #sent = new Map<string, { version: string; base: string | null }>();
  #contentChanges = 0;
  #refreshing: Promise<void> | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: DraftParts, check: DraftCheck = createDraftCheck(parts)) {
    this.#root = parts.root;
    this.#check = check;
    this.#onChanged = parts.onChanged ?? (() => {});
    this.#store = openDraftFile(parts.root);
    this.#followDisk();
  }

  #inTurn<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(() => {
      this.#followDisk();
      return run();
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }

  #followDisk(): void {
    const before = this.#store.read();
    this.#store.update((drafts) => onSaved(drafts, this.#root));
    if (this.#store.read() !== before) this.#contentChanged();
  }

  #contentChanged(): void {
    this.#contentChanges += 1;
    this.#check.forget();
  }

  #held(file: string): Held {
    return heldOf(file, this.#store.read(), this.#root);
  }

  #versions(): Versions {
    const files = [...this.#store.read().keys()];
    return Object.fromEntries(files.map((file) => [file, this.#held(file).version]));
  }

  stamp(): string {
    return hashOf([this.#started, this.#contentChanges, this.#versions()]);
  }

  #texts() {
    return textsOf(this.#store.read());
  }

  draftedValue(file: string): unknown {
    return draftedValue(file, { root: this.#root, drafts: this.#texts() });
  }

  /** Throws RefusedError where nobody can tell what the file holds. */
  open(file: string): Held {
    const held = this.#held(file);
    if (typeof held.value !== 'string') return held;
    throw new RefusedError(`${file} is no sound YAML or JSON on disk. Mend it there first.`);
  }

  #kept(file: string): Kept {
    const { version, conflicts } = this.#held(file);
    return { versions: this.#versions(), version, conflicts };
  }

  #editAll(edits: readonly Edit[]): void {
    this.#store.update((drafts) =>
      edits.reduce((before, edit) => withEdit(before, edit, this.#root).drafts, drafts),
    );
  }

  /** The drafts checked as a build would, and the pages that they change read as the gates do. */
  async state(): Promise<DraftState> {
    const drafts = this.#store.read();
    const now = { stamp: this.stamp(), versions: this.#versions() };
    const { problems, pages } = await this.#check.check(drafts);
    const all = [...conflictProblems(drafts), ...problems];
    const canSave = all.every(({ gate }) => gate === 'reading');
    return { ...now, problems: all, pages, canSave };
  }

  /** Throws RefusedError unless these files are in these versions; all that are changed, where none are named. */
  #requireSame(named: Versions, files = Object.keys({ ...named, ...this.#versions() })): void {
    const now = this.#versions();
    if (files.every((file) => named[file] === now[file])) return;
    throw new RefusedError(
      'Something has changed since you looked, in another window or in the files on this computer. It is shown now: look at it, then try again.',
    );
  }

  change({ file, version, base, value }: Change): Promise<Kept> {
    return this.#inTurn(() => {
      const last = this.#sent.get(file);
      const isSent = last?.version === version && last.base === savedText(file, this.#root);
      let merged: unknown;
      this.#store.update((drafts) => {
        const before = heldOf(file, drafts, this.#root);
        const typed = isSent ? merge(base, value, before.value).value : value;
        const made = isSent || version === before.version ? before.value : base;
        const edited = withEdit(drafts, { file, base: made, value: typed }, this.#root);
        merged = edited.value;
        return edited.drafts;
      });
      return { ...this.#kept(file), ...(isSame(merged, value) ? {} : { value: merged }) };
    });
  }

  choose(choice: Choice): Promise<Kept> {
    return this.#inTurn(() => {
      this.#store.update((drafts) => withChoice(drafts, choice, this.#root));
      return this.#kept(choice.file);
    });
  }

  /** Forgets the changes of these files, while they are in these versions. */
  forget(named: Versions): Promise<void> {
    return this.#inTurn(() => {
      this.#requireSame(named, Object.keys(named));
      this.#store.update((drafts) => new Map([...drafts].filter(([file]) => !(file in named))));
    });
  }

  /** Publishes the drafts, while they are in these versions and sound, exactly as they were checked. */
  save(named: Versions, publish: Publish): Promise<Saved> {
    return this.#inTurn(() => this.#saveNow(named, publish));
  }

  async #saveNow(named: Versions, publish: Publish): Promise<Saved> {
    this.#requireSame(named);
    const { canSave } = await this.state();
    if (!canSave) throw new RefusedError('Mend what is told beside the fields first.');
    // Files may have changed on disk while the pages were read.
    this.#followDisk();
    this.#requireSame(named);
    const published = this.#store.read();
    const files = [...published].map(([file, { text, base }]) => ({ file, text, base }));
    if (files.length === 0) return { files: [], pullRequest: null };
    // Taken before, because the files are others afterwards.
    const wasCurrent = this.#check.isCurrent();
    const pullRequest = await publish(files);
    for (const { file, base } of pullRequest === null ? [] : files) {
      this.#sent.set(file, { version: named[file] ?? '', base });
    }
    const isOpen = ([file, { text }]: [string, Draft]) => published.get(file)?.text !== text;
    this.#store.update((drafts) => new Map([...drafts].filter(isOpen)));
    if (wasCurrent && pullRequest === null) this.#check.saved(published);
    else this.#check.forget();
    this.#contentChanges += 1;
    return { files: files.map(({ file }) => file), pullRequest };
  }

  /** Begins a new page; its file. */
  begin(asked: NewFile): Promise<string> {
    return this.#inTurn(() => {
      const files = [...newFiles(asked, (file) => this.draftedValue(file))];
      this.#editAll(files.map(([file, value]) => ({ file, base: this.#held(file).value, value })));
      return files[0]?.[0] ?? '';
    });
  }

  /** Takes what a command would write into files that are saved. */
  take(run: (write: (file: string, text: string) => void) => void): Promise<void> {
    return this.#inTurn(() => {
      const edits: Edit[] = [];
      run((file, text) => {
        const base = fileValue(file, savedText(file, this.#root));
        edits.push({ file, base, value: fileValue(file, text) });
      });
      this.#editAll(edits);
    });
  }

  /** To be called when a content file may have changed on disk. */
  refresh(): Promise<void> {
    // Many files that change at once are one change.
    this.#refreshing ??= this.#inTurn(() => {
      this.#refreshing = null;
      // What was saved here is known.
      if (this.#check.isCurrent()) return;
      this.#contentChanged();
      this.#onChanged();
      this.#check.show(this.#store.read());
    });
    return this.#refreshing;
  }

  soundSite() {
    return this.#check.soundSite(this.#store.read());
  }

  files() {
    return contentFiles(this.#root, this.#texts());
  }

  changed(): string[] {
    return [...this.#store.read().keys()];
  }
}
