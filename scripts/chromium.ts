import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where people and package managers put Chromium or Chrome. */
const usualPlaces = [
  // Debian's Chromium without windows goes first: the same pages for about half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** In the order tried. The second and third need a root user on Debian or Ubuntu. */
const waysToInstall = [
  { command: 'playwright install chromium', needsRoot: false },
  {
    command:
      'apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell',
    needsRoot: true,
  },
  { command: 'playwright install --with-deps chromium', needsRoot: true },
] as const;

const isRoot = process.getuid?.() === 0;

/** Quiet and self-contained: no sandbox where root may not have one, and no calls of the browser's own to the network. */
export const chromiumFlags: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium or Chrome: `CHROMIUM_PATH`, else the usual places, else Playwright's own; null when none starts. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROMIUM_PATH: chosen } = env;
  if (chosen !== undefined && chosen !== '') {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but no browser starts there.`);
  }
  return [...usualPlaces, chromium.executablePath()].find(starts) ?? null;
}

/** As findChromium, but installs one when there is none, and says so. Throws when every way to install fails. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log('No Chromium on this machine; installing one.');
  for (const { command, needsRoot } of waysToInstall) {
    if (needsRoot && !isRoot) continue;
    console.log(`$ ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    'Chromium could not be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to one.',
  );
}

function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    // Not there, or not ours to run: either way not a browser to use.
    return false;
  }
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

if (import.meta.main) {
  try {
    console.log(`Browser: ${ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
