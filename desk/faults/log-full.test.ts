import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cleanEnv } from '../../tests/support/clean-env.ts';
import { patience, send } from '../../tests/support/desk/fault-scene.ts';
import { noLimits } from '../../tests/support/desk/settings-for-tests.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { freePort } from '../../tests/support/loopback.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';

test.each([
  ['a log without space', ['full', 'ignore']],
  ['no space for either stream', ['full', 'full']],
  ['a log whose reader went away', ['unread', 'ignore']],
  ['the readers of both streams gone', ['unread', 'unread']],
] as const)(
  'with %s the desk serves and keeps enquiries, and says how many lines were lost',
  patience,
  async (_what, streams) => {
    const unread = await openPipe();
    const outputs = {
      full: openSync('/dev/full', 'w'),
      unread: unread.writer,
      ignore: 'ignore',
    } as const;
    unread.close();
    const desk = await startDeskInto(streams.map((name) => outputs[name]));
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) expect(await send(desk, id)).toBe('200 OK');
    const { status, lostLogLines } = await desk.readiness();
    expect(status).toBe(200);
    expect(lostLogLines).toBeGreaterThanOrEqual(ids.length);
    expect(await desk.stop()).toBe(0);
    const store = openSqliteStore(desk.dataFolder);
    const kept = (await store.list()).map(({ id }) => id);
    await store.close();
    expect(kept.toSorted()).toEqual(ids.toSorted());
  },
);

test('once somebody reads the log again, it says how many lines were lost', patience, async () => {
  const log = await openPipe();
  const desk = await startDeskInto([log.writer, 'ignore']);
  await send(desk, randomUUID());
  log.read();
  log.close();
  for (let count = 0; count < 5; count += 1) await send(desk, randomUUID());
  log.open();
  for (let count = 0; count < 2; count += 1) await send(desk, randomUUID());
  const lines = log.read();
  const told = lines.find((line) => line.includes('"lost":')) ?? '{}';
  expect(JSON.parse(told)).toMatchObject({ level: 40, lost: 5, time: expect.any(Number) });
  expect(lines.filter((line) => line.includes('"enquiry":'))).toHaveLength(2);
  expect(await desk.readiness()).toMatchObject({ status: 200, lostLogLines: 5 });
  expect(await desk.stop()).toBe(0);
});

/** A pipe with a name, whose reader may go and come back; `writer` is for the desk. */
async function openPipe() {
  const file = path.join(await temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [file]);
  const openReader = () => openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  let reader = openReader();
  return {
    writer: openSync(file, 'w'),
    open: () => {
      reader = openReader();
    },
    close: () => closeSync(reader),
    /** The lines that are in it. */
    read: () => {
      const bytes = Buffer.alloc(1 << 16);
      return bytes.toString('utf8', 0, readSync(reader, bytes)).trim().split('\n');
    },
  };
}

/** A desk whose streams (output, errors) lead elsewhere, so that it cannot say where it is. */
async function startDeskInto(streams: (number | 'ignore')[]) {
  const dataFolder = await temporaryFolder();
  const port = await freePort();
  const places = { DESK_DATA: dataFolder, DESK_STATE: path.join(dataFolder, 'state') };
  const env = { ...cleanEnv, ...noLimits, ...places, PORT: String(port) };
  const desk = spawn(process.execPath, ['desk/main.ts'], { env, stdio: ['ignore', ...streams] });
  onTestFinished(() => void desk.kill('SIGKILL'));
  for (const stream of new Set(streams)) if (typeof stream === 'number') closeSync(stream);
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => desk.exitCode,
    );
  await expect.poll(isUp, patience).toBe(true);
  return {
    url,
    dataFolder,
    readiness: async () => {
      const response = await fetch(`${url}/readyz`);
      const { lostLogLines }: { lostLogLines?: number } = JSON.parse(await response.text());
      return { status: response.status, lostLogLines };
    },
    stop: async () => {
      const ended = once(desk, 'exit');
      desk.kill();
      return (await ended)[0];
    },
  };
}
