import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AddResult } from '../enquiry-store.ts';
import type { Addition } from './adding-group.ts';

/** What a thread can tell another of an error; between threads an Error loses its codes. */
export type ToldError = { message: string; stack: string } & Readonly<Record<string, unknown>>;
/** What became of one enquiry, or of the whole group. */
export type ToldAnswers =
  | { answers: ({ result: AddResult } | { refusal: ToldError })[] }
  | { refusal: ToldError };

type Answer = { result: AddResult; refusal?: never } | { result?: never; refusal: Error };

export type AddingThread = {
  /** Resolves, with one answer for each, after their commit; rejects when none is kept. One group at a time. */
  addAll: (group: readonly Addition[]) => Promise<Answer[]>;
  close: () => Promise<void>;
};

export type ThreadOptions = { file: string; readOnly: boolean };

/**
 * A thread with a connection of its own that waits for the disk, so that meanwhile requests are read and answered.
 * It starts with the first enquiry, and again when it ended unexpectedly; the command line never needs it.
 */
export function addingThread(options: ThreadOptions): AddingThread {
  let running: Worker | null = null;
  let asked: PromiseWithResolvers<ToldAnswers> | null = null;

  function start(): Worker {
    const worker = new Worker(path.join(import.meta.dirname, 'adding-worker.ts'), {
      workerData: options,
    });
    worker.on('message', (told: ToldAnswers) => asked?.resolve(told));
    worker.on('error', (error) => asked?.reject(error));
    worker.on('exit', () => {
      running = null;
      asked?.reject(new Error('The thread that adds enquiries ended.'));
    });
    return worker;
  }

  return {
    addAll: async (group) => {
      running ??= start();
      const worker = running;
      asked = Promise.withResolvers();
      // It keeps the program alive only while somebody waits for it.
      worker.ref();
      worker.postMessage(group);
      const told = await asked.promise.finally(() => worker.unref());
      if ('refusal' in told) throw heard(told.refusal);
      return told.answers.map((answer) =>
        'result' in answer ? answer : { refusal: heard(answer.refusal) },
      );
    },
    close: async () => {
      if (running === null) return;
      const ended = once(running, 'exit');
      running.ref();
      running.postMessage('close');
      await ended;
    },
  };
}

function heard({ message, ...more }: ToldError): Error {
  return Object.assign(new Error(message), more);
}
