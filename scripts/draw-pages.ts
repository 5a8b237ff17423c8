// Checks the content and draws the pages from it, in one process: what the check compiled is not compiled again.

import { rename, rm } from 'node:fs/promises';
import { readBuildConfig } from '../compiler/build-config.ts';
import { isContentSound } from '../compiler/commands/content.ts';
import { replacedSite } from './steps.ts';

if (isContentSound(readBuildConfig(process.env))) {
  // Only now, because an editor whose words do not fit should hear of it in a second.
  const { build } = await import('astro');
  // Astro would empty the folder, and a disk is slow to make files where it has just deleted thousands.
  await rm(replacedSite, { recursive: true, force: true });
  await rename('dist', replacedSite).catch(() => {});
  await build({});
} else {
  process.exitCode = 1;
}
