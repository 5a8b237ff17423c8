import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { waitedMs } from '../enquiry.ts';
import { StoreError } from '../errors.ts';
import { isAgreed, type LastLook } from '../journal/witness.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { StoreStatus } from '../store/reading.ts';
import words from '../words.json' with { type: 'json' };
import { sendText } from './answers.ts';
import { isSameSecret } from './callers.ts';

/** Each look costs a commit: whoever asks more often than this hears the same again. */
const lookAtMostEveryMs = 1_000;
/** Shorter than the patience of those who ask, so that they hear a reason. */
const usualPatienceMs = 3_000;

export type MonitorParts = {
  store: Pick<EnquiryStore, 'check' | 'status'>;
  now: () => Date;
  /** Whether another database than before lies there, and nobody has confirmed it; never when not given. */
  isOtherDatabase?: () => Promise<boolean>;
  /** How many lines of the log could not be written since the start; none when not given. */
  lostLogLines?: () => number;
  /** How journal and database stood to each other when last looked at; null where there is no journal, or when not given. */
  lastLook?: () => LastLook | null;
  /** Milliseconds of a clock that never leaps; only differences count. */
  steadyMs?: () => number;
  /** How long the store may take to answer. */
  patienceMs?: number;
};

/** `/healthz`: the process answers. `/readyz`: it can keep an enquiry now. Neither tells anything about anybody. */
export function serveHealth(app: FastifyInstance, parts: MonitorParts): void {
  const { steadyMs = () => performance.now(), lostLogLines = () => 0 } = parts;
  const look = createLook(app.log, parts);
  let last: { atMs: number; readiness: ReturnType<typeof look> } | null = null;

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

/** Looks how long the oldest enquiry has waited that is still to be mailed, null when none does; or why none can be kept. */
function createLook(log: FastifyBaseLogger, parts: MonitorParts) {
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

  function notReady(problem: string, line: Record<string, unknown>, words: string) {
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

/** What the desk counts since its start, and what it measures whenever somebody asks. No label tells anything of anybody. */
const { counters, gauges } = words;

export type Counters = ReturnType<typeof createCounters>;

/** Counters at 0. */
export function createCounters() {
  const counts = new Map<string, number>();
  for (const name of Object.keys(counters)) counts.set(name, 0);
  return {
    /** Shape: a label is written as Prometheus has it, like `status="429"`. */
    count: (name: keyof typeof counters, label = '') => {
      const series = label === '' ? name : `${name}{${label}}`;
      counts.set(series, (counts.get(series) ?? 0) + 1);
    },
    lines: (): string[] =>
      Object.entries(counters).flatMap(([name, help]) => {
        const series = [...counts].filter(([known]) => known.split('{')[0] === name);
        // A counter with labels has no total of its own.
        const labelled = series.filter(([known]) => known !== name);
        return inPrometheus(name, 'counter', help, labelled.length > 0 ? labelled : series);
      }),
  };
}

type MetricsParts = MonitorParts & {
  counters: Counters;
  /** Lets whoever names it ask from anywhere; null lets only this machine. */
  token: string | null;
};

/**
 * `/metrics` in Prometheus' text form, for a monitor on this machine or one that names the token; to everybody else there is no
 * such page.
 */
export function serveMetrics(app: FastifyInstance, parts: MetricsParts): void {
  const { counters, token, lostLogLines = () => 0, lastLook = () => null } = parts;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.get('/metrics', async (request, reply) => {
    if (!mayAsk(request, token)) return reply.callNotFound();
    const lines = [
      ...(await storeLines(parts)),
      ...counters.lines(),
      ...witnessLines(lastLook()),
      ...gauge('waymark_lost_log_lines', lostLogLines()),
      ...gauge('waymark_event_loop_delay_seconds', delay.percentile(99) / 1e9),
    ];
    delay.reset();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

/** A proxy on this machine hands on visitors, and says so in a header. */
function mayAsk({ headers, raw, ip }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
  const isHandedOn = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers);
  return !isHandedOn && [raw.socket.remoteAddress ?? '', ip].every(isLoopback);
}

function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(address);
}

async function storeLines({ store, now }: MetricsParts): Promise<string[]> {
  try {
    const { counts, oldestUnsentAt } = await store.status();
    const states = Object.entries(counts).map(
      ([state, count]) => [`waymark_enquiries{state="${state}"}`, count] as const,
    );
    const waited = oldestUnsentAt === null ? 0 : waitedMs(oldestUnsentAt, now()) / 1_000;
    return [
      ...gauge('waymark_store_up', 1),
      ...inPrometheus('waymark_enquiries', 'gauge', 'Enquiries that are kept, by state.', states),
      ...gauge('waymark_oldest_unsent_seconds', waited),
    ];
  } catch {
    return gauge('waymark_store_up', 0);
  }
}

function witnessLines(look: LastLook | null): string[] {
  if (look === null) return [];
  const { at, agreement } = look;
  return [
    ...gauge('waymark_witness_agrees', isAgreed(agreement) ? 1 : 0),
    ...gauge('waymark_witness_damaged_places', agreement.damage.length),
    ...gauge('waymark_witness_looked_at_seconds', at.getTime() / 1_000),
  ];
}

function gauge(name: keyof typeof gauges, value: number): string[] {
  return inPrometheus(name, 'gauge', gauges[name], [[name, value]]);
}

function inPrometheus(
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  series: readonly (readonly [name: string, value: number])[],
): string[] {
  const values = series.map(([each, value]) => `${each} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values];
}
