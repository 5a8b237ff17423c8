import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnv } from '../clean-env.ts';
import { type Ended, runCommand } from './command-line.ts';

const projectFolder = path.resolve(import.meta.dirname, '../../..');
const longestRunMs = 20_000;
const addressPattern = /is at (http:\/\/\S+)/;

export type DeskProcess = {
  /** Where it listens, as it printed itself, such as "http://localhost:49321". */
  url: string;
  /** Where its enquiries are; hand it to `startDesk` again to start a second desk on the same ones. */
  dataFolder: string;
  pid: number;
  /** What it has printed so far, both streams together. */
  output: () => string;
  /** Resolves once what it has printed matches; rejects when it ends before. */
  hasPrinted: (pattern: RegExp) => Promise<void>;
  /** Sends a signal ('SIGKILL' is `kill -9`) and resolves with the exit code, null after SIGKILL. */
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Carries out a command of the staff on the same enquiries and resolves with what it printed. */
  enquiries: (...words: string[]) => Promise<string>;
  /**
   * Resolves once nothing waits to be mailed. Calls `hurry` when all that waits is claimed, perhaps by a desk that was killed.
   */
  hasMailedAll: (hurry?: () => Promise<void>) => Promise<void>;
  /** Kills it if it still runs, and erases the data folder. */
  discard: () => Promise<void>;
};

export type DeskOptions = {
  /** Settings beside PORT and DESK_DATA, such as { DESK_SMTP_URL: mailbox.url, … }. */
  env?: Readonly<Record<string, string>>;
  /** Made new and empty when left out. */
  dataFolder?: string;
  /** Another program that prints its address as the desk does. */
  program?: string;
  /** A program that turns itself into the desk under other conditions, such as ['prlimit', '--fsize=65536']. */
  through?: readonly string[];
  /** Kills it whenever that may be, even while it starts. */
  killedBy?: AbortSignal;
};

/**
 * Starts the real desk, `node desk/main.ts`, on a free port, and resolves once it prints its address.
 * It sees none of the settings of this machine. It serves dist/ unless `env.DESK_SITE` says otherwise ("none" for no site).
 * Rejects with what it printed when it ends instead.
 */
export async function startDesk(options: DeskOptions = {}): Promise<DeskProcess> {
  const folder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'waymark-desk-')));
  const stateFolder = `${folder}-state`;
  // A mail of the desk's own, at one hour of the day, would be one more than a test waits for.
  const settings = {
    PORT: '0',
    DESK_DATA: folder,
    DESK_STATE: stateFolder,
    DESK_DIGEST_HOUR: 'none',
    ...options.env,
  };
  const child = runNode([options.program ?? 'desk/main.ts'], settings, options.through);
  const heard = new EventEmitter().setMaxListeners(0);
  let printed = '';
  const hear = (chunk: Buffer) => {
    printed += chunk.toString();
    heard.emit('output');
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const nextOutput = () => once(heard, 'output');
  const appears = async (pattern: RegExp) => {
    while (!pattern.test(printed)) await nextOutput();
  };
  const ended = once(child, 'close').then(([code]: unknown[]) =>
    typeof code === 'number' ? code : null,
  );
  const endsFirst = ended.then((code) => {
    throw new Error(`The desk ended with ${code}:\n${printed}`);
  });
  const hasPrinted = (pattern: RegExp) => Promise.race([appears(pattern), endsFirst]);
  const kill = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  const enquiries = async (...words: string[]) => (await runCommand(words, settings)).stdout;
  options.killedBy?.addEventListener('abort', () => void kill('SIGKILL'), { once: true });
  await hasPrinted(addressPattern);
  return {
    url: addressPattern.exec(printed)?.[1] ?? '',
    dataFolder: folder,
    pid: child.pid ?? 0,
    output: () => printed,
    hasPrinted,
    kill,
    enquiries,
    hasMailedAll: async (hurry) => {
      for (;;) {
        const printsMore = Promise.race([nextOutput(), endsFirst]);
        // Once nothing waits any more, nobody waits for this either: a desk that ends then is no error.
        printsMore.catch(() => {});
        const { counts } = JSON.parse(await enquiries('status', '--json'));
        if (counts.stored + counts.sending === 0) return;
        if (counts.stored === 0) await hurry?.();
        await printsMore;
      }
    },
    discard: async () => {
      await kill('SIGKILL');
      for (const made of [folder, stateFolder]) await rm(made, { recursive: true, force: true });
    },
  };
}

/** Runs one of the desk's programs, such as ['desk/cli.ts', 'list'], until it ends; kills it when it goes on and on. */
export async function runToEnd(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  options: Pick<DeskOptions, 'through'> = {},
): Promise<Ended> {
  const child = runNode(words, env, options.through);
  const killer = setTimeout(() => child.kill('SIGKILL'), longestRunMs);
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    ended.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    ended.stderr += chunk.toString();
  });
  const [code] = await once(child, 'close');
  clearTimeout(killer);
  return { ...ended, code: typeof code === 'number' ? code : null };
}

function runNode(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): ChildProcess {
  const [program = process.execPath, ...rest] = [...through, process.execPath, ...words];
  return spawn(program, rest, { cwd: projectFolder, env: { ...cleanEnv, ...env } });
}
