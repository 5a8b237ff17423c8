import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { writeWhole } from '../scripts/incremental.ts';
import palette from './palette.json' with { type: 'json' };
import { logoHeight, logoWidth, wordsArea } from './preview-ground.ts';

export type PreviewWords = {
  siteName: string;
  title: string;
  /** Who we are not. */
  notice: string;
  direction: 'ltr' | 'rtl';
};

/** What one family has not is taken from the next. */
const families = ['Atkinson Hyperlegible Next', 'Noto Sans', 'Noto Sans Arabic'];

/** The files of the families, and the letters that each has here. */
const files = [
  {
    family: 'atkinson-hyperlegible-next',
    part: 'latin',
    letters: `${lettersBetween(0x20, 0xff)}ı`,
  },
  {
    family: 'atkinson-hyperlegible-next',
    part: 'latin-ext',
    letters: lettersBetween(0x100, 0x24f),
  },
  { family: 'noto-sans', part: 'cyrillic', letters: lettersBetween(0x400, 0x52f) },
  { family: 'noto-sans-arabic', part: 'arabic', letters: lettersBetween(0x600, 0x6ff) },
];
const signs = '–—‘’“”„…•€→';

/**
 * Sets a preview's words, as layers to be laid on its ground, with typefaces that are prepared for the first. Throws RangeError for a title
 * without room.
 */
export function createWordSetter(): (words: PreviewWords) => Promise<OverlayOptions[]> {
  let prepared: Promise<void> | undefined;
  return async ({ siteName, title, notice, direction }) => {
    prepared ??= prepareTypefaces(resolve('node_modules/.cache/waymark/typefaces'));
    await prepared;
    const [name, foot] = await Promise.all([
      setWords(siteName, { font: 'Bold 44', line: 44 }),
      setWords(notice, { font: '28', line: 28 * 1.35, ink: 'ink-70' }),
    ]);
    const room = wordsArea.height - logoHeight - foot.height;
    const head = await setTitle(title, { direction, room });
    const start = ({ width }: Words) => (direction === 'rtl' ? wordsArea.width - width : 0);
    return [
      layer(name, { x: logoWidth + 20, y: (logoHeight - name.height) / 2 }),
      layer(head, { x: start(head), y: logoHeight + (room - head.height) / 2 }),
      layer(foot, { x: start(foot), y: wordsArea.height - foot.height }),
    ];
  };
}

function layer({ input, ...raw }: Words, { x, y }: { x: number; y: number }): OverlayOptions {
  return { input, raw, left: wordsArea.x + Math.round(x), top: wordsArea.y + Math.round(y) };
}

const titleSizes = [76, 60, 48, 40];
const aroundTitle = 48;

/** A title in the largest size in which it has room. Throws RangeError when it has room in none. */
async function setTitle(
  title: string,
  { direction, room }: Pick<PreviewWords, 'direction'> & { room: number },
): Promise<Words> {
  for (const size of title.length <= 20 ? [92, ...titleSizes] : titleSizes) {
    // Arabic letters reach further up and down.
    const line = size * (direction === 'rtl' ? 1.5 : 1.12);
    const set = await setWords(title, { font: `Bold ${size}`, line });
    if (set.width <= wordsArea.width && set.height + aroundTitle <= room) return set;
  }
  throw new RangeError(`A preview has no room for "${title}".`);
}

/** Typefaces as the program that sets words reads them, and the word to it that there are no others: no machine needs any. */
async function prepareTypefaces(folder: string): Promise<void> {
  for (const { family, part, letters } of files) {
    const file = `${family}-${part}`;
    const source = `node_modules/@fontsource-variable/${family}/files/${file}-wght-normal.woff2`;
    const font = await subsetFont(await readFile(source), letters + signs, {
      targetFormat: 'sfnt',
    });
    await writeWhole(`${folder}/${file}.ttf`, font);
  }
  await writeWhole(
    `${folder}/fonts.conf`,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = `${folder}/fonts.conf`;
}

/** Words as a picture, in ink on nothing. */
type Words = Pick<OutputInfo, 'width' | 'height' | 'channels'> & { input: Buffer };

type Setting = { font: string; line: number; ink?: keyof typeof palette.colors };

/** Sets words in as many lines as they need. Shape: `line` is the height of a line in pixels. */
async function setWords(words: string, { font, line, ink = 'ink-90' }: Setting): Promise<Words> {
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // A height of over a thousand is one in parts of a point; a point is a pixel here.
  const look = `foreground="${palette.colors[ink]}" line_height="${Math.round(line * 1024)}"`;
  const { data: input, info } = await sharp({
    text: {
      text: `<span ${look}>${text}</span>`,
      font: `${families.join(', ')} ${font}`,
      width: wordsArea.width,
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input, width: info.width, height: info.height, channels: info.channels };
}

/** All letters from one code point to another, both of them too. */
export function lettersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}
