import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { medianOf } from '../median.ts';

const blockBytes = 4_096;
const probes = 200;
/** What statfs calls a file system in memory (linux/magic.h). */
const memoryType = 0x01021994;

/** How long the disk under the enquiries takes to promise that one block is on it. Throws when that is no disk but memory. */
export async function medianSyncMs(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-disk-'));
  try {
    const { type } = await statfs(folder);
    if (type === memoryType) {
      throw new Error(
        `${tmpdir()} is in memory, where nothing is synced; set TMPDIR to a folder on a disk.`,
      );
    }
    const file = await open(path.join(folder, 'probe'), 'w');
    const timesMs: number[] = [];
    for (let probe = 0; probe < probes; probe += 1) {
      await file.write(Buffer.alloc(blockBytes, probe));
      const startedAt = performance.now();
      await file.datasync();
      timesMs.push(performance.now() - startedAt);
    }
    await file.close();
    return medianOf(timesMs);
  } finally {
    await rm(folder, { recursive: true });
  }
}
