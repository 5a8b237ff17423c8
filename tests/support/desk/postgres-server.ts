import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../loopback.ts';
import { findPrograms, type RunAs, whoRunsPostgres } from './postgres-programs.ts';

/** Runs the server until its own standard input ends, however the tests end, and erases what it kept. */
const keeper = `
  folder=$1; shift; exec 3<&0
  "$@" & server=$!
  (read -r _; kill -INT $server) <&3 & watcher=$!
  wait $server
  kill $watcher 2>/dev/null; rm -rf "$folder"`;

/** For Vitest: starts one PostgreSQL for all tests of the project, and answers with what stops it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await openPostgres();
  project.provide('postgresUrl', url);
  return stop;
}

/** Starts a PostgreSQL that keeps everything in a folder of its own. */
export async function openPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-postgres-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { server, url } = await startIn(folder);
    const stop = async () => {
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
      discard();
    };
    return { url, stop };
  } catch (error) {
    discard();
    throw error;
  }
}

async function startIn(folder: string) {
  const runAs = whoRunsPostgres();
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const { initdb, postgres } = await findPrograms(path.join(folder, 'programs'), runAs);
  const place = { folder, data: path.join(folder, 'data'), runAs };
  const password = makeCluster(initdb, place);
  const port = await freePort();
  const server = await startServer(postgres, port, place);
  return { server, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

type Place = { folder: string; data: string; runAs: RunAs };

function makeCluster(initdb: string, { folder, data, runAs }: Place): string {
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const options = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(initdb, ['-D', data, ...options, '--encoding=UTF8', '--no-locale', '--no-sync'], {
    ...runAs,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return password;
}

/** Resolves when the server answers. It need not sync to disk: what is killed is never the machine. */
async function startServer(postgres: string, port: number, { folder, data, runAs }: Place) {
  const options = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-F'];
  const server = spawn('sh', ['-c', keeper, 'sh', folder, postgres, ...options], {
    ...runAs,
    cwd: folder,
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    server.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('ready to accept connections')) resolve();
    });
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${printed}`)));
  });
  return server;
}
