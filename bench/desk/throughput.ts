import { type DeskProcess, startDesk } from '../../tests/support/desk/desk-process.ts';
import { noLimits } from '../../tests/support/desk/settings-for-tests.ts';
import { medianOf } from '../median.ts';
import { medianSyncMs } from './disk.ts';
import { type LoadResult, sendLoad } from './load.ts';

const connectionCounts = [1, 16, 64];
const warmUpSeconds = 2;

type Round = { connections: number; desk: LoadResult; yardstick: LoadResult };

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
  const desk = await startDesk({ env: noLimits });
  const yardstick = await startDesk({ program: 'bench/desk/discard.ts' });
  try {
    for (const { url } of [yardstick, desk]) {
      await sendLoad({ url, connections: 16, seconds: warmUpSeconds });
    }
    const done: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const connections of connectionCounts) {
        const load = async ({ url }: DeskProcess) => sendLoad({ url, connections, seconds });
        done.push({ connections, yardstick: await load(yardstick), desk: await load(desk) });
      }
    }
    printTable(done);
  } finally {
    await desk.discard();
    await yardstick.discard();
  }
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
      'thrown away a second': Math.round(median(({ yardstick }) => yardstick.perSecond)),
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
