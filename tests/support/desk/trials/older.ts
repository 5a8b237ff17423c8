import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { openDesk, send, sendUntilKilled } from '../fault-scene.ts';
import { olderDatabases, olderFolder } from '../older-databases.ts';
import { sampleId } from '../sample-enquiry.ts';
import { temporaryFolder } from '../test-desk.ts';
import { idsIn, openScene, type Trial, type Verdict, verdictOn } from './trial.ts';

const run = promisify(execFile);
const desksWanted = 10;

/** Today's desk on what older ones have left. */
export const olderTrials: Readonly<Record<string, Trial>> = {
  'databases of every older schema': async () => {
    const verdicts: Verdict[] = [];
    for (const older of Object.values(olderDatabases)) {
      const desk = await openDesk({ dataFolder: await olderFolder(older) });
      const id = randomUUID();
      expect(await send(desk, id)).toBe('200 OK');
      await desk.kill();
      verdicts.push(verdictOn({ accepted: [sampleId, id], kept: await idsIn(desk) }));
    }
    return sumOf(verdicts);
  },

  'desks of ten older commits, kill -9 in the midst of mailing, then the desk of today': async (
    count,
  ) => {
    const commits = await olderCommits();
    if (commits.length < desksWanted) {
      return `${commits.length} older commits are here whose desk runs with the packages of today`;
    }
    const verdicts: Verdict[] = [];
    for (const commit of commits) {
      const scene = await openScene();
      const older = await scene.open({ program: await programOf(commit) });
      const { accepted } = await sendUntilKilled(older, 'SIGKILL', count / desksWanted);
      verdicts.push(
        await scene.judge(await scene.open({ dataFolder: older.dataFolder }), accepted),
      );
    }
    return sumOf(verdicts);
  },
};

/** Spread over all commits that changed the store, know migrations by name, and need no package that is not here. */
async function olderCommits(): Promise<string[]> {
  const commits = await linesOf('log', '--format=%h', '--', 'desk/store');
  const usable: string[] = [];
  for (const commit of commits) {
    const named = await linesOf('grep', '-l', 'desk_migrations', commit, '--', 'desk/store/sqlite');
    if (named.length === 0) continue;
    const imports = await linesOf('grep', '-hoE', "from '[@a-z][^':]*'", commit, '--', 'desk/*.ts');
    const packages = new Set(imports.map((line) => /'((?:@[^/]+\/)?[^/']+)/.exec(line)?.[1] ?? ''));
    if ([...packages].every((name) => existsSync(`node_modules/${name}`))) usable.push(commit);
  }
  if (usable.length < desksWanted) return usable;
  const step = (usable.length - 1) / (desksWanted - 1);
  return Array.from({ length: desksWanted }, (_, index) => usable[Math.round(index * step)] ?? '');
}

/** What git prints; nothing where it is not there, or has no history here. */
async function linesOf(...words: string[]): Promise<string[]> {
  const { stdout } = await run('git', words).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter((line) => line !== '');
}

/** The desk's program as it was then, in a folder of its own. */
async function programOf(commit: string): Promise<string> {
  const folder = path.join(await temporaryFolder(), commit);
  await mkdir(folder);
  await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder]);
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return path.join(folder, 'desk/main.ts');
}

function sumOf(verdicts: readonly Verdict[]): Verdict {
  const sum = (name: keyof Verdict) => verdicts.reduce((all, each) => all + each[name], 0);
  return {
    accepted: sum('accepted'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    doubledOtherwise: sum('doubledOtherwise'),
    refused: sum('refused'),
  };
}
