import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFiles } from '../../compiler/open-data/site-files.ts';
import { getSite } from '../../compiler/site.ts';
import { forEachAtOnce, hashOf, hashOfPrograms, openCache } from '../../scripts/incremental.ts';

/** Enough to keep the disk busy. */
const filesAtOnce = 8;

/**
 * Writes every file for programs beside the pages, piece by piece. Astro's own way, which the server for development goes, holds a
 * whole file several times over.
 */
export function writeSiteFiles(): AstroIntegration {
  const cache = openCache('site-files');
  return {
    name: 'write-site-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const programs = hashOfPrograms('compiler/open-data/site-files.ts');
        const files = siteFiles(getSite());
        await forEachAtOnce(filesAtOnce, files, async ({ path, parts, madeOf }) => {
          const file = join(folder, path);
          await mkdir(dirname(file), { recursive: true });
          if (madeOf === undefined) return writeFile(file, parts());
          const make = async () => Buffer.from([...parts()].join(''));
          await cache.writeOrMake(file, hashOf(programs, madeOf), make);
        });
        await cache.sweep(new Date());
        logger.info(`${files.length} files for programs`);
      },
    },
  };
}
