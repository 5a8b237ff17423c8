import { expect, test } from 'vitest';
import { all, attributeOf, first, textOf } from '../../gates/pages/html.ts';
import { settings } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages, canonicalPages, siteUrl } from '../support/built/pages.ts';

test('no two pages have the same title', () => {
  expect(repeated(builtPages.map(({ document }) => titleOf(document)))).toEqual([]);
});

test('no two pages have the same description', () => {
  const descriptions = builtPages.map(({ document }) => contentOf(document, 'description'));
  expect(repeated(descriptions)).toEqual([]);
});

test('each page has a title, a description, a language and one heading', () =>
  checkEachPage(builtPages, (page) => {
    const { document } = page;
    expect(titleOf(document).trim()).not.toBe('');
    expect(contentOf(document, 'description')?.trim()).toBeTruthy();
    expect(attributeOf(first('html', document), 'lang')).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
    expect(all('h1', document)).toHaveLength(1);
  }));

test('each page names itself as its canonical address', () =>
  checkEachPage(canonicalPages, ({ document, path }) => {
    const links = all('link[rel="canonical"]', document);
    expect(links.map((link) => attributeOf(link, 'href'))).toEqual([siteUrl + path]);
  }));

test('each page says to those who share it which site and language it is of', () =>
  checkEachPage(builtPages, ({ document }) => {
    const told = ['og:site_name', 'og:locale'].map((property) =>
      attributeOf(first(`meta[property="${property}"]`, document), 'content'),
    );
    const { language, region } = new Intl.Locale(
      attributeOf(first('html', document), 'lang') ?? '',
    ).maximize();
    expect(told).toEqual([settings.siteName, `${language}_${region}`]);
  }));

test('each page names the other languages that it can be read in to those who share it', () =>
  checkEachPage(canonicalPages, ({ document }) => {
    const own = attributeOf(first('meta[property="og:locale"]', document), 'content');
    const others = all('meta[property="og:locale:alternate"]', document).map((meta) =>
      attributeOf(meta, 'content'),
    );
    const languages = all('link[rel="alternate"][hreflang]', document)
      .map((link) => attributeOf(link, 'hreflang') ?? '')
      .filter((language) => language !== 'x-default')
      .map((language) => new Intl.Locale(language).maximize().language);
    expect([own, ...others].map((locale) => locale?.split('_')[0]).toSorted()).toEqual(
      languages.toSorted(),
    );
  }));

test('no page asks for a transition between documents, which ends WebKitGTK', () =>
  checkEachPage(builtPages, ({ document }) => {
    const styles = all('style', document).map(textOf).join('');
    expect(styles).not.toBe('');
    expect(styles).not.toContain('@view-transition');
  }));

test('every page that has an address may be found', () =>
  checkEachPage(
    builtPages.filter(({ document }) => first('link[rel="canonical"]', document) !== null),
    ({ document }) => {
      expect(contentOf(document, 'robots') ?? '').not.toContain('noindex');
    },
  ));

test('the 404 page has no canonical address and asks not to be indexed', () => {
  const page = builtPages.find(({ file }) => file === '404.html');
  expect(first('link[rel="canonical"]', page?.document)).toBeNull();
  expect(page && contentOf(page.document, 'robots')).toBe('noindex');
});

type Page = (typeof builtPages)[number];

function titleOf(document: Page['document']): string {
  return textOf(first('head > title', document));
}

function contentOf(document: Page['document'], name: string): string | null {
  return attributeOf(first(`meta[name="${name}"]`, document), 'content');
}

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
