// Checks the content, judges what its pages say, and draws them, in one process: what the check compiled is not compiled again.

import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import type { AstroUserConfig } from 'astro';
import { readBuildConfig } from '../compiler/build-config.ts';
import { isContentSound } from '../compiler/commands/content.ts';
import { areClaimsHonest } from '../gates/claims.ts';

/** Where the site of an earlier build waits to be deleted. */
const replacedSite = 'node_modules/.cache/waymark/replaced-site';

// Thousands of guides need half the memory where garbage waits for less: V8 collects once the heap has grown by a fifth, and the
// bundler, which reads this when it is loaded, gives back at once what it does not need. A tenth would cost this site a third of its build.
setFlagsFromString('--heap-growing-percent=20');
Object.assign(process.env, { MIMALLOC_PURGE_DELAY: '0' });

const isFirstLook = process.argv.includes('--first-look');
const isSound = isContentSound({ ...readBuildConfig(process.env), isFirstLook });
if (isSound && (isFirstLook || (await areClaimsHonest()))) {
  // Only now, because an editor whose words do not fit should hear of it in a second.
  const { build } = await import('astro');
  // Astro would empty the folder, and a disk is slow to make files where it has just deleted thousands.
  await rm(replacedSite, { recursive: true, force: true });
  await rename('dist', replacedSite).catch(() => {});
  // Read here, by Node itself: to read TypeScript Astro starts a server for development, which loads the compiler once more.
  // Astro chooses the same, but later: React is for development or not from when it is first loaded.
  const { NODE_ENV = 'production' } = process.env;
  Object.assign(process.env, { NODE_ENV });
  const { default: settings } = await import('../astro.config.ts');
  // Checked where they are written: Astro's type for this forgets what a typeface of our own says.
  await build({ ...(settings as AstroUserConfig), configFile: false });
  // A disk may take half a minute for thousands of files, and nobody waits for that.
  const clearAway = `fs.rmSync('${replacedSite}', { recursive: true, force: true })`;
  spawn(process.execPath, ['-e', clearAway], { detached: true, stdio: 'ignore' }).unref();
} else {
  process.exitCode = 1;
}
