import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { settings } from '../compiler/settings.ts';
import { words } from '../compiler/words.ts';
import { drawIcons } from './draw-icons.ts';
import { drawPreviews } from './draw-previews.ts';
import { wantedPreviews } from './wanted-previews.ts';

/** Draws icons and previews once the pages are built, or takes those that have not changed from the cache. */
export function drawBesidePages(): AstroIntegration {
  return {
    name: 'draw-beside-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const startedAt = performance.now();
        const folder = fileURLToPath(dir);
        const { siteName } = settings;
        await drawIcons(folder, siteName, words.frame.footerLine);
        const previews = await wantedPreviews(folder);
        await drawPreviews(previews, folder, { siteName, notice: words.frame.bannerNotice });
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        logger.info(`icons and ${previews.length} previews in ${seconds} s`);
      },
    },
  };
}
