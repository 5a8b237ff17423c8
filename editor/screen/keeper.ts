// What is typed, sent, checked and followed is one state: whoever changes how one of these goes reads the others with it.

import {
  type Choice,
  type DraftState,
  type DueFact,
  type FileList,
  type Mistake,
  type NewFile,
  type OpenedFile,
  type References,
  RefusedError,
  type Saved,
  type Versions,
} from '../api.ts';
import { withOther } from '../merge.ts';
import { accepted, askServer, createOutbox, type Draft, opened, refilled } from './form-drafts.ts';

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
  state: { stamp: '', versions: {}, problems: [], pages: [], canSave: false },
  drafts: new Map(),
  refused: null,
  link: 'sound',
};

/**
 * Keeps what is typed and sends it to the server below `api` as a draft, one file after the other. What could not be sent stays
 * and is sent again, so that nothing is lost while the server is away. What others typed is merged by the server alone: a form is
 * filled with it while nothing waits to be sent.
 */
export class Keeper {
  readonly #ask: ReturnType<typeof askServer>;
  readonly #outbox: ReturnType<typeof createOutbox>;
  #now = nothingYet;
  readonly #readers = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checking: Promise<void> | null = null;
  #isChecked = true;
  #polling: Promise<void> | null = null;
  /** The stamp up to which the forms show what there is. */
  #followed = '';

