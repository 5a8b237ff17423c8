import path from 'node:path';
import { z } from 'zod';
import { type DeskProcess, startDesk } from '../../tests/support/desk/desk-process.ts';
import { noLimits } from '../../tests/support/desk/settings-for-tests.ts';
import { sendLoad } from './load.ts';

const connections = 16;
const megabyte = 1024 * 1024;
const memorySchema = z.object({ rss: z.number(), heapUsed: z.number() });
type Memory = z.infer<typeof memorySchema>;

/** Prints what memory a desk holds once it has stored so many enquiries, and how much more the last is than the first. */
export async function benchMemory(counts: readonly number[]): Promise<void> {
  const preload = path.join(import.meta.dirname, 'memory-preload.ts');
  const desk = await startDesk({
    env: { ...noLimits, NODE_OPTIONS: `--expose-gc --import=${preload}` },
  });
  try {
    const rows: { stored: number; memory: Memory }[] = [];
    let stored = 0;
    for (const count of counts) {
      await sendLoad({ url: desk.url, connections, count: count - stored });
      stored = count;
      rows.push({ stored, memory: await memoryOf(desk, rows.length + 1) });
    }
    printTable(rows);
  } finally {
    await desk.discard();
  }
}

async function memoryOf(desk: DeskProcess, time: number): Promise<Memory> {
  process.kill(desk.pid, 'SIGUSR2');
  const line = new RegExp(`^memory ${time} (\\{.*\\})$`, 'm');
  await desk.hasPrinted(line);
  return memorySchema.parse(JSON.parse(line.exec(desk.output())?.[1] ?? ''));
}

function printTable(rows: readonly { stored: number; memory: Memory }[]): void {
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
