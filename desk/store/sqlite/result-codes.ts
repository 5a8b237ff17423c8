import { setTimeout } from 'node:timers/promises';

/** Of a result code of SQLite the lowest eight bits say what it is, the others which kind of it. */
const primaryBits = 0xff;

/** What SQLite says; 0 when it was not SQLite that failed. */
function resultOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & primaryBits : 0;
}

/** Another program holds the database at this moment. */
export function isBusy(error: unknown): boolean {
  return [5, 6].includes(resultOf(error));
}

/** The file is not a sound database. */
export function isDamage(error: unknown): boolean {
  return [11, 26].includes(resultOf(error));
}

/** A statement does not fit what is in the database. */
export function isMismatch(error: unknown): boolean {
  return [1, 19, 20].includes(resultOf(error));
}

export function isFromSqlite(error: unknown): boolean {
  return resultOf(error) !== 0;
}

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
