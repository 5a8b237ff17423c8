import type {
  DraftState,
  DueFact,
  FileList,
  NewFile,
  OpenedFile,
  References,
  Refusal,
  Saved,
} from '../api.ts';

/** What the server refused, in a sentence for the editor. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** A file whose form was opened. */
export type Draft = {
  file: OpenedFile;
  /** As it was typed last. */
  value: unknown;
  /** Counts how often the value came from the server instead of a form: then forms are filled anew. */
  filled: number;
};

export type Snapshot = {
  /** Without files until the server has answered once. */
  list: FileList;
  references: References;
  /** Another one after each check, even where it says the same. */
  state: DraftState;
  drafts: ReadonlyMap<string, Draft>;
  /** What the server would not keep, in its own words; null where it took everything. */
  refused: string | null;
  /** "waiting" to be checked, "away" while the server does not answer. */
  link: 'sound' | 'waiting' | 'away';
};

export type Keeper = ReturnType<typeof keepDrafts>;

/** How long nobody types before a change is sent. */
const pauseMs = 400;
const retryMs = 1_000;

const nothingYet: Snapshot = {
  list: { files: [], kinds: [], team: null },
  references: { facts: [], routes: [], publishers: [], guides: [] },
  state: { changed: [], problems: [], pages: [], canSave: false },
  drafts: new Map(),
  refused: null,
  link: 'sound',
};

/**
 * Keeps what is typed and sends it to the server below `api` as a draft, one file after the other. What could not be sent
 * stays and is sent again, so that nothing is lost while the server is away.
 */
export function keepDrafts(api: string) {
  let now = nothingYet;
  const readers = new Set<() => void>();
  const unsent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  function set(change: Partial<Snapshot>): void {
    now = { ...now, ...change };
    for (const tell of readers) tell();
  }

  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${api}/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as Answer;
    // A proxy or a server that starts says so in other words than ours.
    const refusal = (await response.json().catch(() => null)) as Refusal | null;
    if (typeof refusal?.error === 'string') throw new RefusedError(refusal.error);
    throw new Error(`${method} ${path}: ${response.status}`);
  }

  function fill(file: OpenedFile): void {
    const filled = (now.drafts.get(file.file)?.filled ?? 0) + 1;
    set({ drafts: new Map(now.drafts).set(file.file, { file, value: file.value, filled }) });
  }

  async function readLists(): Promise<void> {
    // One after the other, what is looked at first being first: the server does one thing at a time.
    set({ list: await ask<FileList>('GET', 'files') });
    set({ state: await ask<DraftState>('GET', 'state') });
    set({ references: await ask<References>('GET', 'references') });
  }

  /** Reads the lists, and tries again for as long as nobody answers. */
  function start(): void {
    readLists().then(
      () => set({ link: unsent.size === 0 ? 'sound' : 'waiting' }),
      () => {
        set({ link: 'away' });
        setTimeout(start, retryMs);
      },
    );
  }

  async function open(name: string): Promise<void> {
    if (now.drafts.has(name)) return;
    const file = await ask<OpenedFile>('GET', `file?name=${encodeURIComponent(name)}`);
    if (!now.drafts.has(name)) fill(file);
  }

  function change(name: string, value: unknown): void {
    const draft = now.drafts.get(name);
    if (draft === undefined || draft.value === value) return;
    unsent.add(name);
    const link = now.link === 'away' ? 'away' : 'waiting';
    set({ drafts: new Map(now.drafts).set(name, { ...draft, value }), link });
    sendIn(pauseMs);
  }

  function sendIn(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), waitMs);
  }

  /** Sends what is not sent yet; one at a time, so that an older value never overtakes a newer one. */
  async function sendNow(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    await sending;
  }

  async function sendAll(): Promise<void> {
    for (const name of unsent) {
      // Taken out first: what is typed while this is under way puts it in again.
      unsent.delete(name);
      try {
        const value = now.drafts.get(name)?.value;
        const state = await ask<DraftState>('PUT', 'draft', { file: name, value });
        set({ state, refused: null });
        // Any file may name what others choose from: facts, publishers, guides, addresses and titles.
        set({ references: await ask<References>('GET', 'references') });
      } catch (error) {
        if (!(error instanceof RefusedError)) {
          unsent.add(name);
          set({ link: 'away' });
          sendIn(retryMs);
          return;
        }
        set({ refused: error.message });
      }
    }
    set({ link: 'sound' });
  }

  /** Fills a form anew from what the server holds: after changes were forgotten, or a file was written. */
  async function fillAgain(names: Iterable<string>): Promise<void> {
    for (const name of names) {
      if (!now.drafts.has(name)) continue;
      fill(await ask<OpenedFile>('GET', `file?name=${encodeURIComponent(name)}`));
    }
  }

  /** Forgets the changes of one file, or of all. */
  async function forget(name: string | null): Promise<void> {
    if (name === null) unsent.clear();
    else unsent.delete(name);
    await sending;
    const names = name === null ? [...now.drafts.keys()] : [name];
    const query = name === null ? '' : `?name=${encodeURIComponent(name)}`;
    const state = await ask<DraftState>('DELETE', `draft${query}`);
    set({ state, link: 'sound' });
    await fillAgain(names);
    await readLists();
  }

  async function save(): Promise<Saved> {
    await sendNow();
    // What the server does not have as it was typed must not be saved as it was before.
    if (now.refused !== null) throw new RefusedError(now.refused);
    if (unsent.size > 0) throw new Error('The drafts are not sent.');
    const saved = await ask<Saved>('POST', 'save');
    // The files here are still as they were: the changes stand in the pull request.
    if (saved.pullRequest !== null) await fillAgain(now.drafts.keys());
    await readLists();
    return saved;
  }

  async function create(file: NewFile): Promise<string> {
    const made = await ask<{ file: string }>('POST', 'new', file);
    await readLists();
    return made.file;
  }

  return {
    subscribe(tell: () => void) {
      readers.add(tell);
      return () => readers.delete(tell);
    },
    snapshot: () => now,
    start,
    open,
    change,
    forget,
    save,
    create,
    sendNow,
    hasUnsent: () => unsent.size > 0 || sending !== null,
    readDue: () => ask<DueFact[]>('GET', 'due'),
    async accept(key: string, sentence: string): Promise<DueFact[]> {
      const due = await ask<DueFact[]>('POST', 'accept', { key, sentence });
      await readLists();
      // Accepting writes the month into a facts file, which may be open.
      await fillAgain([...now.drafts.keys()].filter((name) => name.startsWith('content/facts/')));
      return due;
    },
  };
}
