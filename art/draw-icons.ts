import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { settings } from '../compiler/settings.ts';
import { words } from '../compiler/words.ts';
import { appIcons, manifestPath, manifestText, oldIcon } from './app-icons.ts';
import { icoFile } from './ico.ts';

/** Draws the site's icons, and writes the manifest that names them, once the pages are built. */
export function drawIcons(): AstroIntegration {
  return {
    name: 'draw-icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const write = (file: string, data: string | Uint8Array) =>
          writeFile(new URL(file, dir), data);
        const images = oldIcon.sizes.map(async (size) => ({
          size,
          png: await png(oldIcon.svg, size),
        }));
        await Promise.all([
          ...appIcons.map(async ({ file, svg, size }) => write(file, await png(svg, size))),
          write(oldIcon.file, icoFile(await Promise.all(images))),
          write(manifestPath.slice(1), manifestText(settings.siteName, words.frame.footerLine)),
        ]);
      },
    },
  };
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}
