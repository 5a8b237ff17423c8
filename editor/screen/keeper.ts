import type {
  Choice,
  DraftState,
  DueFact,
  FileList,
  NewFile,
  OpenedFile,
  References,
  Saved,
  Versions,
} from '../api.ts';
import { withOther } from '../merge.ts';
import { accepted, type Draft, opened, refilled } from './open-draft.ts';
import { createOutbox } from './outbox.ts';
import { askServer, RefusedError } from './server.ts';

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

function nullIfRefused(error: unknown): null {
  if (error instanceof RefusedError) return null;
  throw error;
}

/** How long nobody types before a change is sent. */
const pauseMs = 400;
const retryMs = 1_000;

const nothingYet: Snapshot = {
  list: { files: [], kinds: [], team: null },
  references: { facts: [], routes: [], publishers: [], guides: [] },
  state: { stamp: '', changed: [], versions: {}, problems: [], pages: [], canSave: false },
  drafts: new Map(),
  refused: null,
  link: 'sound',
};

/**
 * Keeps what is typed and sends it to the server below `api` as a draft, one file after the other. What could not be sent stays
 * and is sent again, so that nothing is lost while the server is away. What others typed is merged by the server alone: a form is
 * filled with it while nothing waits to be sent.
 */
export function keepDrafts(api: string) {
  const ask = askServer(api);
  let now = nothingYet;
  const readers = new Set<() => void>();
  const outbox = createOutbox({
    ask,
    draftOf: (name) => now.drafts.get(name),
    onKept(sent, kept) {
      const { changed, versions } = kept;
      isChecked = false;
      update(sent.file, (draft) => accepted(draft, sent, kept));
      set({ refused: null, state: { ...now.state, changed, versions } });
    },
    onRefused: (refused) => set({ refused }),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checking: Promise<void> | null = null;
  let isChecked = true;
  let polling: Promise<void> | null = null;
  /** The stamp up to which the forms show what there is. */
  let followed = '';

  function set(change: Partial<Snapshot>): void {
    now = { ...now, ...change };
    for (const tell of readers) tell();
  }

  function update(name: string, change: (draft: Draft) => Draft): void {
    const draft = now.drafts.get(name);
    if (draft !== undefined) set({ drafts: new Map(now.drafts).set(name, change(draft)) });
  }

  const read = (name: string) => ask<OpenedFile>('GET', `file?name=${encodeURIComponent(name)}`);

  async function readState(): Promise<void> {
    set({ state: await ask<DraftState>('GET', 'state') });
    // Any file may name what others choose from: facts, publishers, guides, addresses and titles.
    set({ references: await ask<References>('GET', 'references') });
  }

  const linkNow = () => (outbox.isEmpty() ? 'sound' : 'waiting');

  /** Reads the lists, and tries again for as long as nobody answers. */
  function start(): void {
    // One after the other, what is looked at first being first: the server does one thing at a time.
    follow(true).then(
      () => set({ link: linkNow() }),
      () => {
        set({ link: 'away' });
        setTimeout(start, retryMs);
      },
    );
  }

  async function open(name: string): Promise<void> {
    if (now.drafts.has(name)) return;
    const file = await read(name);
    if (!now.drafts.has(name)) set({ drafts: new Map(now.drafts).set(name, opened(file)) });
  }

  function change(name: string, value: unknown): void {
    const draft = now.drafts.get(name);
    if (draft === undefined || draft.value === value) return;
    outbox.add(name);
    update(name, () => ({ ...draft, value }));
    if (now.link !== 'away') set({ link: 'waiting' });
    sendIn(pauseMs);
  }

  function sendIn(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), waitMs);
  }

  /** Sends what is not sent yet, and has it checked. */
  async function sendNow(): Promise<void> {
    clearTimeout(timer);
    try {
      await outbox.send();
      await check();
    } catch (error) {
      if (error instanceof RefusedError) {
        set({ refused: error.message, link: 'sound' });
        return;
      }
      set({ link: 'away' });
      sendIn(retryMs);
    }
  }

  /** One after the other, so that an older answer never overtakes a newer one. */
  function check(): Promise<void> {
    checking ??= checkAll().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function checkAll(): Promise<void> {
    while (!isChecked) {
      isChecked = true;
      await readState().catch((error: unknown) => {
        isChecked = false;
        throw error;
      });
    }
    set({ link: linkNow() });
  }

  /** Takes over what has changed on the server; what an own deed brought is no news. */
  async function follow(isOwn: boolean): Promise<void> {
    await refillAll(isOwn);
    isChecked = false;
    await check();
  }

  async function refillAll(isOwn: boolean): Promise<void> {
    set({ list: await ask<FileList>('GET', 'files') });
    for (const name of now.drafts.keys()) await refill(name, isOwn);
  }

  async function refill(name: string, isOwn: boolean): Promise<void> {
    const before = now.drafts.get(name);
    if (before === undefined || outbox.has(name)) return;
    if (!now.list.files.some(({ file }) => file === name)) {
      set({ drafts: new Map([...now.drafts].filter(([file]) => file !== name)) });
      return;
    }
    // What nobody can read is told as a problem: its form keeps what it has.
    const held = await read(name).catch(nullIfRefused);
    // What was typed and kept meanwhile is newer than this answer.
    if (now.drafts.get(name) !== before) return refill(name, isOwn);
    const isKnown = before.version === held?.version && before.value === before.base;
    if (held !== null && !isKnown) update(name, () => refilled(before, held, isOwn));
  }

  /** Asks whether anything has changed in another window or on disk. */
  function poll(): Promise<void> {
    polling ??= followStamp()
      .catch((error: unknown) => {
        set(error instanceof RefusedError ? { refused: error.message } : { link: 'away' });
      })
      .finally(() => {
        polling = null;
      });
    return polling;
  }

  async function followStamp(): Promise<void> {
    if (outbox.isSending() || checking !== null) return;
    const { stamp } = await ask<{ stamp: string }>('GET', 'stamp');
    if (now.link === 'away') sendIn(0);
    if (now.link === 'away' || stamp === followed || !outbox.isEmpty()) return;
    await refillAll(false);
    followed = stamp;
    if (stamp === now.state.stamp) return;
    isChecked = false;
    await check();
  }

  /** Forgets the changes of one file, or of all. */
  async function forget(name: string | null): Promise<void> {
    const names = name === null ? [...now.drafts.keys()] : [name];
    await outbox.settled();
    const dropped = names.filter((one) => outbox.drop(one));
    const before = now.drafts;
    // What is typed from now on goes on top of what is there then, and brings back nothing else.
    for (const one of names) {
      update(one, (draft) => ({ ...draft, base: draft.value, version: '' }));
    }
    try {
      await ask('DELETE', 'draft', { versions: versionsOf(name) });
    } catch (error) {
      for (const one of names) {
        update(one, (draft) => ({ ...(before.get(one) ?? draft), value: draft.value }));
      }
      for (const one of dropped) outbox.add(one);
      await afterRefusal(error);
    }
    await follow(true);
    set({ refused: null, link: linkNow() });
  }

  /** Of what is to be saved or forgotten. */
  function versionsOf(name: string | null): Versions {
    const { versions } = now.state;
    if (name === null) return versions;
    const version = versions[name];
    return version === undefined ? {} : { [name]: version };
  }

  /** Shows what is there by now, and throws the error. */
  async function afterRefusal(error: unknown): Promise<never> {
    if (error instanceof RefusedError) await follow(false);
    throw error;
  }

  async function save(): Promise<Saved> {
    // Asked at once where all is checked: what is typed from now on is a draft.
    if (now.link !== 'sound') await sendNow();
    // What the server does not have as it was typed must not be saved as it was before.
    if (now.refused !== null) throw new RefusedError(now.refused);
    if (now.link === 'away') throw new Error('The drafts are not sent.');
    const body = { versions: versionsOf(null) };
    const saved = await ask<Saved>('POST', 'save', body).catch(afterRefusal);
    await follow(true);
    return saved;
  }

  async function choose(name: string, conflict: number, keep: Choice['keep']): Promise<void> {
    await sendNow();
    const version = now.drafts.get(name)?.version ?? '';
    const choice: Choice = { file: name, version, conflict, keep };
    await ask('POST', 'choose', choice).catch(afterRefusal);
    await follow(true);
  }

  /** Puts back what stood in a field before it was changed elsewhere. */
  function putBack(name: string, at: number): void {
    const draft = now.drafts.get(name);
    const difference = draft?.news[at];
    if (draft === undefined || difference === undefined) return;
    change(name, withOther(draft.value, difference));
    update(name, (changed) => ({ ...changed, news: draft.news.toSpliced(at, 1) }));
  }

  return {
    subscribe(tell: () => void) {
      readers.add(tell);
      return () => readers.delete(tell);
    },
    snapshot: () => now,
    start,
    poll,
    open,
    change,
    forget,
    save,
    choose,
    putBack,
    sendNow,
    /** Takes what is new in a file for seen. */
    markSeen: (name: string) => update(name, (draft) => ({ ...draft, news: [] })),
    hasUnsent: () => !outbox.isEmpty() || checking !== null,
    async create(file: NewFile): Promise<string> {
      const made = await ask<{ file: string }>('POST', 'new', file);
      await follow(true);
      return made.file;
    },
    readDue: () => ask<DueFact[]>('GET', 'due'),
    async accept(key: string, sentence: string): Promise<DueFact[]> {
      const due = await ask<DueFact[]>('POST', 'accept', { key, sentence });
      await follow(true);
      return due;
    },
  };
}
