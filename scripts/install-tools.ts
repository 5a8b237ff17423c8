import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Installs the tools that a folder's own manifest and lock file name, into that folder: few commands need them, and they weigh more than
 * all that builds the site. None of them runs a script of its own: some would download a second browser. Throws Error when npm fails.
 */
export function installTools(folder: string): void {
  if (isInstalled(folder)) return;
  console.log(`Installing the tools of ${folder}.`);
  const command = `npm ci --prefix ${folder} --no-audit --no-fund --ignore-scripts --loglevel=error`;
  if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0) {
    throw new Error(`They could not be installed; what npm said stands above.`);
  }
}

/** A tool that is no package of the project, so nobody here knows its types: what it answers is parsed. */
export async function importTool(name: string, folder: string) {
  const file = createRequire(`${resolve(folder)}/package.json`).resolve(name);
  const tool = await import(pathToFileURL(file).href);
  return tool.default ?? tool;
}

/** npm writes what it installed beside the packages, after the lock file that it read. */
function isInstalled(folder: string): boolean {
  const writtenAt = (file: string) =>
    statSync(`${folder}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return writtenAt('node_modules/.package-lock.json') > writtenAt('package-lock.json');
}
