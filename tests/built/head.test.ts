import { expect, test } from 'vitest';
import { builtPages, canonicalPages, siteUrl } from '../support/built/pages.ts';

test('no two pages have the same title', () => {
  expect(repeated(builtPages.map(({ document }) => document.title))).toEqual([]);
});

test('no two pages have the same description', () => {
  const descriptions = builtPages.map(({ document }) => contentOf(document, 'description'));
  expect(repeated(descriptions)).toEqual([]);
});

test.each(builtPages)('$path has a title, a description, a language and one heading', (page) => {
  const { document } = page;
  expect(document.title.trim()).not.toBe('');
  expect(contentOf(document, 'description')?.trim()).toBeTruthy();
  expect(document.documentElement.getAttribute('lang')).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test.each(canonicalPages)('$path names itself as its canonical address', ({ document, path }) => {
  const links = [...document.querySelectorAll('link[rel="canonical"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([siteUrl + path]);
});

test('the 404 page has no canonical address and asks not to be indexed', () => {
  const page = builtPages.find(({ file }) => file === '404.html');
  expect(page?.document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(page && contentOf(page.document, 'robots')).toBe('noindex');
});

type Page = (typeof builtPages)[number];

function contentOf(document: Page['document'], name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
