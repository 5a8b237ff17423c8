import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Ended } from '../../tests/support/desk/command-line.ts';
import { runToEnd } from '../../tests/support/desk/desk-process.ts';
import { listed, openDesk, patience, send } from '../../tests/support/desk/fault-scene.ts';
import { sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';

const readOnlyFolder = 0o500;
const readOnlyFile = 0o400;

/** Starts a desk that permissions bind, which they do not root, until it gives up. */
async function startBound(dataFolder: string): Promise<Ended> {
  const env = { DESK_SITE: 'none', PORT: '0', DESK_DATA: dataFolder };
  return runToEnd(['desk/main.ts'], env, { through: await withoutPrivileges() });
}

/** A program that gives up root's right to write anywhere; none is needed for anybody else. Rejects when it is missing. */
async function withoutPrivileges(): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  const words = ['--inh-caps=-all', '--bounding-set=-all'];
  await promisify(execFile)('setpriv', [...words, 'true']).catch((cause: unknown) => {
    throw new Error('As root this test needs setpriv, which util-linux has.', { cause });
  });
  return ['setpriv', ...words];
}

async function restrict(file: string, mode: number): Promise<void> {
  await chmod(file, mode);
  onTestFinished(() => chmod(file, 0o700));
}

test(
  'in a folder that may only be read the desk does not start, and says which and why',
  patience,
  async () => {
    const folder = await temporaryFolder();
    await restrict(folder, readOnlyFolder);
    const ended = await startBound(folder);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(
      /^DESK_DATA: the folder \S+ cannot hold the enquiries \(.+\); name a folder that this user may write\.\n$/,
    );
  },
);

test(
  'over a database that may only be read it does not start either, and the enquiries stay',
  patience,
  async () => {
    const desk = await openDesk();
    await send(desk);
    await desk.kill();
    await restrict(path.join(desk.dataFolder, 'enquiries.sqlite'), readOnlyFile);
    const ended = await startBound(desk.dataFolder);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(
      /^DESK_DATA: the folder \S+ cannot hold the enquiries \(.+\); name .+\n$/,
    );
    expect(await listed(desk)).toMatchObject([{ id: sampleId }]);
  },
);
