import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { forEachAtOnce, hashOf, hashOfPrograms, openCache } from '../scripts/incremental.ts';
import { type IndexedPicture, pngFile } from './image-files.ts';
import palette from './palette.json' with { type: 'json' };
import { previewGround, wordsArea } from './preview-ground.ts';
import { createWordDrawer, type PreviewWords } from './preview-words.ts';
import { previewSize } from './previews.ts';
import { readOutline } from './svg.ts';

/** The preview that a page wants. */
type WantedPreview = PreviewWords & {
  /** Its path on the site, like "/og/services/uk/uk-passport.png". */
  address: string;
  /** The country that the page is about; null for others. */
  country: string | null;
};

/** Between paper and ink; with more, no eye sees a difference and every file is larger. */
const shades = 12;

/** Draws these previews below `folder`. Those that are like one of an earlier build are taken from the cache. */
export async function drawPreviews(
  previews: readonly WantedPreview[],
  folder: string,
): Promise<void> {
  const cache = openCache('previews');
  const programs = hashOfPrograms('pictures/*.{ts,json}');
  const drawWords = createWordDrawer();
  /** All of a country have the same ground. */
  const grounds = new Map<string, Promise<IndexedPicture>>();
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
        return pngFile(withWords(await ground, await drawWords(words)));
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

/** The ground of a preview as points. */
async function drawGround(svg: string): Promise<IndexedPicture> {
  // Few colours, because flat inks need no more.
  const few = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 85, dither: 0 })
    .toBuffer();
  const { data, info } = await sharp(few).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const numbers = new Map<number, number>();
  const pixels = Uint8Array.from({ length: info.width * info.height }, (_, index) => {
    const color = data.readUIntBE(index * 3, 3);
    const number = numbers.get(color) ?? numbers.size;
    numbers.set(color, number);
    return number;
  });
  const table = [...numbers.keys()].map(
    (color) => [color >> 16, (color >> 8) & 255, color & 255] as const,
  );
  return { width: info.width, height: info.height, colors: table, pixels };
}

/** The ground with the words set on its paper, in shades of ink added to its colours. */
function withWords(ground: IndexedPicture, words: Uint8Array): IndexedPicture {
  const pixels = Uint8Array.from(ground.pixels);
  const [darkest] = rgbOf(palette.colors['ink-90']);
  for (let y = 0; y < wordsArea.height; y += 1) {
    const start = (wordsArea.y + y) * previewSize.width + wordsArea.x;
    for (let x = 0; x < wordsArea.width; x += 1) {
      const light = words[y * wordsArea.width + x] ?? 255;
      const shade = Math.round(((255 - light) / (255 - darkest)) * shades);
      if (shade > 0) pixels[start + x] = ground.colors.length + shade - 1;
    }
  }
  return { ...ground, colors: [...ground.colors, ...inkShades], pixels };
}

type Rgb = readonly [red: number, green: number, blue: number];

const inkShades = Array.from({ length: shades }, (_, index): Rgb => {
  const part = (index + 1) / shades;
  const [paper, ink] = [rgbOf(palette.colors['paper-2']), rgbOf(palette.colors['ink-90'])];
  const mixed = (channel: 0 | 1 | 2) =>
    Math.round(paper[channel] * (1 - part) + ink[channel] * part);
  return [mixed(0), mixed(1), mixed(2)];
});

function rgbOf(color: string): Rgb {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
