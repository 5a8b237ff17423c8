import {
  type Change,
  type FileEntry,
  type Held,
  type Kept,
  type OpenedFile,
  RefusedError,
} from '../api.ts';
import { type Difference, differences, isSame, pathAfter } from '../merge.ts';
import { type Schema, valueAt } from '../values.ts';

/** A file whose form was opened. */
export type Draft = {
  file: FileEntry & { schema: Schema };
  value: unknown;
  /** What it was typed on: the server held it in this version, or in none where it has merged it with what others typed. */
  base: unknown;
  version: string;
  conflicts: Held['conflicts'];
  /** Fields that were taken over from elsewhere while the form was open, with what stood there before. */
  news: readonly Difference[];
  /** Counts how often the value came from the server instead of a form. */
  filled: number;
};

export function opened({ value, version, conflicts, ...file }: OpenedFile): Draft {
  return { file, value, base: value, version, conflicts, news: [], filled: 1 };
}

/** With what the server holds in place of all that was typed. Shape: what an own deed brought is no news. */
export function refilled(draft: Draft, { value, version, conflicts }: Held, isOwn: boolean): Draft {
  const older = draft.news.flatMap((difference) => {
    const path = difference.isGone
      ? difference.path
      : pathAfter(draft.value, value, difference.path);
    return path === null ? [] : [{ ...difference, path }];
  });
  const newer = isOwn ? [] : differences(draft.value, value);
  const news = [...older, ...newer]
    .filter(({ path, other, isGone }) => isGone || !isSame(valueAt(value, path), other))
    // What stood there first is what somebody would miss.
    .filter((one, at, all) => all.findIndex((earlier) => isSamePlace(earlier, one)) === at);
  return { ...draft, value, base: value, version, conflicts, news, filled: draft.filled + 1 };
}

function isSamePlace(one: Difference, other: Difference): boolean {
  return one.isGone === other.isGone && one.path.join('/') === other.path.join('/');
}

/** After the server has taken what was sent. What was typed since stays as it is, on top of what was sent. */
export function accepted(draft: Draft, sent: Change, { value, version, conflicts }: Kept): Draft {
  if (value === undefined) return { ...draft, base: sent.value, version, conflicts };
  if (draft.value === sent.value) return refilled(draft, { value, version, conflicts }, false);
  return { ...draft, base: sent.value, version: '', conflicts };
}

type Ask = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** Asks the server below `api`. What it returns rejects with RefusedError for what the server refused, and otherwise when it is away. */
export function askServer(api: string): Ask {
  return async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(`${api}/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as Answer;
    // A proxy or a server that starts says so in other words than ours.
    const refusal = (await response.json().catch(() => null)) as { error?: unknown } | null;
    if (typeof refusal?.error === 'string') throw new RefusedError(refusal.error);
    throw new Error(`${method} ${path}: ${response.status}`);
  };
}

type OutboxParts = {
  ask: Ask;
  draftOf: (name: string) => Draft | undefined;
  onKept: (sent: Change, kept: Kept) => void;
  /** What the server would not keep is sent again when more is typed. */
  onRefused: (reason: string) => void;
};

/** Files with typed words that the server may not have yet. */
export function createOutbox({ ask, draftOf, onKept, onRefused }: OutboxParts) {
  const unsent = new Set<string>();
  /** Sent and not answered: sent again as it was, because the server may have it already. */
  const inFlight = new Map<string, Change>();
  let sending: Promise<void> | null = null;

  /** One at a time, so that an older value never overtakes a newer one. */
  async function sendEach(): Promise<void> {
    for (const name of [...unsent]) {
      // Taken out first: what is typed while this is under way puts it in again.
      unsent.delete(name);
      const unanswered = inFlight.get(name);
      if (unanswered !== undefined) await put(unanswered);
      const draft = draftOf(name);
      if (draft !== undefined && draft.value !== draft.base) {
        const { version, base, value } = draft;
        await put({ file: name, version, base, value });
      }
    }
  }

  async function put(change: Change): Promise<void> {
    inFlight.set(change.file, change);
    try {
      onKept(change, await ask<Kept>('PUT', 'draft', change));
    } catch (error) {
      if (!(error instanceof RefusedError)) {
        unsent.add(change.file);
        throw error;
      }
      onRefused(error.message);
    }
    inFlight.delete(change.file);
  }

  return {
    add: (name: string) => unsent.add(name),
    /** Takes a file out; whether it was there. */
    drop(name: string): boolean {
      inFlight.delete(name);
      return unsent.delete(name);
    },
    has: (name: string) => unsent.has(name) || inFlight.has(name),
    isEmpty: () => unsent.size === 0 && inFlight.size === 0,
    isSending: () => sending !== null,
    /** Sends all that was typed until now; rejects when the server does not answer. */
    async send(): Promise<void> {
      // What is under way may be older than what was typed last.
      await sending;
      sending ??= sendEach().finally(() => {
        sending = null;
      });
      await sending;
    },
    /** Once nothing is under way, whatever became of it. */
    settled: () => sending?.catch(() => {}),
  };
}
