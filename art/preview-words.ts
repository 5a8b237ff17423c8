import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { colors } from './palette.ts';
import { logoWidth, wordsArea } from './previews.ts';

const fontFolder = 'node_modules/@fontsource/atkinson-hyperlegible-next/files';
const fontName = 'Atkinson Hyperlegible Next';

export type PreviewWords = { siteName: string; title: string; notice: string };

/**
 * Reads the typeface; the function it gives draws a preview's words on paper, as shapes, so that no machine needs the typeface.
 * A byte for each point of their area: from 255, the paper, down to the darkest ink.
 */
export async function createWordDrawer(): Promise<(words: PreviewWords) => Promise<Uint8Array>> {
  const fonts = await Promise.all([font(400), font(700)]);
  return async ({ siteName, title, notice }) => {
    const svg = await satori(
      createElement(
        'div',
        { style: wordsBox },
        createElement('div', { style: nameStyle }, siteName),
        createElement('div', { style: { ...titleStyle, fontSize: titleSize(title) } }, title),
        createElement('div', { style: noticeStyle }, notice),
      ),
      { width: wordsArea.width, height: wordsArea.height, fonts },
    );
    return sharp(Buffer.from(svg))
      .flatten({ background: colors['paper-0'] })
      .extractChannel(0)
      .raw()
      .toBuffer();
  };
}

async function font(weight: 400 | 700): Promise<SatoriOptions['fonts'][number]> {
  const file = `${fontFolder}/atkinson-hyperlegible-next-latin-${weight}-normal.woff`;
  return { name: fontName, weight, style: 'normal', data: await readFile(file) };
}

const wordsBox = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  justifyContent: 'space-between',
  color: colors['ink-90'],
  fontFamily: fontName,
} as const;

const nameStyle = { marginLeft: logoWidth + 20, fontSize: 44, fontWeight: 700, lineHeight: 1.4 };

const titleStyle = { fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.015em' };

const noticeStyle = { fontSize: 28, lineHeight: 1.35, color: colors['ink-70'] };

/** Short titles are set large; the longest that content allows still fits in four lines. */
function titleSize(title: string): number {
  if (title.length <= 20) return 92;
  return title.length <= 40 ? 76 : 60;
}
