import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** How a program ended, and what it said. */
export type Ended = { code: number; stdout: string; stderr: string };

/** A copy of all content, for the commands that read or change it. */
export type ContentCopy = {
  folder: string;
  read: (file: string) => string;
  /** Writes a file anew with `from` as `to`. Throws when the file has no such thing. */
  change: (file: string, from: string | RegExp, to: string) => void;
  /** Runs a program of `scripts/` on the copy, without the settings of this machine. */
  run: (script: string, words: readonly string[], env?: Record<string, string>) => Promise<Ended>;
  discard: () => void;
};

/** Copies `content/` into a folder of its own. */
export function copyContent(): ContentCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-content-'));
  cpSync(path.join(projectFolder, 'content'), path.join(folder, 'content'), { recursive: true });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    read,
    change(file, from, to) {
      const changed = read(file).replace(from, to);
      if (changed === read(file)) throw new Error(`${file} has nothing like ${String(from)}.`);
      writeFileSync(path.join(folder, file), changed);
    },
    run: (script, words, env = {}) =>
      runNode([path.join(projectFolder, 'scripts', script), ...words], folder, env),
    discard: () => rmSync(folder, { recursive: true }),
  };
}

const longestOutputBytes = 16 * 1024 * 1024;

function runNode(
  words: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Ended> {
  const { PATH = '' } = process.env;
  const options = { cwd, env: { PATH, ...env }, maxBuffer: longestOutputBytes };
  return new Promise((resolve) => {
    execFile(process.execPath, words, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, stdout, stderr });
    });
  });
}
