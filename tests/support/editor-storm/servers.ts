import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { cleanEnv } from '../clean-env.ts';
import { freePort } from '../loopback.ts';

export type Server = { kill: () => Promise<void> };

/** So many wait to be told that it is their turn: to load what they need takes longer than most of them live. */
const standbys = 2;

/** Servers of the drafts of one folder, one after the other at the same address. */
export async function queueServers(folder: string) {
  const port = await freePort();
  const waiting: Waiting[] = [];
  const fill = () => {
    while (waiting.length < standbys) waiting.push(start(folder, port));
  };

  return {
    api: `http://127.0.0.1:${port}/edit/api`,
    /** Starts the next one. Rejects when it ends by itself. */
    async next(): Promise<Server> {
      fill();
      const server = waiting.shift();
      if (server === undefined) throw new Error('No server waits.');
      fill();
      await server.said('ready');
      server.process.stdin.write('go\n');
      await server.said('listening');
      return { kill: () => kill(server) };
    },
    discard: () => Promise.all(waiting.map(kill)),
  };
}

type Waiting = {
  process: ChildProcessByStdio<Writable, Readable, Readable>;
  said: (line: string) => Promise<void>;
};

function start(folder: string, port: number): Waiting {
  const program = path.join(import.meta.dirname, 'server.ts');
  const server = spawn(process.execPath, [program, folder, String(port)], {
    env: { ...cleanEnv, NODE_COMPILE_CACHE: path.join(folder, '.compiled') },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  const lines = createInterface(server.stdout).on('line', (line) => printed.push(line));
  const errors: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const ended = once(server, 'close');
  return {
    process: server,
    async said(line) {
      while (!printed.includes(line)) {
        const end = await Promise.race([once(lines, 'line'), ended.then(() => 'ended')]);
        if (end === 'ended') throw new Error(`The server ended:\n${errors.join('')}`);
      }
    },
  };
}

async function kill({ process: server }: Waiting): Promise<void> {
  const ended = once(server, 'close');
  server.kill('SIGKILL');
  await ended;
}
