import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import type { DeskProcess } from '../../tests/support/desk/desk-process.ts';
import { listed, openDesk, patience, send } from '../../tests/support/desk/fault-scene.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';

const isSaid = /is another database than before, with \d+ enquiries in it/;

/** A data folder that a desk has kept one enquiry in, beside the folder in which desks remember. */
async function keptFolder() {
  const parent = await temporaryFolder();
  const dataFolder = path.join(parent, 'data');
  const start = () => openDesk({ dataFolder, env: { DESK_STATE: path.join(parent, 'state') } });
  const first = await start();
  expect(first.output()).not.toMatch(isSaid);
  expect(await readiness(first)).toMatchObject([200, { ready: true }]);
  expect(await send(first, randomUUID())).toBe('200 OK');
  expect(await first.kill()).toBe(0);
  return { dataFolder, aside: path.join(parent, 'aside'), start };
}

async function readiness({ url }: Pick<DeskProcess, 'url'>): Promise<[number, unknown]> {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.json()];
}

test('an empty folder in the place of a known one is said and is not ready until somebody confirms it; enquiries are kept meanwhile', {
  timeout: 60_000,
}, async () => {
  const { dataFolder, aside, start } = await keptFolder();
  await rename(dataFolder, aside);
  const desk = await start();
  await desk.hasPrinted(isSaid);
  expect(desk.output()).toContain(`DESK_DATA=${dataFolder} DESK_STATE=`);
  const problem = expect.stringContaining('another database than before');
  expect(await readiness(desk)).toEqual([503, { ready: false, problem }]);
  expect((await fetch(`${desk.url}/healthz`)).status).toBe(200);
  const id = randomUUID();
  expect(await send(desk, id)).toBe('200 OK');
  expect(await desk.kill()).toBe(0);

  const again = await start();
  await again.hasPrinted(/is another database than before, with 1 enquiries in it/);
  expect((await readiness(again))[0]).toBe(503);
  expect(await again.enquiries('confirm')).toContain(`${dataFolder}/enquiries.sqlite is the`);
  await expect.poll(async () => (await readiness(again))[0], patience).toBe(200);
  expect((await listed(again)).map((enquiry) => enquiry.id)).toEqual([id]);
  expect(await again.kill()).toBe(0);

  const last = await start();
  expect((await readiness(last))[0]).toBe(200);
  expect(last.output()).not.toMatch(isSaid);
});

test('when the folder is back where it was, nobody is asked anything', patience, async () => {
  const { dataFolder, aside, start } = await keptFolder();
  await rename(dataFolder, aside);
  const other = await start();
  expect((await readiness(other))[0]).toBe(503);
  await other.kill();
  await rm(dataFolder, { recursive: true });
  await rename(aside, dataFolder);
  const desk = await start();
  expect(desk.output()).not.toMatch(isSaid);
  expect((await readiness(desk))[0]).toBe(200);
  expect(await listed(desk)).toHaveLength(1);
});

test('a backup in the place of the database it was made of is no other one', patience, async () => {
  const { dataFolder, aside, start } = await keptFolder();
  const copy = `${aside}.sqlite`;
  expect((await runCommand(['backup', copy], { DESK_DATA: dataFolder })).code).toBe(0);
  await rename(dataFolder, aside);
  await mkdir(dataFolder);
  await rename(copy, path.join(dataFolder, 'enquiries.sqlite'));
  const desk = await start();
  await desk.hasPrinted(/There was no .+enquiries\.mark, as after .+ the restoring of a backup/);
  expect(desk.output()).not.toMatch(isSaid);
  expect((await readiness(desk))[0]).toBe(200);
});

test('where nothing can be remembered, the desk says so and serves', patience, async () => {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const desk = await openDesk({ env: { DESK_STATE: path.join(file, 'state') } });
  await desk.hasPrinted(/DESK_STATE: .+state cannot be used \(ENOTDIR\)/);
  expect((await readiness(desk))[0]).toBe(200);
  expect(await send(desk, randomUUID())).toBe('200 OK');
  const { code, stderr } = await runCommand(['confirm'], {
    DESK_DATA: desk.dataFolder,
    DESK_STATE: path.join(file, 'state'),
  });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^DESK_STATE: .+ cannot be used/)]);
});
