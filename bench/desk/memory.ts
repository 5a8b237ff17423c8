import { atEnd } from '../../tests/support/at-end.ts';
import { startDesk } from '../../tests/support/desk/desk-process.ts';
import { noLimits } from '../../tests/support/desk/settings-for-tests.ts';
import { sendLoad } from './load.ts';
import { meterOf, type Usage, usageOption } from './usage.ts';

const connections = 16;
const megabyte = 1024 * 1024;

/** Prints what memory a desk holds once it has stored so many enquiries, and how much more the last is than the first. */
export async function benchMemory(counts: readonly number[]): Promise<void> {
  const desk = await startDesk({
    env: { ...noLimits, NODE_OPTIONS: `--expose-gc ${usageOption}` },
  });
  atEnd(desk.discard);
  const usage = meterOf(desk);
  const rows: { stored: number; memory: Usage }[] = [];
  let stored = 0;
  for (const count of counts) {
    await sendLoad({ url: desk.url, connections, count: count - stored });
    stored = count;
    rows.push({ stored, memory: await usage() });
  }
  printTable(rows);
}

function printTable(rows: readonly { stored: number; memory: Usage }[]): void {
  const first = rows[0]?.memory.rss ?? 0;
  console.log('Memory of the desk, its garbage collected');
  console.table(
    rows.map(({ stored, memory }) => ({
      stored,
      'resident MB': Number((memory.rss / megabyte).toFixed(1)),
      'heap MB': Number((memory.heapUsed / megabyte).toFixed(1)),
      'resident ÷ first': Number((memory.rss / first).toFixed(2)),
    })),
  );
}
