import type { Change, Kept } from '../api.ts';
import type { Draft } from './open-draft.ts';
import { type Ask, RefusedError } from './server.ts';

type OutboxParts = {
  ask: Ask;
  /** A file as it was typed last. */
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
