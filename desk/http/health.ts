import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { waitedMs } from '../enquiry.ts';
import { StoreError } from '../errors.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { StoreStatus } from '../store/rows.ts';
import { sendText } from './answers.ts';

/** Each look costs a commit: whoever asks more often than this hears the same again. */
const lookAtMostEveryMs = 1_000;
/** Shorter than the patience of those who ask, so that they hear a reason. */
const usualPatienceMs = 3_000;

type HealthParts = {
  store: Pick<EnquiryStore, 'check' | 'status'>;
  now: () => Date;
  /** Whether another database than before lies there, and nobody has confirmed it; never when not given. */
  isOtherDatabase?: () => Promise<boolean>;
  /** How many lines of the log could not be written since the start; none when not given. */
  lostLogLines?: () => number;
  /** Milliseconds of a clock that never leaps; only differences count. */
  steadyMs?: () => number;
  /** How long the store may take to answer. */
  patienceMs?: number;
};

type Readiness =
  | {
      ready: true;
      /** How long the oldest enquiry has waited that is still to be mailed; null when none does. */
      oldestUnsentSeconds: number | null;
      counts: StoreStatus['counts'];
    }
  | { ready: false; problem: string };

/** `/healthz`: the process answers. `/readyz`: it can keep an enquiry now. Neither tells anything about anybody. */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const { steadyMs = () => performance.now(), lostLogLines = () => 0 } = parts;
  const look = createLook(app.log, parts);
  let last: { atMs: number; readiness: Promise<Readiness> } | null = null;

  app.get('/healthz', (_request, reply) =>
    sendText(reply.header('cache-control', 'no-store'), 200, 'ok'),
  );
  app.get('/readyz', async (_request, reply) => {
    if (last === null || steadyMs() - last.atMs >= lookAtMostEveryMs) {
      last = { atMs: steadyMs(), readiness: look() };
    }
    const readiness = await last.readiness;
    return reply
      .code(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ...readiness, ...(lostLogLines() > 0 && { lostLogLines: lostLogLines() }) });
  });
}

function createLook(log: FastifyBaseLogger, parts: HealthParts): () => Promise<Readiness> {
  const { store, now, isOtherDatabase = async () => false, patienceMs = usualPatienceMs } = parts;
  let asking: Promise<StoreStatus> | null = null;
  let toldProblem: string | null = null;

  /** One question at a time: a store that hangs must not have all its lines taken by those who ask how it is. */
  function ask(): Promise<StoreStatus> {
    asking ??= store
      .check()
      .then(() => store.status())
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  function notReady(problem: string, line: Record<string, unknown>, words: string): Readiness {
    if (problem !== toldProblem) log.error(line, words);
    toldProblem = problem;
    return { ready: false, problem };
  }

  return async () => {
    try {
      const { counts, oldestUnsentAt } = await within(patienceMs, ask());
      if (await isOtherDatabase())
        return notReady(otherDatabase, {}, 'not ready: another database');
      if (toldProblem !== null) log.info('ready again');
      toldProblem = null;
      const waited = oldestUnsentAt && waitedMs(oldestUnsentAt, now());
      return { ready: true, oldestUnsentSeconds: waited && Math.floor(waited / 1_000), counts };
    } catch (error) {
      return notReady(noCommit, { err: error }, 'not ready: the store does not commit');
    }
  };
}

const noCommit = 'The store does not commit, so no enquiry can be kept. The log says why.';
const otherDatabase =
  'Enquiries are kept, but in another database than before. Put the other one back, or confirm this one: npm run enquiries -- confirm';

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const tooLate = setTimeout(ms, null, { ref: false }).then(() => {
    throw new StoreError(`The store has not answered within ${ms} ms.`);
  });
  return Promise.race([work, tooLate]);
}
