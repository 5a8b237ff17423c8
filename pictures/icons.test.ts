import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
