// Checks the content and draws the pages from it, in one process: what the check compiled is not compiled again.

import { readBuildConfig } from '../compiler/build-config.ts';
import { isContentSound } from '../compiler/commands/content.ts';

if (isContentSound(readBuildConfig(process.env))) {
  // Only now, because an editor whose words do not fit should hear of it in a second.
  const { build } = await import('astro');
  await build({});
} else {
  process.exitCode = 1;
}
