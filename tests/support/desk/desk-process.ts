import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const projectFolder = path.resolve(import.meta.dirname, '../../..');
const { PATH: pathVariable = '' } = process.env;

export type DeskProcess = {
  /** Where it listens, as it printed itself, such as "http://localhost:49321". */
  url: string;
  /** Where its enquiries are; hand it to `startDesk` again to start a second desk on the same ones. */
  dataFolder: string;
  /** What it has printed so far, both streams together. */
  output: () => string;
  /** Sends a signal ('SIGKILL' is `kill -9`) and resolves with the exit code, null after SIGKILL. */
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Runs `node desk/cli.ts` on the same enquiries and resolves with what it printed. */
  enquiries: (...words: string[]) => Promise<string>;
  /** Kills it if it still runs, and erases the data folder. */
  discard: () => Promise<void>;
};

export type DeskOptions = {
  /** Settings beside PORT and DESK_DATA, such as { DESK_SMTP_URL: mailbox.url, … }. */
  env?: Readonly<Record<string, string>>;
  /** Made new and empty when left out. */
  dataFolder?: string;
};

/** How a program ended that was expected to end by itself. */
export type Ended = { code: number | null; stdout: string; stderr: string };

/**
 * Starts the real desk, `node desk/main.ts`, on a free port, and resolves once it prints its address.
 * It sees none of the settings of this machine. It serves dist/ unless `env.DESK_SITE` says otherwise ("none" for no site).
 * Rejects with what it printed when it ends instead.
 */
export async function startDesk({ env = {}, dataFolder }: DeskOptions = {}): Promise<DeskProcess> {
  const folder = dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'waymark-desk-')));
  const settings = { PORT: '0', DESK_DATA: folder, ...env };
  const child = runNode(['desk/main.ts'], settings);
  let printed = '';
  const ended = once(child, 'exit').then(([code]: unknown[]) =>
    typeof code === 'number' ? code : null,
  );
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /is at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    ended.then((code) => reject(new Error(`The desk ended with ${code}:\n${printed}`)), reject);
  });
  const kill = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    dataFolder: folder,
    output: () => printed,
    kill,
    enquiries: async (...words) => (await runToEnd(['desk/cli.ts', ...words], settings)).stdout,
    discard: async () => {
      await kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one of the desk's programs, such as ['desk/cli.ts', 'list'], until it ends. */
export async function runToEnd(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = runNode(words, env);
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    ended.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    ended.stderr += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { ...ended, code: typeof code === 'number' ? code : null };
}

function runNode(words: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [...words], {
    cwd: projectFolder,
    env: { PATH: pathVariable, ...env },
  });
}
