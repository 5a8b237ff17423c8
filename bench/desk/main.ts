import { startLoadClient } from './load.ts';
import { benchMemory } from './memory.ts';
import { benchThroughput } from './throughput.ts';

/** Measures the desk's speed and memory with a client in a process of its own. `quick` proves the bench, not the desk. */
export async function benchDesk({ isQuick }: { isQuick: boolean }): Promise<void> {
  const client = startLoadClient();
  try {
    await benchThroughput(client, isQuick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 4 });
    await benchMemory(client, isQuick ? [1_000, 2_000] : [10_000, 100_000]);
  } finally {
    client.stop();
  }
}