  constructor(api: string) {
    this.#ask = askServer(api);
    this.#outbox = createOutbox({
      ask: this.#ask,
      draftOf: (name) => this.#now.drafts.get(name),
      onKept: (sent, kept) => {
        this.#isChecked = false;
        this.#update(sent.file, (draft) => accepted(draft, sent, kept));
        this.#set({ refused: null, state: { ...this.#now.state, versions: kept.versions } });
      },
      onRefused: (refused) => this.#set({ refused }),
    });
  }

  readonly snapshot = () => this.#now;

  readonly subscribe = (tell: () => void) => {
    this.#readers.add(tell);
    return () => this.#readers.delete(tell);
  };

  #set(change: Partial<Snapshot>): void {
    this.#now = { ...this.#now, ...change };
    for (const tell of this.#readers) tell();
  }

  #update(name: string, change: (draft: Draft) => Draft): void {
    const draft = this.#now.drafts.get(name);
    if (draft !== undefined)
      this.#set({ drafts: new Map(this.#now.drafts).set(name, change(draft)) });
  }

  async #read(name: string): Promise<OpenedFile> {
    return this.#ask('GET', `file?name=${encodeURIComponent(name)}`);
  }

  async #readState(): Promise<void> {
    this.#set({ state: await this.#ask<DraftState>('GET', 'state') });
    // Any file may name what others choose from: facts, publishers, guides, addresses and titles.
    this.#set({ references: await this.#ask<References>('GET', 'references') });
  }

  #linkNow(): Snapshot['link'] {
    return this.#outbox.isEmpty() ? 'sound' : 'waiting';
  }

  async open(name: string): Promise<void> {
    if (this.#now.drafts.has(name)) return;
    const file = await this.#read(name);
    if (!this.#now.drafts.has(name))
      this.#set({ drafts: new Map(this.#now.drafts).set(name, opened(file)) });
  }

  change(name: string, value: unknown): void {
    const draft = this.#now.drafts.get(name);
    if (draft === undefined || draft.value === value) return;
    this.#outbox.add(name);
    this.#update(name, () => ({ ...draft, value }));
    if (this.#now.link !== 'away') this.#set({ link: 'waiting' });
    this.#sendIn(pauseMs);
  }

  #sendIn(waitMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.sendNow(), waitMs);
  }

  /** Sends what is not sent yet, and has it checked. */
  async sendNow(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#outbox.send();
      await this.#check();
    } catch (error) {
      if (error instanceof RefusedError) {
        this.#set({ refused: error.message, link: 'sound' });
        return;
      }
      this.#set({ link: 'away' });
      this.#sendIn(retryMs);
    }
  }

  /** One after the other, so that an older answer never overtakes a newer one. */
  #check(): Promise<void> {
    this.#checking ??= this.#checkAll().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #checkAll(): Promise<void> {
    while (!this.#isChecked) {
      this.#isChecked = true;
      await this.#readState().catch((error: unknown) => {
        this.#isChecked = false;
        throw error;
      });
    }
    this.#set({ link: this.#linkNow() });
  }

  /** Takes over what has changed on the server; what an own deed brought is no news. */
  async #follow(isOwn: boolean): Promise<void> {
    await this.#refillAll(isOwn);
    this.#isChecked = false;
    await this.#check();
  }

  async #refillAll(isOwn: boolean): Promise<void> {
    this.#set({ list: await this.#ask<FileList>('GET', 'files') });
    for (const name of this.#now.drafts.keys()) await this.#refill(name, isOwn);
  }

  async #refill(name: string, isOwn: boolean): Promise<void> {
    const before = this.#now.drafts.get(name);
    if (before === undefined || this.#outbox.has(name)) return;
    if (!this.#now.list.files.some(({ file }) => file === name)) {
      this.#set({ drafts: new Map([...this.#now.drafts].filter(([file]) => file !== name)) });
      return;
    }
    // What nobody can read is told as a problem: its form keeps what it has.
    const held = await this.#read(name).catch(nullIfRefused);
    // What was typed and kept meanwhile is newer than this answer.
    if (this.#now.drafts.get(name) !== before) return this.#refill(name, isOwn);
    const isKnown = before.version === held?.version && before.value === before.base;
    if (held !== null && !isKnown) this.#update(name, () => refilled(before, held, isOwn));
  }

  /** Asks whether anything has changed in another window or on disk; at first, everything has. */
  poll(): Promise<void> {
    this.#polling ??= this.#followStamp()
      .catch((error: unknown) => {
        this.#set(error instanceof RefusedError ? { refused: error.message } : { link: 'away' });
      })
      .finally(() => {
        this.#polling = null;
      });
    return this.#polling;
  }

  async #followStamp(): Promise<void> {
    if (this.#outbox.isSending() || this.#checking !== null) return;
    const { stamp } = await this.#ask<{ stamp: string }>('GET', 'stamp');
    if (this.#now.link === 'away') this.#sendIn(0);
    // What is there is shown at first, whatever is typed meanwhile.
    const mayWait = this.#followed !== '' && !this.#outbox.isEmpty();
    if (this.#now.link === 'away' || stamp === this.#followed || mayWait) return;
    await this.#refillAll(false);
    this.#followed = stamp;
    if (stamp === this.#now.state.stamp) return;
    this.#isChecked = false;
    // Nothing is ready to be saved that was not checked with it.
    this.#set({ link: 'waiting' });
    await this.#check();
  }

  /** Forgets the changes of one file, or of all. */
  async forget(name: string | null): Promise<void> {
    const names = name === null ? [...this.#now.drafts.keys()] : [name];
    await this.#outbox.settled();
    const dropped = names.filter((one) => this.#outbox.drop(one));
    const before = this.#now.drafts;
    // What is typed from now on goes on top of what is there then, and brings back nothing else.
    for (const one of names) {
      this.#update(one, (draft) => ({ ...draft, base: draft.value, version: '' }));
    }
    try {
      await this.#ask('DELETE', 'draft', { versions: this.#versionsOf(name) });
    } catch (error) {
      for (const one of names) {
        this.#update(one, (draft) => ({ ...(before.get(one) ?? draft), value: draft.value }));
      }
      for (const one of dropped) this.#outbox.add(one);
      await this.#afterRefusal(error);
    }
    await this.#follow(true);
    this.#set({ refused: null, link: this.#linkNow() });
  }

  /** Of what is to be saved or forgotten. */
  #versionsOf(name: string | null): Versions {
    const { versions } = this.#now.state;
    if (name === null) return versions;
    const version = versions[name];
    return version === undefined ? {} : { [name]: version };
  }

  /** Asks for what changes drafts or files, and shows what there is by then, whatever came of it. */
  async #carryOut<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await this.#ask<Answer>('POST', path, body).catch((error: unknown) =>
      this.#afterRefusal(error),
    );
    await this.#follow(true);
    return answer;
  }

  /** Shows what is there by now, and throws the error. */
  async #afterRefusal(error: unknown): Promise<never> {
    if (error instanceof RefusedError) await this.#follow(false);
    throw error;
  }

  async save(): Promise<Saved> {
    // Asked at once where all is checked: what is typed from now on is a draft.
    if (this.#now.link !== 'sound') await this.sendNow();
    // What the server does not have as it was typed must not be saved as it was before.
    if (this.#now.refused !== null) throw new RefusedError(this.#now.refused);
    if (this.#now.link === 'away') throw new Error('The drafts are not sent.');
    return this.#carryOut('save', { versions: this.#versionsOf(null) });
  }

  async choose(name: string, conflict: number, keep: Choice['keep']): Promise<void> {
    await this.sendNow();
    const version = this.#now.drafts.get(name)?.version ?? '';
    const choice: Choice = { file: name, version, conflict, keep };
    await this.#carryOut('choose', choice);
  }

  /** Puts back what stood in a field before it was changed elsewhere. */
  putBack(name: string, at: number): void {
    const draft = this.#now.drafts.get(name);
    const difference = draft?.news[at];
    if (draft === undefined || difference === undefined) return;
    this.change(name, withOther(draft.value, difference));
    this.#update(name, (changed) => ({ ...changed, news: draft.news.toSpliced(at, 1) }));
  }

  /** Takes what is new in a file for seen. */
  markSeen(name: string): void {
    this.#update(name, (draft) => ({ ...draft, news: [] }));
  }

  hasUnsent(): boolean {
    return !this.#outbox.isEmpty() || this.#checking !== null;
  }

  async create(file: NewFile): Promise<string> {
    const made = await this.#carryOut<{ file: string }>('new', file);
    return made.file;
  }

  readDue(): Promise<DueFact[]> {
    return this.#ask('GET', 'due');
  }

  readMistakes(): Promise<Mistake[]> {
    return this.#ask('GET', 'mistakes');
  }

  accept(key: string, sentence: string): Promise<DueFact[]> {
    return this.#carryOut('accept', { key, sentence });
  }
}
