import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { icoFile } from './app-icons.ts';
import palette from './palette.json' with { type: 'json' };
import { shapesIn } from './svg.ts';

const sign = shapesIn(readFileSync('pictures/logo.svg', 'utf8')).trim();
const files = globSync('pictures/{icons,outlines}/*.svg').concat('pictures/logo.svg');

test.each(globSync('pictures/icons/*.svg'))('%s shows the logo as it is', (file) => {
  expect(readFileSync(file, 'utf8')).toContain(sign);
});

test.each(files)('%s is light, in colours of the palette, and red once', (file) => {
  const svg = readFileSync(file, 'utf8');
  const allowed = new Set([
    'none',
    ...Object.values(palette.colors),
    ...Object.values(palette.inks.day).flat(),
  ]);
  const used = [...svg.matchAll(/\s(?:fill|stroke|[\w-]*color)="([^"]*)"/g)];
  expect(used.map(([, color]) => color).filter((color) => !allowed.has(color ?? ''))).toEqual([]);
  expect(svg.split(palette.colors['red-60'])).toHaveLength(2);
  expect(svg).not.toMatch(/\s(?:style|class|href|on\w+)=|<(?:style|script|image)/);
  expect(svg.length).toBeLessThan(3_000);
});

test('an .ico file says where each of its pictures stands', () => {
  const small = new Uint8Array([1, 2, 3]);
  const large = new Uint8Array([4, 5]);
  const file = icoFile([
    { size: 16, png: small },
    { size: 48, png: large },
  ]);
  const view = new DataView(file.buffer);
  const [firstAt, secondAt] = [view.getUint32(6 + 12, true), view.getUint32(22 + 12, true)];
  expect([view.getUint8(6), view.getUint8(22)]).toEqual([16, 48]);
  expect(file.slice(firstAt, firstAt + view.getUint32(6 + 8, true))).toEqual(small);
  expect(file.slice(secondAt)).toEqual(large);
});
