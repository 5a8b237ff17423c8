import { open, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../../tests/support/at-end.ts';
import { type DeskProcess, startDesk } from '../../tests/support/desk/desk-process.ts';
import { noLimits } from '../../tests/support/desk/settings-for-tests.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { printLoad } from '../machine.ts';
import { medianOf } from '../median.ts';
import { type LoadResult, sendLoad } from './load.ts';
import { meterOf, usageOption } from './usage.ts';

/** A flood comes over many lines, and the more there are, the more share a commit. */
const connectionCounts = [1, 16, 64, 256];
const warmUpSeconds = 2;

/** `eachMs` is the time on a processor that one enquiry took of the program. */
type Measured = LoadResult & { eachMs: number };
type Round = { connections: number; desk: Measured; yardstick: Measured };

/**
 * Prints how many enquiries a second the desk accepts, each on disk before it is answered, beside the same Fastify that
 * reads the form and throws it away. They take turns, so that a machine that slows down slows both.
 */
export async function benchThroughput({
  rounds,
  seconds,
}: {
  rounds: number;
  seconds: number;
}): Promise<void> {
  console.log(`One sync of this disk takes ${(await medianSyncMs()).toFixed(2)} ms.`);
  printLoad();
  const desk = await startDesk({ env: { ...noLimits, NODE_OPTIONS: usageOption } });
  atEnd(desk.discard);
  const yardstick = await startDesk({
    program: 'bench/desk/discard.ts',
    env: { NODE_OPTIONS: usageOption },
  });
  atEnd(yardstick.discard);
  const measures = { yardstick: measureOf(yardstick), desk: measureOf(desk) };
  for (const measure of Object.values(measures)) await measure(16, warmUpSeconds);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const connections of connectionCounts) {
      done.push({
        connections,
        yardstick: await measures.yardstick(connections, seconds),
        desk: await measures.desk(connections, seconds),
      });
    }
  }
  printTable(done);
  printLoad();
}

function measureOf(
  program: DeskProcess,
): (connections: number, seconds: number) => Promise<Measured> {
  const usage = meterOf(program);
  return async (connections, seconds) => {
    const before = await usage();
    const result = await sendLoad({ url: program.url, connections, seconds });
    const { processorMs } = await usage();
    return { ...result, eachMs: (processorMs - before.processorMs) / result.accepted };
  };
}

function printTable(rounds: readonly Round[]): void {
  const rows = connectionCounts.map((connections) => {
    const of = rounds.filter((round) => round.connections === connections);
    const median = (number: (round: Round) => number) => medianOf(of.map(number));
    return {
      connections,
      'accepted a second': Math.round(median(({ desk }) => desk.perSecond)),
      'p50 ms': round2(median(({ desk }) => desk.p50Ms)),
      'p99 ms': round2(median(({ desk }) => desk.p99Ms)),
      'processor ms each': round2(median(({ desk }) => desk.eachMs)),
      'thrown away a second': Math.round(median(({ yardstick }) => yardstick.perSecond)),
      'its processor ms each': round2(median(({ yardstick }) => yardstick.eachMs)),
      'accepted ÷ thrown away': round2(
        median(({ desk, yardstick }) => desk.perSecond / yardstick.perSecond),
      ),
      'client busy': round2(median(({ yardstick }) => yardstick.clientBusy)),
    };
  });
  console.log(
    'Accepted, each on disk before its answer, beside the same form read and thrown away',
  );
  console.table(rows);
}

function round2(number: number): number {
  return Number(number.toFixed(2));
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
