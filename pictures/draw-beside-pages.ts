import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { allPages } from '../compiler/compile.ts';
import { getSite } from '../compiler/site.ts';
import { hashOf, hashOfPrograms, openCache } from '../scripts/incremental.ts';
import { appIcons, icoFile, manifestPath, manifestText, oldIcon } from './app-icons.ts';
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

/** Draws the site's icons below `folder`, and writes the manifest that names them. */
async function drawIcons(folder: string, name: string, description: string): Promise<void> {
  const cache = openCache('icons');
  const programs = hashOfPrograms('pictures/*.ts');
  const png = async (source: string, size: number) => {
    const svg = await readFile(join('pictures/icons', source));
    return await cache.getOrMake(hashOf(programs, svg, String(size)), () =>
      sharp(svg, { density: 600 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer(),
    );
  };
  const write = (file: string, data: string | Uint8Array) => writeFile(join(folder, file), data);
  const images = oldIcon.sizes.map(async (size) => ({
    size,
    png: await png(oldIcon.source, size),
  }));
  await Promise.all([
    ...appIcons.map(async ({ file, source, size }) => write(file, await png(source, size))),
    write(oldIcon.file, icoFile(await Promise.all(images))),
    write(manifestPath, manifestText(name, description)),
  ]);
  await cache.sweep(new Date());
}
