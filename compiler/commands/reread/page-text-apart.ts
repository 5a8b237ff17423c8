import { Worker } from 'node:worker_threads';
import type { PageText, RawPage } from './page-text.ts';

/** The largest pages take a second or two; a busy machine takes longer. */
const longestReadMs = 30_000;
const mostMemoryMb = 1_024;

/** What the thread says to a page. */
type Answer = { text: PageText } | { refusal: string };

/**
 * Reads pages as textOfPage does, one after the other in a thread of its own, which is ended when one takes too long or too much: a page of others
 * may be made so that its reader hangs, as by a million elements in each other, and no other page would be read after it.
 */
export function createTextReader(longestMs = longestReadMs) {
  let thread: Worker | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  async function read(page: RawPage): Promise<PageText> {
    thread ??= startThread();
    const answer = await answerTo(page, thread, longestMs).catch(async (error) => {
      await thread?.terminate();
      thread = null;
      throw error;
    });
    if ('refusal' in answer) throw new Error(answer.refusal);
    return answer.text;
  }

  /** Rejects where there is no text to be had. */
  return (page: RawPage): Promise<PageText> => {
    const answer = turn.then(() => read(page));
    turn = answer.catch(() => {});
    return answer;
  };
}

function answerTo(page: RawPage, thread: Worker, longestMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const late = new Error(`could not be read within ${Math.round(longestMs / 1_000)} s`);
  const timer = setTimeout(() => reject(late), longestMs);
  thread.once('message', resolve).once('error', reject).postMessage(page);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', resolve).off('error', reject);
  });
}

function startThread(): Worker {
  const thread = new Worker(new URL('./page-text-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  // It waits for pages, and nobody for it.
  thread.unref();
  return thread;
}
