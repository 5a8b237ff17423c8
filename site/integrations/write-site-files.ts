import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFiles } from '../../compiler/open-data/site-files.ts';
import { getSite } from '../../compiler/site.ts';
import { forEachAtOnce, hashOf, hashOfPrograms, openCache } from '../../scripts/incremental.ts';

/** Enough to keep the disk busy. */
const filesAtOnce = 8;

/** A file of the site; its path is below the site's folder. */
type NewFile = { path: string; write: (file: string) => Promise<void> };

/** Writes files below a folder, and makes the folders that they need. */
function writeFiles(folder: string, files: Iterable<NewFile>): Promise<void> {
  const made = new Set<string>();
  return forEachAtOnce(filesAtOnce, files, async ({ path, write }) => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await write(file);
  });
}

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
        const programs = hashOfPrograms('compiler/open-data/site-files.ts');
        const files = siteFiles(getSite()).map(({ path, parts, madeOf }) => ({
          path,
          write: (file: string) =>
            madeOf === undefined
              ? writeFile(file, parts())
              : cache.writeOrMake(file, hashOf(programs, madeOf), async () =>
                  Buffer.from([...parts()].join('')),
                ),
        }));
        await writeFiles(fileURLToPath(dir), files);
        await cache.sweep(new Date());
        logger.info(`${files.length} files for programs`);
      },
    },
  };
}
