import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { colors } from './palette.ts';
import { logoWidth, previewSize, wordsArea } from './previews.ts';

const fontFolder = 'node_modules/@fontsource/atkinson-hyperlegible-next/files';
const fontName = 'Atkinson Hyperlegible Next';

export type PreviewWords = { siteName: string; title: string; notice: string };

/** Reads the typeface; the function it gives draws a preview's words as shapes, so that no machine needs the typeface. */
export async function createWordDrawer(): Promise<(words: PreviewWords) => Promise<string>> {
  const fonts = await Promise.all([font(400), font(700)]);
  return ({ siteName, title, notice }) =>
    satori(
      createElement(
        'div',
        { style: { ...column, ...wordsBox } },
        createElement('div', { style: nameStyle }, siteName),
        createElement('div', { style: { ...titleStyle, fontSize: titleSize(title) } }, title),
        createElement('div', { style: noticeStyle }, notice),
      ),
      { ...previewSize, fonts },
    );
}

async function font(weight: 400 | 700): Promise<SatoriOptions['fonts'][number]> {
  const file = `${fontFolder}/atkinson-hyperlegible-next-latin-${weight}-normal.woff`;
  return { name: fontName, weight, style: 'normal', data: await readFile(file) };
}

const column = { display: 'flex', flexDirection: 'column' } as const;

const wordsBox = {
  marginLeft: wordsArea.x,
  marginTop: wordsArea.y,
  width: wordsArea.width,
  height: wordsArea.height,
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
