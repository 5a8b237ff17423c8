import { execFile } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startDesk } from '../tests/support/desk/desk-process.ts';
import { patience, send } from '../tests/support/desk/fault-scene.ts';
import { openStaffPage } from '../tests/support/desk/staff-page.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';

const projectFolder = path.resolve(import.meta.dirname, '..');

/** What the last stage of deploy/Dockerfile does; a command goes on after a backslash. */
async function lastStage() {
  const file = await readFile(path.join(projectFolder, 'deploy', 'Dockerfile'), 'utf8');
  const stage =
    file
      .replaceAll('\\\n', '')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const wordsAfter = (pattern: RegExp) =>
    z.array(z.string()).parse(JSON.parse(pattern.exec(stage)?.[1] ?? ''));
  return {
    copies: [...stage.matchAll(/^COPY (?!--from)(\S+) (\S+)$/gm)].map(([, from = '', to = '']) => ({
      from,
      to,
    })),
    command: wordsAfter(/^CMD (.+)$/m),
    healthCheck: wordsAfter(/^HEALTHCHECK .*CMD (.+)$/m),
  };
}

/** The files of the image, with the packages of this machine. */
async function unpacked(copies: readonly { from: string; to: string }[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const { from, to } of copies) {
    await cp(path.join(projectFolder, from), path.join(folder, to), { recursive: true });
  }
  await symlink(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

test(
  'the files that the image takes are all that the desk and its command line need',
  patience,
  async () => {
    const { copies, command } = await lastStage();
    const folder = await unpacked(copies);
    const [node, program = ''] = command;
    expect(node).toBe('node');
    const env = { DESK_SITE: 'none' };
    const desk = await startDesk({ env, program: path.join(folder, program) });
    onTestFinished(desk.discard);
    expect(await send(desk)).toBe('200 OK');
    const listing = await promisify(execFile)(process.execPath, ['desk/cli.ts', 'list'], {
      cwd: folder,
      env: { DESK_DATA: desk.dataFolder },
    });
    expect(listing.stdout).toContain('UK passport');
    const staff = await openStaffPage(desk.dataFolder, folder);
    expect(await staff.interrupt()).toBe(0);
  },
);

test(
  'the health check of the image is content with a desk that is ready only',
  patience,
  async () => {
    const { healthCheck } = await lastStage();
    const desk = await startDesk({ env: { DESK_SITE: 'none' } });
    onTestFinished(desk.discard);
    const [node, ...words] = healthCheck;
    expect(node).toBe('node');
    const check = () =>
      promisify(execFile)(process.execPath, words, { env: { PORT: new URL(desk.url).port } });
    await check();
    await desk.kill();
    await expect(check()).rejects.toMatchObject({ code: 1 });
  },
);
