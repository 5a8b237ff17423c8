import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { listed, openDesk, patience, send } from '../../tests/support/desk/fault-scene.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';

test(
  'a backup made while visitors write, put into a new folder: a desk starts there with all that was accepted before',
  patience,
  async () => {
    const desk = await openDesk();
    const accepted: string[] = [];
    const isBusy = Promise.withResolvers<void>();
    let isClosing = false;
    async function visit(): Promise<void> {
      while (!isClosing) {
        const id = randomUUID();
        expect(await send(desk, id)).toBe('200 OK');
        accepted.push(id);
        if (accepted.length === 40) isBusy.resolve();
      }
    }
    const visits = Promise.all([visit(), visit(), visit(), visit()]);
    await Promise.race([isBusy.promise, visits]);

    const restoredFolder = await temporaryFolder();
    const file = path.join(restoredFolder, 'enquiries.sqlite');
    const acceptedBefore = [...accepted];
    const { code, stdout } = await runCommand(['backup', file], { DESK_DATA: desk.dataFolder });
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Wrote ${file} (`)]);
    expect(accepted.length).toBeGreaterThan(acceptedBefore.length);
    isClosing = true;
    await visits;
    await desk.kill();

    const restored = await openDesk({ dataFolder: restoredFolder });
    const after = randomUUID();
    expect(await send(restored, after)).toBe('200 OK');
    const kept = (await listed(restored)).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining([...acceptedBefore, after]));
  },
);
