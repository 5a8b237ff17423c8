import { setImmediate } from 'node:timers/promises';
import type { Enquiry } from '../../enquiry.ts';
import { StoreError, storeErrorFrom } from '../../errors.ts';
import type { AddResult, Arrival } from '../enquiry-store.ts';
import type { AddingThread } from './adding-thread.ts';

type Waiting = {
  enquiry: Enquiry;
  arrival: Arrival;
  resolve: (result: AddResult) => void;
  reject: (error: unknown) => void;
};

export type GroupCommit = {
  /** Resolves after the commit that holds this enquiry, and not before. */
  add: (enquiry: Enquiry, arrival: Arrival) => Promise<AddResult>;
  /** Does other work that writes while no such commit is under way: here, waiting for a lock would stop everything. */
  between: <Result>(work: () => Result) => Promise<Result>;
  /** Commits what waits, then ends the thread. */
  close: () => Promise<void>;
};

/**
 * Enquiries that come while the disk is waited for share the next commit, so one wait for the disk: that wait, not the
 * work, is what an enquiry costs.
 */
export function createGroupCommit(thread: AddingThread): GroupCommit {
  let waiting: Waiting[] = [];
  let committing: Promise<void> | null = null;
  let emptying: Promise<void> | null = null;
  let isClosed = false;

  async function commitAll(): Promise<void> {
    for (;;) {
      // What comes within the same turn of the event loop goes along; and here is where other work comes between.
      await setImmediate();
      if (waiting.length === 0) break;
      committing = commit(thread, waiting);
      waiting = [];
      await committing;
      committing = null;
    }
    emptying = null;
  }

  return {
    add: (enquiry, arrival) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new StoreError('The store is closed.');
        waiting.push({ enquiry, arrival, resolve, reject });
        emptying ??= commitAll();
      }),
    between: async (work) => {
      if (committing !== null) await committing;
      return work();
    },
    close: async () => {
      isClosed = true;
      await emptying;
      await thread.close();
    },
  };
}

async function commit(thread: AddingThread, group: readonly Waiting[]): Promise<void> {
  try {
    const answers = await thread.addAll(
      group.map(({ enquiry, arrival }) => ({ enquiry, arrival })),
    );
    for (const [index, { resolve, reject }] of group.entries()) {
      const answer = answers[index];
      if (answer?.result) resolve(answer.result);
      else reject(storeErrorFrom(answer?.refusal));
    }
  } catch (error) {
    for (const { reject } of group) reject(storeErrorFrom(error));
  }
}
