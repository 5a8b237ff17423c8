import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Ends at whichever comes first. */
export type LoadOrder = { url: string; connections: number; seconds: number; count: number };

export type LoadResult = {
  /** Each kind of answer that was not OK. */
  refusals: readonly string[];
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** How much of a processor core the client itself took, from 0 to 1. */
  clientBusy: number;
};

export type LoadClient = {
  /** Sends enquiries as fast as they are answered. Throws when one is refused: its speed would count for nothing. */
  send: (order: Pick<LoadOrder, 'url' | 'connections'> & Partial<LoadOrder>) => Promise<LoadResult>;
  stop: () => void;
};

/** Starts the client in a process of its own. */
export function startLoadClient(): LoadClient {
  const child = fork(path.join(import.meta.dirname, 'load-program.ts'));
  const ends = once(child, 'exit').then((): never => {
    throw new Error('The client ended before its work was done; what it said stands above.');
  });
  // That it ends after stop() is no news to anybody.
  ends.catch(() => {});
  return {
    send: async (order) => {
      child.send({ seconds: Number.MAX_SAFE_INTEGER, count: Number.MAX_SAFE_INTEGER, ...order });
      const [result]: LoadResult[] = await Promise.race([once(child, 'message'), ends]);
      if (result === undefined || result.refusals.length > 0) {
        throw new Error(`Not every enquiry was taken: ${result?.refusals.join('; ')}`);
      }
      return result;
    },
    stop: () => child.kill(),
  };
}
