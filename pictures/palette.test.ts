import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensIn } from '../site/styles/tokens.ts';
import palette from './palette.json' with { type: 'json' };

/** Where colours are written, each with its name behind it. */
const coloredSheets = [
  'site/styles/tokens.css',
  'site/components/elements/Drawings.module.css',
  'desk/staff/staff.css',
];
const programs = globSync(
  '{pictures,compiler,contract,desk,editor,gates,site}/**/*.{ts,tsx,css,astro}',
).filter((file) => !file.includes('.test.'));
const colorLiteral = /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const named = /(#[\da-f]+); \/\* ([\w-]+) \*\//gi;

const siteTokens = tokensIn([read('site/styles/tokens.css')], '--color-');

test('a colour stands in the palette and in the sheets of tokens, and nowhere else', () => {
  const strangers = programs
    .filter((file) => !coloredSheets.includes(file))
    .flatMap((file) => (read(file).match(colorLiteral) ?? []).map((color) => `${file}: ${color}`));
  expect(programs.length).toBeGreaterThan(100);
  expect(strangers).toEqual([]);
});

test.each(coloredSheets)('every colour in %s has its name of the palette behind it', (sheet) => {
  const colors: Readonly<Record<string, string>> = palette.colors;
  const pairs = [...read(sheet).matchAll(named)];
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs).toHaveLength(read(sheet).match(colorLiteral)?.length ?? 0);
  for (const [, color, name = ''] of pairs)
    expect({ [name]: color }).toEqual({ [name]: colors[name] });
});

const surfaces = ['page', 'surface', 'surface-strong', 'surface-raised'];

/** What is seen on what, and how much they differ at least. Source: https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast. */
const contrasts = [
  ...['text', 'text-quiet', 'link'].flatMap((role) =>
    surfaces.map((on) => [role, on, 4.5] as const),
  ),
  ['error', 'page', 4.5],
  ['error', 'surface-raised', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-strong', 4.5],
  ['on-alert', 'alert-surface', 4.5],
  ['action', 'action-surface', 4.5],
  ['caution-text', 'caution-surface', 4.5],
  ['control-line', 'page', 3],
] as const;

test.each(contrasts)('%s on %s differs by %d to one, by day and by night', (role, on, least) => {
  const [ink, paper] = [colorOf(role), colorOf(on)];
  expect(contrast(ink.light, paper.light)).toBeGreaterThanOrEqual(least);
  expect(contrast(ink.dark, paper.dark)).toBeGreaterThanOrEqual(least);
});

test.each([...surfaces, 'action', 'alert-surface', 'caution-surface'])(
  'the ring of the focus is seen on %s: its yellow or the ink around it, by day and by night',
  (on) => {
    const [paper, ...rings] = [colorOf(on), colorOf('focus'), colorOf('focus-edge')];
    for (const time of ['light', 'dark'] as const) {
      const contrasts = rings.map((ring) => contrast(ring[time], paper[time]));
      expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colorOf('focus').light, colorOf('focus-edge').light)).toBeGreaterThan(9);
  },
);

function colorOf(role: string) {
  const token = siteTokens.find(({ name }) => name === `--color-${role}`);
  if (token === undefined) throw new Error(`tokens.css has no --color-${role}.`);
  return token;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(color: string): number {
  const long = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(long.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
