import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { atEnd } from '../../at-end.ts';
import { cleanEnv } from '../../clean-env.ts';
import { freePort } from '../../loopback.ts';
import { runCommand } from '../command-line.ts';
import { send, until } from '../fault-scene.ts';
import { noLimits } from '../settings-for-tests.ts';
import { temporaryFolder } from '../test-desk.ts';
import { idsIn, type Trial, verdictOn } from './trial.ts';

/** Lines that cannot be written are lost and counted. */
export const logTrials: Readonly<Record<string, Trial>> = {
  'a log without space': into('full', 'ignore'),
  'no space for either stream': into('full', 'full'),
  'a log whose reader went away': into('unread', 'ignore'),
  'the readers of both streams gone': into('unread', 'unread'),
};

function into(...streams: ('full' | 'unread' | 'ignore')[]): Trial {
  return async (count) => {
    const unread = await openPipe();
    const outputs = {
      full: openSync('/dev/full', 'w'),
      unread: unread.writer,
      ignore: 'ignore',
    } as const;
    unread.close();
    const desk = await startDeskInto(streams.map((name) => outputs[name]));
    const accepted = Array.from({ length: count }, () => randomUUID());
    for (const id of accepted) expect(await send(desk, id)).toBe('200 OK');
    const { status, lostLogLines } = await desk.readiness();
    expect(status).toBe(200);
    expect(lostLogLines).toBeGreaterThanOrEqual(accepted.length);
    expect(await desk.stop()).toBe(0);
    return verdictOn({ accepted, kept: await idsIn(desk) });
  };
}

/** A pipe with a name, whose reader may go and come back; `writer` is for the desk. */
export async function openPipe() {
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
export async function startDeskInto(streams: (number | 'ignore')[]) {
  const dataFolder = await temporaryFolder();
  const port = await freePort();
  const places = { DESK_DATA: dataFolder, DESK_STATE: path.join(dataFolder, 'state') };
  const env = { ...cleanEnv, ...noLimits, ...places, PORT: String(port) };
  const desk = spawn(process.execPath, ['desk/main.ts'], { env, stdio: ['ignore', ...streams] });
  atEnd(() => void desk.kill('SIGKILL'));
  for (const stream of new Set(streams)) if (typeof stream === 'number') closeSync(stream);
  const url = `http://localhost:${port}`;
  await until(() =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => {
        expect(desk.exitCode).toBeNull();
        return false;
      },
    ),
  );
  return {
    url,
    dataFolder,
    enquiries: async (...words: string[]) => (await runCommand(words, places)).stdout,
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
