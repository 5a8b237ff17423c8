import { open, rm, stat, truncate } from 'node:fs/promises';
import { expect } from 'vitest';
import { journalFileIn } from '../../../../desk/journal/journal.ts';
import { atEnd } from '../../at-end.ts';
import type { DeskProcess } from '../desk-process.ts';
import {
  databaseFile,
  pageStatus,
  send,
  sendThrough,
  sendUntilKilled,
  until,
} from '../fault-scene.ts';
import { limitFileSize, mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import { openShimmedDisk } from './sync-shim.ts';
import { openScene, type Trial } from './trial.ts';

const noCompiler = 'there is no C compiler (cc) for Linux';
const enoughRefusals = 20;
/** How much of what was not synced has reached the disk at each power cut. */
const reached = [0, 0.3, 0, 0.7, 1];

const sizeOf = async (file: string) => (await stat(file)).size;

async function overwrite(file: string, at: number): Promise<void> {
  await using handle = await open(file, 'r+');
  await handle.write(Buffer.from('rubbish'), 0, 7, at);
}

type Ways = Readonly<Record<string, (file: string) => Promise<void>>>;

const cuts: Ways = {
  deleted: (file) => rm(file),
  emptied: (file) => truncate(file),
  'cut in half': async (file) => truncate(file, Math.floor((await sizeOf(file)) / 2)),
};

const losses: Ways = {
  ...cuts,
  'damaged at its beginning': (file) => overwrite(file, 8),
  'damaged in its middle': async (file) => overwrite(file, Math.floor((await sizeOf(file)) / 2)),
  'damaged near its end': async (file) => overwrite(file, (await sizeOf(file)) - 1_000),
};

/** A disk that fails, is full, or has lost something. */
export const diskTrials: Readonly<Record<string, Trial>> = {
  'power cuts: what was not synced is gone, or half written': withPowerCut({}),
  'power cuts, without a journal': withPowerCut({ DESK_JOURNAL: 'none' }),

  'syncs that fail for a while, then kill -9': async (count) => {
    const disk = await openShimmedDisk();
    if (disk === null) return noCompiler;
    const scene = await openScene();
    const desk = await scene.open(disk.options);
    const { accepted, refused } = await sendThrough(desk, count / 2, async (heard) => {
      await disk.failSyncs(true);
      await until(() => heard.refused.length >= enoughRefusals);
      await disk.failSyncs(false);
      const before = heard.accepted.length;
      await until(() => heard.accepted.length >= before + count / 2);
      await desk.kill('SIGKILL');
    });
    return scene.judge(await scene.open(disk.options), accepted, refused.length);
  },

  ...trialsOf('kill -9, and the log', losses, (lose) => async (count) => {
    const scene = await openScene();
    const desk = await scene.open();
    const { accepted } = await sendUntilKilled(desk, 'SIGKILL', count);
    await lose(databaseFile(desk, '-wal'));
    const next = await scene.open({ dataFolder: desk.dataFolder });
    await isWhole(next);
    return scene.judge(next, accepted);
  }),

  ...trialsOf('kill -9, and the journal', losses, (lose) => async (count) => {
    const scene = await openScene();
    const desk = await scene.open();
    const { accepted } = await sendUntilKilled(desk, 'SIGKILL', count);
    await lose(journalFileIn(desk.dataFolder));
    return scene.judge(await scene.open({ dataFolder: desk.dataFolder }), accepted);
  }),

  ...trialsOf('under the running desk, the log', cuts, (lose) => async (count) => {
    const scene = await openScene();
    const desk = await scene.open();
    const { accepted, refused } = await sendThrough(desk, count, async (heard) => {
      await lose(databaseFile(desk, '-wal'));
      await until(() => heard.refused.length >= enoughRefusals);
    });
    expect(await desk.kill()).toBe(0);
    const next = await scene.open({ dataFolder: desk.dataFolder });
    await isWhole(next);
    return scene.judge(next, accepted, refused.length);
  }),

  'a disk on which files may not grow': onFullDisk(limitFileSize),
  'a disk without space': onFullDisk(mountSmallDisk),
};

function withPowerCut(settings: Readonly<Record<string, string>>): Trial {
  return async (count) => {
    const disk = await openShimmedDisk();
    if (disk === null) return noCompiler;
    const options = { ...disk.options, env: { ...disk.options.env, ...settings } };
    const scene = await openScene();
    const accepted: string[] = [];
    for (const share of reached) {
      const desk = await scene.open(options);
      const heard = await sendUntilKilled(desk, 'SIGKILL', count / reached.length);
      accepted.push(...heard.accepted);
      await disk.cutPower(share);
    }
    return scene.judge(await scene.open(options), accepted);
  };
}

/** One trial for each way in which a file can be lost. */
function trialsOf(
  where: string,
  ways: Ways,
  trial: (lose: Ways[string]) => Trial,
): Record<string, Trial> {
  return Object.fromEntries(
    Object.entries(ways).map(([way, lose]) => [`${where} ${way}`, trial(lose)]),
  );
}

/** A start has brought back what was lost. */
async function isWhole(desk: DeskProcess): Promise<void> {
  expect(await desk.enquiries('verify')).toContain('The database has each of them.');
  expect(await pageStatus(desk, '/readyz')).toBe(200);
}

/** Refused visitors send again once there is room. */
function onFullDisk(findDisk: () => Promise<SmallDisk | null>): Trial {
  return async () => {
    const disk = await findDisk();
    if (disk === null) return 'this user may not mount a disk';
    atEnd(disk.discard);
    const scene = await openScene();
    const desk = await scene.open(disk.options);
    const { accepted, refused } = await sendThrough(desk, 1, (heard) =>
      until(() => heard.refused.length >= enoughRefusals),
    );
    await disk.makeRoom(desk);
    for (const id of refused) expect(await send(desk, id)).toBe('200 OK');
    return scene.judge(desk, [...accepted, ...refused], refused.length);
  };
}
