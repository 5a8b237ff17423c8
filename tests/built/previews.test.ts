import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attributeOf, first } from '../../gates/pages/html.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages, canonicalPages, distFolder, siteUrl } from '../support/built/pages.ts';

const largestBytes = 40_000;

test('each page has a preview picture of its own, of the size it says', () =>
  checkEachPage(canonicalPages, async (page) => {
    const [width, height] = [metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')];
    const image = await sharp(fileOf(page)).metadata();
    expect(image.format).toBe('png');
    expect([String(image.width), String(image.height)]).toEqual([width, height]);
    expect([width, height]).toEqual(['1200', '630']);
    expect(metaOf(page, 'og:image:alt')?.trim()).toBeTruthy();
  }));

test('the preview of each page is light', () =>
  checkEachPage(canonicalPages, (page) => {
    expect(statSync(fileOf(page)).size).toBeLessThan(largestBytes);
  }));

test('no two pages show the same preview', () => {
  const images = canonicalPages.map((page) => metaOf(page, 'og:image'));
  expect(new Set(images).size).toBe(canonicalPages.length);
});

test('the 404 page, which stands for no address, has no preview', () => {
  const page = builtPages.find(({ file }) => file === '404.html');
  expect(page && metaOf(page, 'og:image')).toBeNull();
});

type Page = (typeof builtPages)[number];

function metaOf({ document }: Page, property: string): string | null {
  return attributeOf(first(`meta[property="${property}"]`, document), 'content');
}

function fileOf(page: Page): string {
  const address = metaOf(page, 'og:image') ?? '';
  expect(address.startsWith(`${siteUrl}/`)).toBe(true);
  const file = join(distFolder, address.slice(siteUrl.length));
  expect(existsSync(file)).toBe(true);
  return file;
}
