import { open, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../../tests/support/at-end.ts';
import { type DeskProcess, startDesk } from '../../tests/support/desk/desk-process.ts';
import { noLimits } from '../../tests/support/desk/settings-for-tests.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { cpuSeconds, medianOf, printLoad, rounded } from '../figures.ts';
import { sendLoad } from './load.ts';

/** A flood comes over many lines, and the more there are, the more share a commit. */
const connectionCounts = [1, 16, 64, 256];
const warmUpSeconds = 2;
const megabyte = 1024 * 1024;

type Measured = Awaited<ReturnType<typeof measure>>;
type Round = { connections: number; desk: Measured; yardstick: Measured };

/** How fast the desk accepts, and what memory it holds; `quick` proves the bench, not the desk. */
export async function benchDesk(isQuick: boolean): Promise<void> {
  await benchThroughput(isQuick ? 1 : 5, isQuick ? 1 : 3);
  await benchMemory(isQuick ? [1_000, 2_000] : [10_000, 100_000]);
}

/**
 * Prints how many enquiries a second the desk accepts, each on disk before it is answered, beside the same Fastify that
 * reads the form and throws it away. They take turns, so that a machine that slows down slows both.
 */
async function benchThroughput(rounds: number, seconds: number): Promise<void> {
  console.log(`One sync of this disk takes ${(await medianSyncMs()).toFixed(2)} ms.`);
  printLoad();
  const desk = await startDesk({ env: noLimits });
  atEnd(desk.discard);
  const yardstick = await startDesk({ program: 'bench/desk/discard.ts' });
  atEnd(yardstick.discard);
  for (const program of [yardstick, desk]) await measure(program, 16, warmUpSeconds);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const connections of connectionCounts) {
      done.push({
        connections,
        yardstick: await measure(yardstick, connections, seconds),
        desk: await measure(desk, connections, seconds),
      });
    }
  }
  console.log(
    'Accepted, each on disk before its answer, beside the same form read and thrown away',
  );
  console.table(connectionCounts.map((connections) => rowOf(connections, done)));
  printLoad();
}

/** `eachMs` is the time on a processor that one enquiry took of the program. */
async function measure({ pid, url }: DeskProcess, connections: number, seconds: number) {
  const before = cpuSeconds(pid);
  const result = await sendLoad({ url, connections, duration: seconds });
  return { ...result, eachMs: ((cpuSeconds(pid) - before) * 1_000) / result.accepted };
}

function rowOf(connections: number, rounds: readonly Round[]) {
  const own = rounds.filter((round) => round.connections === connections);
  const median = (digits: number, number: (round: Round) => number) =>
    rounded(medianOf(own.map(number)), digits);
  return {
    connections,
    'accepted a second': median(0, ({ desk }) => desk.perSecond),
    'p50 ms': median(2, ({ desk }) => desk.p50Ms),
    'p99 ms': median(2, ({ desk }) => desk.p99Ms),
    'processor ms each': median(2, ({ desk }) => desk.eachMs),
    'thrown away a second': median(0, ({ yardstick }) => yardstick.perSecond),
    'its processor ms each': median(2, ({ yardstick }) => yardstick.eachMs),
    'accepted ÷ thrown away': median(
      2,
      (round) => round.desk.perSecond / round.yardstick.perSecond,
    ),
    'client busy': median(2, ({ yardstick }) => yardstick.clientBusy),
  };
}

const blockBytes = 4_096;
const probes = 200;
/** What statfs calls a file system in memory (linux/magic.h). */
const memoryType = 0x01021994;

/** How long the disk under the enquiries takes to promise that one block is on it. Throws when that is no disk but memory. */
async function medianSyncMs(): Promise<number> {
  const folder = await temporaryFolder();
  const { type } = await statfs(folder);
  if (type === memoryType) {
    throw new Error(
      `${tmpdir()} is in memory, where nothing is synced; set TMPDIR to a folder on a disk.`,
    );
  }
  await using file = await open(path.join(folder, 'probe'), 'w');
  const timesMs: number[] = [];
  for (let probe = 0; probe < probes; probe += 1) {
    await file.write(Buffer.alloc(blockBytes, probe));
    const startedAt = performance.now();
    await file.datasync();
    timesMs.push(performance.now() - startedAt);
  }
  return medianOf(timesMs);
}

/** Prints what memory a desk holds once it has stored so many enquiries, and how much more the last is than the first. */
async function benchMemory(counts: readonly number[]): Promise<void> {
  const preload = path.join(import.meta.dirname, 'memory-preload.ts');
  const desk = await startDesk({
    env: { ...noLimits, NODE_OPTIONS: `--expose-gc --import=${preload}` },
  });
  atEnd(desk.discard);
  const held: { stored: number; memory: NodeJS.MemoryUsage }[] = [];
  for (const stored of counts) {
    const amount = stored - (held.at(-1)?.stored ?? 0);
    await sendLoad({ url: desk.url, connections: 16, amount });
    held.push({ stored, memory: await memoryOf(desk, held.length + 1) });
  }
  const first = held[0]?.memory.rss ?? 0;
  console.log('Memory of the desk, its garbage collected');
  console.table(
    held.map(({ stored, memory }) => ({
      stored,
      'resident MB': rounded(memory.rss / megabyte, 1),
      'heap MB': rounded(memory.heapUsed / megabyte, 1),
      'resident ÷ first': rounded(memory.rss / first, 2),
    })),
  );
}

/** What memory-preload.ts prints when it is asked, the first time or the second. */
async function memoryOf(desk: DeskProcess, time: number): Promise<NodeJS.MemoryUsage> {
  process.kill(desk.pid, 'SIGUSR2');
  const line = new RegExp(`^memory ${time} (\\{.*\\})$`, 'm');
  await desk.hasPrinted(line);
  return JSON.parse(line.exec(desk.output())?.[1] ?? '');
}
