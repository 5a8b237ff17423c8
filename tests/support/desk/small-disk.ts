import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DeskOptions, DeskProcess } from './desk-process.ts';

const run = promisify(execFile);
/** Room for the empty database and some tens of enquiries. */
const roomBytes = 512 * 1024;
const diskBytes = 64 * 1024 * 1024;

export type SmallDisk = {
  /** Starts a desk on this disk. */
  options: Required<Pick<DeskOptions, 'dataFolder' | 'through'>>;
  /** Gives the running desk room again. */
  makeRoom: (desk: Pick<DeskProcess, 'pid'>) => Promise<void>;
  discard: () => Promise<void>;
};

/**
 * A limit on the size of a file, which is lifted again while the desk runs. Anybody may set one, root in a container
 * too. Rejects with what is missing where there is no prlimit.
 */
export async function limitFileSize(): Promise<SmallDisk> {
  await run('prlimit', ['--version']).catch((cause: unknown) => {
    throw new Error('This test fills a disk by prlimit, which util-linux on Linux has.', { cause });
  });
  const dataFolder = await temporaryFolder();
  return {
    options: { dataFolder, through: ['prlimit', `--fsize=${roomBytes}:unlimited`] },
    makeRoom: async ({ pid }) => {
      await run('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']);
    },
    discard: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

/** A disk in memory that a ballast file fills up to the same room; null where this user may not mount one. */
export async function mountSmallDisk(): Promise<SmallDisk | null> {
  const mountPoint = await temporaryFolder();
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', mountPoint]);
  } catch {
    // Only root with the right to mount may.
    await rm(mountPoint, { recursive: true });
    return null;
  }
  const ballast = path.join(mountPoint, 'ballast');
  await writeFile(ballast, Buffer.alloc(diskBytes - roomBytes));
  return {
    options: { dataFolder: path.join(mountPoint, 'data'), through: [] },
    makeRoom: () => rm(ballast),
    discard: async () => {
      await run('umount', [mountPoint]);
      await rm(mountPoint, { recursive: true });
    },
  };
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'waymark-small-disk-'));
}
