import { setTimeout } from 'node:timers/promises';
import { isBusy } from './result-codes.ts';

/** How long to wait for another program that holds the database. Well under a relay's lease, which cannot be renewed meanwhile. */
export const patienceMs = 3_000;
/** Some commits of another desk go by in this time, and to ask again takes a hundredth of it. */
const askAgainMs = 5;

/**
 * Does `work` as soon as no other program holds the database, or throws what SQLite says once patience is at an end. It asks
 * between turns of the event loop, so that whoever wants no more than a page gets it.
 */
export async function whenFree<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= endMs) throw error;
    }
    await setTimeout(askAgainMs);
  }
}
