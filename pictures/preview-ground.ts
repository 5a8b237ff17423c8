import { readFileSync } from 'node:fs';
import palette from './palette.json' with { type: 'json' };
import { previewSize } from './previews.ts';
import type { Outline } from './svg.ts';
import { shapesIn, sizeOf } from './svg.ts';

const { colors } = palette;
const logo = readFileSync('pictures/logo.svg', 'utf8');
const logoScale = 2.2;

const panel = { x: 736, width: previewSize.width - 736, height: previewSize.height } as const;

/** Where the words may stand. */
export const wordsArea = { x: 72, y: 76, width: panel.x - 72 - 48, height: 490 } as const;

/** How large the logo is that stands before the site's name. */
export const logoWidth = sizeOf(logo).width * logoScale;
export const logoHeight = sizeOf(logo).height * logoScale;

/** A preview without its words, as an SVG file: paper, and on the right a country or the file of a landscape. */
export function previewGround(picture: Outline | string): string {
  const { width, height } = previewSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${colors['paper-2']}" d="M0 0h${width}v${height}H0z"/>`,
    typeof picture === 'string' ? landscapePanel(picture) : countryPanel(picture),
    `<path fill="${colors['red-60']}" d="M0 0h${width}v16H0z"/>`,
    sign(wordsArea.x, wordsArea.y, logoScale),
    '</svg>',
  ].join('');
}

function sign(x: number, y: number, scale: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${shapesIn(logo)}</g>`;
}

function countryPanel({ width, height, land, route, start, end }: Outline): string {
  const scale = Math.min((panel.width - 72) / width, (panel.height - 110) / height);
  const [x, y] = [
    panel.x + (panel.width - width * scale) / 2,
    16 + (panel.height - 16 - height * scale) / 2,
  ];
  return [
    `<path fill="${colors['sand-20']}" d="M${panel.x} 0h${panel.width}v${panel.height}h-${panel.width}z"/>`,
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">`,
    `<path fill="${colors['sand-40']}" transform="translate(8 8)" d="${land}"/>`,
    `<path fill="${colors['pine-60']}" d="${land}"/>`,
    `<path fill="none" stroke="${colors['paper-0']}" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 12" d="${route}"/>`,
    `<circle fill="${colors['pine-60']}" stroke="${colors['paper-0']}" stroke-width="5" cx="${start[0]}" cy="${start[1]}" r="8"/>`,
    sign(end[0] - 18, end[1] - 36, 1.5),
    '</g>',
  ].join('');
}

/** The middle of a landscape, where its path runs. */
function landscapePanel(file: string): string {
  return file.replace(
    /^<svg [^>]*>/,
    `<svg x="${panel.x}" y="0" width="${panel.width}" height="${panel.height}" viewBox="470 0 663 900" preserveAspectRatio="xMidYMid slice">`,
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
