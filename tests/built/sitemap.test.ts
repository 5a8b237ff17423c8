import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages, canonicalPages, distFolder, siteUrl } from '../support/built/pages.ts';

const indexAddress = `${siteUrl}/sitemap-index.xml`;

test('robots.txt names the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${indexAddress}`);
});

test('the sitemap lists exactly the canonical addresses of the pages', () => {
  const maps = locationsIn('sitemap-index.xml');
  const listed = maps.flatMap((map) => locationsIn(map.replace(`${siteUrl}/`, '')));
  expect(listed.toSorted()).toEqual(canonicalPages.map(({ path }) => siteUrl + path).toSorted());
});

test('there is a 404 page', () => {
  expect(builtPages.map(({ file }) => file)).toContain('404.html');
});

function locationsIn(file: string): string[] {
  return [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}

function read(file: string): string {
  return readFileSync(`${distFolder}/${file}`, 'utf8');
}
