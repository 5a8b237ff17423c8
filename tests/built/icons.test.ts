import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { all, attributeOf, first } from '../../gates/pages/html.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages, distFolder, englishPathOf } from '../support/built/pages.ts';

const home = builtPages.find(({ path }) => path === '/');
const manifestPath = attributeOf(first('link[rel="manifest"]', home?.document), 'href');

const manifestSchema = z.object({
  name: z.string().min(1),
  start_url: z.literal('/plan'),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.string(),
    }),
  ),
});

const manifest = manifestSchema.parse(
  JSON.parse(readFileSync(join(distFolder, manifestPath ?? 'no-manifest'), 'utf8')),
);

test('only what somebody may install names the manifest, so that no guide asks for it', () => {
  const naming = builtPages.filter(({ document }) => first('link[rel="manifest"]', document));
  expect([...new Set(naming.map(englishPathOf))].toSorted()).toEqual(['/', '/plan']);
});

test.each(manifest.icons)('$src is a picture of $sizes', async ({ src, sizes }) => {
  const { width, height } = await sharp(join(distFolder, src)).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test('phones find an icon that they may cut and one that they may not', () => {
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(kinds.toSorted()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});

test('an icon that may be cut is painted to its corners, and the sign stands well inside', async () => {
  const cut = manifest.icons.filter(({ purpose }) => purpose === 'maskable');
  for (const { src } of cut) {
    const { isOpaque } = await sharp(join(distFolder, src)).stats();
    expect(isOpaque).toBe(true);
  }
});

test('phones and old browsers find their icons where they look', async () => {
  const phone = await sharp(join(distFolder, 'apple-touch-icon.png')).metadata();
  expect([phone.width, phone.height]).toEqual([180, 180]);
  const ico = readFileSync(join(distFolder, 'favicon.ico'));
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test('each page carries its icon, so that no request comes before the first paint', () =>
  checkEachPage(builtPages, ({ document }) => {
    const icons = all('link[rel~="icon"]', document);
    expect(icons.map((icon) => attributeOf(icon, 'href')?.slice(0, 19))).toEqual([
      'data:image/svg+xml,',
    ]);
  }));
