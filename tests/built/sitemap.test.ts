import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages, alternateAddresses, site } from '../support/built/content.ts';
import { builtPages, canonicalPages, distFolder, siteUrl } from '../support/built/pages.ts';

const indexAddress = `${siteUrl}/sitemap-index.xml`;

test('robots.txt lets everybody read everything, and names the sitemap', () => {
  const lines = read('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${indexAddress}`]);
});

test('the sitemap names each page in every language that has it', () => {
  const told = entries().map(({ path, entry }) => [
    path,
    [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)]
      .map(([, language = '', address = '']) => `${language} ${address}`)
      .toSorted(),
  ]);
  const own = allPages(site)
    .filter(({ kind }) => kind !== 'not-found')
    .map((page) => [page.path, alternateAddresses(page)]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(own));
});

test('the sitemap lists exactly the canonical addresses of the pages', () => {
  const maps = locationsIn('sitemap-index.xml');
  const listed = maps.flatMap((map) => locationsIn(map.replace(`${siteUrl}/`, '')));
  expect(listed.toSorted()).toEqual(canonicalPages.map(({ path }) => siteUrl + path).toSorted());
});

test('the sitemap says of a page the month that the page says of itself, and of other pages none', () => {
  const told = entries().map(({ path, entry }) => [
    path,
    /<lastmod>(\d{4}-\d{2})-01T/.exec(entry)?.[1] ?? null,
  ]);
  const own = allPages(site).map(({ path, reviewed }): [string, string | null] => [path, reviewed]);
  expect(told.filter(([, month]) => month !== null).length).toBeGreaterThan(100);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(own.filter(([path]) => !path.endsWith('/404'))),
  );
});

test('there is a 404 page', () => {
  expect(builtPages.map(({ file }) => file)).toContain('404.html');
});

function entries(): { path: string; entry: string }[] {
  return [...read('sitemap-0.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: new URL(/<loc>([^<]+)/.exec(entry)?.[1] ?? '').pathname,
    entry,
  }));
}

function locationsIn(file: string): string[] {
  return [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}

function read(file: string): string {
  return readFileSync(`${distFolder}/${file}`, 'utf8');
}
