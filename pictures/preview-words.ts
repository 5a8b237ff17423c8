import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
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
 * Draws a preview's words on paper, with typefaces that are prepared for the first.
 * A byte for each point of their area: from 255, the paper, down to the darkest ink. Throws RangeError for a title without room.
 */
export function createWordDrawer(): (words: PreviewWords) => Promise<Uint8Array> {
  let prepared: Promise<void> | undefined;
  return async ({ siteName, title, notice, direction }) => {
    prepared ??= prepareTypefaces(resolve('node_modules/.cache/waymark/typefaces'));
    await prepared;
    const [name, foot] = await Promise.all([
      setWords(siteName, { font: 'Bold 44', line: 44 }),
      setWords(notice, { font: '28', line: 28 * 1.35 }),
    ]);
    const room = wordsArea.height - logoHeight - foot.height;
    const head = await setTitle(title, { direction, room });
    const area = new Uint8Array(wordsArea.width * wordsArea.height).fill(255);
    const start = ({ width }: Words) => (direction === 'rtl' ? wordsArea.width - width : 0);
    lay(area, name, { x: logoWidth + 20, y: (logoHeight - name.height) / 2 });
    lay(area, head, { x: start(head), y: logoHeight + (room - head.height) / 2 });
    lay(area, foot, { x: start(foot), y: wordsArea.height - foot.height, ink: 'ink-70' });
    return area;
  };
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

/** Words as a picture: a byte for each point, from 0, the paper, up to 255, the ink. */
type Words = { width: number; height: number; ink: Uint8Array };

/** Sets words in as many lines as they need. Shape: `line` is the height of a line in pixels. */
async function setWords(
  words: string,
  { font, line }: { font: string; line: number },
): Promise<Words> {
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { data, info } = await sharp({
    text: {
      // A height of over a thousand is one in parts of a point; a point is a pixel here.
      text: `<span line_height="${Math.round(line * 1024)}">${text}</span>`,
      font: `${families.join(', ')} ${font}`,
      width: wordsArea.width,
      dpi: 72,
    },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, ink: data };
}

type Place = { x: number; y: number; ink?: keyof typeof palette.colors };

function lay(area: Uint8Array, words: Words, { x, y, ink = 'ink-90' }: Place): void {
  const darkness = 255 - Number.parseInt(palette.colors[ink].slice(1, 3), 16);
  for (const [at, part] of words.ink.entries()) {
    const column = Math.round(x) + (at % words.width);
    const row = Math.round(y) + Math.floor(at / words.width);
    area[row * wordsArea.width + column] = 255 - Math.round((part / 255) * darkness);
  }
}

/** All letters from one code point to another, both of them too. */
export function lettersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}
