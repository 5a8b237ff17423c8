import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../test-desk.ts';

const run = promisify(execFile);
const source = path.join(import.meta.dirname, 'sync-shim.c');

/**
 * A disk whose syncs are ours: a power cut leaves what was synced and nothing else, and a sync fails when we say so. A library before the
 * desk's own does it, so any file system will do. null where there is no C compiler for Linux.
 */
export async function openShimmedDisk() {
  const parent = await temporaryFolder();
  const [dataFolder, synced] = [path.join(parent, 'data'), path.join(parent, 'synced')];
  const library = path.join(parent, 'sync-shim.so');
  try {
    await run('cc', ['-shared', '-fPIC', '-o', library, source]);
  } catch {
    return null;
  }
  await mkdir(dataFolder);

  /** Takes what lies there now for synced. */
  async function begin(): Promise<void> {
    await rm(synced, { recursive: true, force: true });
    await mkdir(synced);
    const lines: string[] = [];
    for (const name of await readdir(dataFolder)) {
      const { ino, birthtimeNs } = await stat(path.join(dataFolder, name), { bigint: true });
      await copyFile(path.join(dataFolder, name), path.join(synced, `${ino}-${birthtimeNs}`));
      lines.push(`${ino}-${birthtimeNs} ${name}\n`);
    }
    await writeFile(path.join(synced, 'names'), lines.join(''));
  }

  await begin();
  const fails = path.join(synced, 'fails');
  return {
    /** Starts a desk on this disk. */
    options: { dataFolder, env: { LD_PRELOAD: library, WATCHED: dataFolder, SYNCED: synced } },
    failSyncs: (doFail: boolean) => (doFail ? writeFile(fails, '') : rm(fails)),
    /** Once the desk was killed: of what each file has more than was synced, this share had reached the disk; of names, none had. */
    cutPower: async (share: number) => {
      const left = new Map<string, Buffer>();
      for (const line of (await readFile(path.join(synced, 'names'), 'utf8')).split('\n')) {
        const [key = '', name] = line.split(' ');
        if (name === undefined) continue;
        const content = await readFile(path.join(synced, key)).catch(() => Buffer.alloc(0));
        const written = await readFile(path.join(dataFolder, name)).catch(() => content);
        const more = written.subarray(content.length);
        left.set(name, Buffer.concat([content, more.subarray(0, Math.floor(more.length * share))]));
      }
      await rm(dataFolder, { recursive: true });
      await mkdir(dataFolder);
      for (const [name, content] of left) await writeFile(path.join(dataFolder, name), content);
      await begin();
    },
  };
}
