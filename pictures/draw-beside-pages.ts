import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { allPages } from '../compiler/compile.ts';
import { getSite } from '../compiler/site.ts';
import { drawIcons } from './draw-icons.ts';
import { drawPreviews } from './draw-previews.ts';
import { previewPath } from './previews.ts';

/** Draws icons and, unless they are left out, previews once the pages are built, or takes those that have not changed from the cache. */
export function drawBesidePages({ hasPreviews }: { hasPreviews: boolean }): AstroIntegration {
  return {
    name: 'draw-beside-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const startedAt = performance.now();
        const folder = fileURLToPath(dir);
        const pages = allPages(getSite()).filter(({ kind }) => kind !== 'not-found');
        for (const { frame } of pages.filter(({ path }) => path === '/')) {
          await drawIcons(folder, frame.siteName, frame.footer.line);
        }
        if (!hasPreviews) return;
        const previews = pages.map(({ path, title, country, frame, language }) => ({
          address: previewPath(path),
          title,
          country,
          siteName: frame.siteName,
          notice: frame.banner.notice,
          direction: language.direction,
        }));
        await drawPreviews(previews, folder);
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        logger.info(`icons and ${previews.length} previews in ${seconds} s`);
      },
    },
  };
}
