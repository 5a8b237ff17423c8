import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloredSheets, withDrawnColors, withoutDrawnColors } from './drawn-colors.ts';

const programs = globSync('{art,compiler,contract,desk,gates,site}/**/*.{ts,tsx,css,astro}').filter(
  (file) => file !== 'art/palette.ts' && !file.includes('.test.'),
);
const colorLiteral = /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;

test.each(coloredSheets)('%s has the colours of the palette: run art/draw.ts', (sheet) => {
  const text = readFileSync(sheet, 'utf8');
  expect(withDrawnColors(text)).toBe(text);
  expect(withoutDrawnColors(text)).not.toBe(text);
});

test('a colour stands in the palette and nowhere else', () => {
  const strangers = programs.flatMap((file) =>
    (withoutDrawnColors(readFileSync(file, 'utf8')).match(colorLiteral) ?? []).map(
      (color) => `${file}: ${color}`,
    ),
  );
  expect(programs.length).toBeGreaterThan(100);
  expect(strangers).toEqual([]);
});
