import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnv } from './clean-env.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** How a program ended, and what it said. */
export type Ended = { code: number; stdout: string; stderr: string };

type PageContext = { folder?: string; env?: Readonly<Record<string, string>> };

/** A copy of content, for the commands that read or change it. */
export type ContentCopy = {
  folder: string;
  read: (file: string) => string;
  /** Writes a file anew with `from` as `to`. Throws when the file has no such thing. */
  change: (file: string, from: string | RegExp, to: string) => void;
  /** Runs a program of the project, by its path on the copy. */
  run: (script: string, words: readonly string[]) => Promise<Ended>;
  write: (file: string, text: string) => void;
  discard: () => void;
};

/** Copies these files and folders of the project, and no others, into a folder of their own. */
export function copyFiles(names: readonly string[]): ContentCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-content-'));
  for (const name of names) {
    cpSync(path.join(projectFolder, name), path.join(folder, name), { recursive: true });
  }
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    read,
    change(file, from, to) {
      const changed = read(file).replace(from, to);
      if (changed === read(file)) throw new Error(`${file} has nothing like ${String(from)}.`);
      writeFileSync(path.join(folder, file), changed);
    },
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    run: (script, words) => runScript(script, words, { folder }),
    discard: () => rmSync(folder, { recursive: true }),
  };
}

const longestOutputBytes = 16 * 1024 * 1024;

/** Runs a program of the project, by its path, by default on the project itself, without the settings of this machine. */
export function runScript(
  script: string,
  words: readonly string[],
  { folder = projectFolder, env = {} }: PageContext = {},
): Promise<Ended> {
  const options = { cwd: folder, env: { ...cleanEnv, ...env }, maxBuffer: longestOutputBytes };
  const program = path.join(projectFolder, script);
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, stdout, stderr });
    });
  });
}
