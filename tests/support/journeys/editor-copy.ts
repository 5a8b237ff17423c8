import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { cleanEnv } from '../clean-env.ts';

const projectFolder = path.resolve(import.meta.dirname, '../../..');

/** The editor of a copy of the project, so that it may write. */
export type EditorCopy = {
  /** Where it listens, like "http://localhost:43215". */
  url: string;
  folder: string;
  /** Lines of content that were added or taken away since it began, or since `keep`, each with its sign. */
  diff: () => string[];
  /** What differs until now is not told again. */
  keep: () => void;
  /** Changes a file as an editor of text would. Throws when the file has no such thing. */
  change: (file: string, from: RegExp, to: string) => void;
  /** What a command of the copy prints; throws with it when that fails. */
  run: (script: string) => string;
  discard: () => Promise<void>;
};

type EditorCopyOptions = {
  /** What is started on the copy: `npm run edit`, or `npm run dev`. */
  command?: 'edit' | 'dev';
  /** Changes the copy before. */
  prepare?: (folder: string) => void;
};

/** Copies what git keeps and starts the server for development on it. Rejects with what that printed when it ends instead. */
export async function startEditorCopy(
  env: Readonly<Record<string, string>> = {},
  { command = 'edit', prepare }: EditorCopyOptions = {},
): Promise<EditorCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-editor-'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  for (const file of ownFiles()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(projectFolder, file), path.join(folder, file));
  }
  linkPackages(path.join(folder, 'node_modules'));
  const commit = () => {
    git('add', '--all');
    git(
      '-c',
      'user.name=test',
      '-c',
      'user.email=test@example.org',
      'commit',
      '--allow-empty',
      '-qm',
      'As it is',
    );
  };
  git('init', '--quiet');
  commit();
  prepare?.(folder);

  const flags = command === 'edit' ? ['--editor'] : [];
  const programs = path.join(projectFolder, 'node_modules/.bin');
  const server = spawn(process.execPath, ['scripts/dev.ts', ...flags], {
    cwd: folder,
    env: { ...cleanEnv, PATH: `${programs}${path.delimiter}${cleanEnv.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'close');
  const printed: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      printed.push(line);
      const address = /(http:\/\/localhost:\d+)\/edit/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(`The server ended:\n${printed.join('\n')}`)));
  });

  return {
    url,
    folder,
    diff() {
      git('add', '--all', '--', 'content');
      const told = git('diff', '--cached', '--unified=0').split('\n');
      return told.filter((line) => /^[+-](?!\+\+|--)/.test(line));
    },
    keep: commit,
    change(file, from, to) {
      const place = path.join(folder, file);
      const before = readFileSync(place, 'utf8');
      const text = before.replace(from, to);
      if (text === before) throw new Error(`${file} has nothing like ${from}.`);
      writeFileSync(place, text);
    },
    run: (script) =>
      execFileSync(process.execPath, [script], { cwd: folder, encoding: 'utf8', env: cleanEnv }),
    async discard() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** One language beside English shows what several do, and the server compiles all of them for each check. */
const leftOut = /^(docs|content\/(ar|es|tr|uk-ua))\//;

/** What is kept, and what is new and not left out: a test sees what is not committed yet. */
function ownFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && !leftOut.test(file));
}

/** In a folder of its own, where the server keeps what it prepares for browsers: two servers would take it from each other. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  const packages = path.join(projectFolder, 'node_modules');
  for (const name of readdirSync(packages)) {
    if (name !== '.vite' && name !== '.astro') {
      symlinkSync(path.join(packages, name), path.join(folder, name));
    }
  }
}
