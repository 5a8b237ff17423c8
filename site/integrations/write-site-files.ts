import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getSite } from '../../compiler/site.ts';
import { siteFiles } from '../../compiler/site-files.ts';
import { forEachAtOnce } from '../../scripts/incremental.ts';

/** Enough to keep the disk busy. */
const filesAtOnce = 8;

/**
 * Writes every file for programs beside the pages, piece by piece. Astro's own way, which the server for development goes, holds a
 * whole file several times over.
 */
export function writeSiteFiles(): AstroIntegration {
  return {
    name: 'write-site-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = siteFiles(getSite());
        await forEachAtOnce(filesAtOnce, files, async ({ path, parts }) => {
          const file = join(folder, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, parts());
        });
        logger.info(`${files.length} files for programs`);
      },
    },
  };
}
