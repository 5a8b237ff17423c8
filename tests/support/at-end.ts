import { onTestFinished } from 'vitest';

let trial: AsyncDisposableStack | null = null;

/** Does this when the test ends, or the trial of a bench that goes through the same as a test. */
export function atEnd(work: () => unknown): void {
  const andWait = async () => void (await work());
  if (trial === null) onTestFinished(andWait);
  else trial.defer(andWait);
}

/** For a bench, one trial at a time or one within another: what `work` opens goes when it ends. */
export async function inTrial<Result>(work: () => Promise<Result>): Promise<Result> {
  await using stack = new AsyncDisposableStack();
  const around = trial;
  trial = stack;
  try {
    return await work();
  } finally {
    trial = around;
  }
}
