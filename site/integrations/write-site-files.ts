import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getSite } from '../../compiler/site.ts';
import { siteFiles } from '../../compiler/site-files.ts';
import { forEachAtOnce } from '../../scripts/incremental.ts';

/** Enough to keep the disk busy. */
const filesAtOnce = 8;

/** A file of the site; its path is below the site's folder. `content` is made when it is written. */
type NewFile = { path: string; content: () => string | Uint8Array | Iterable<string> };

/** Writes files below a folder, and makes the folders that they need. */
export function writeFiles(folder: string, files: Iterable<NewFile>): Promise<void> {
  return forEachAtOnce(filesAtOnce, files, async ({ path, content }) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content());
  });
}

/**
 * Writes every file for programs beside the pages, piece by piece. Astro's own way, which the server for development goes, holds a
 * whole file several times over.
 */
export function writeSiteFiles(): AstroIntegration {
  return {
    name: 'write-site-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = siteFiles(getSite()).map(({ path, parts }) => ({ path, content: parts }));
        await writeFiles(fileURLToPath(dir), files);
        logger.info(`${files.length} files for programs`);
      },
    },
  };
}
