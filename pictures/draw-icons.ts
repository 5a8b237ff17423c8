import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashOf, hashOfPrograms, openCache } from '../scripts/incremental.ts';
import { appIcons, manifestPath, manifestText, oldIcon } from './app-icons.ts';
import { icoFile } from './image-files.ts';

/** Draws the site's icons below `folder`, and writes the manifest that names them. */
export async function drawIcons(folder: string, name: string, description: string): Promise<void> {
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
