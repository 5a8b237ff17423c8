import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { forEachAtOnce, hashOf, hashOfPrograms, openCache } from '../scripts/incremental.ts';
import { previewGround } from './preview-ground.ts';
import { createWordSetter, type PreviewWords } from './preview-words.ts';
import { readOutline } from './svg.ts';

/** The preview that a page wants. */
type WantedPreview = PreviewWords & {
  /** Its path on the site, like "/og/services/uk/uk-passport.png". */
  address: string;
  /** The country that the page is about; null for others. */
  country: string | null;
};

/** Draws these previews below `folder`. Those that are like one of an earlier build are taken from the cache. */
export async function drawPreviews(
  previews: readonly WantedPreview[],
  folder: string,
): Promise<void> {
  const cache = openCache('previews');
  const programs = hashOfPrograms('pictures/*.{ts,json}');
  const setWords = createWordSetter();
  /** All of a country have the same ground. */
  const grounds = new Map<string, Promise<Buffer>>();
  // Nothing is drawn twice here, so there is nothing that sharp could keep.
  sharp.cache(false);
  await forEachAtOnce(
    1 + availableParallelism(),
    previews,
    async ({ address, country, ...words }) => {
      const svg = await groundOf(country);
      const file = join(folder, address);
      await mkdir(dirname(file), { recursive: true });
      await cache.writeOrMake(file, hashOf(programs, svg, JSON.stringify(words)), async () => {
        const ground = grounds.get(svg) ?? drawGround(svg);
        grounds.set(svg, ground);
        const preview = sharp(await ground).composite(await setWords(words));
        return await preview.png({ palette: true, dither: 0, effort: 1 }).toBuffer();
      });
    },
  );
  await cache.sweep(new Date());
}

/** With the outline of its country; with hills where it has no country, or one that nobody has drawn. */
async function groundOf(country: string | null): Promise<string> {
  const file = `pictures/outlines/${country}.svg`;
  if (country !== null && existsSync(file)) {
    return previewGround(readOutline(await readFile(file, 'utf8')));
  }
  return previewGround(await readFile('pictures/scenes/hills.svg', 'utf8'));
}

/** Few colours, because flat inks need no more. */
function drawGround(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 85, dither: 0 }).toBuffer();
}
