import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { all, attributeOf, type Element, first, parentOf } from '../../gates/pages/html.ts';
import {
  content,
  factBook,
  factsFileSchema,
  navigation,
  routes,
} from '../support/built/content.ts';
import {
  type BuiltPage,
  builtPages,
  canonicalPages,
  englishPathOf,
} from '../support/built/pages.ts';

const { path: warningPath } = navigation.warning;
const guidePaths = routes.filter(({ kind }) => kind === 'guide').map(({ path }) => path);
const { officialLinks } = factsFileSchema.parse(
  JSON.parse(readFileSync('content/facts/general/document-fraud.json', 'utf8')),
);
const officialAddresses = officialLinks.map(({ url }) => url);

test.each(guidePaths)('%s links to the warning where it says what goes wrong', (path) => {
  expect(addressesIn(pageAt(path), '#what-goes-wrong')).toContain(warningPath);
});

test.each([...content.countries.keys()])(
  'the warning shows what the law says in: %s',
  (country) => {
    const [section] = elementsIn(pageAt(warningPath), `section#${country}`);
    const figures = all('table [data-fact]', section);
    const facts = figures.map((figure) => factBook.get(attributeOf(figure, 'data-fact') ?? ''));
    expect(facts.length).toBeGreaterThan(1);
    // A law that nobody read shows no figure, and one that somebody else reported is not the law.
    const lawful = facts.filter((fact) => fact?.level === 'law' || fact?.level === 'official');
    expect(lawful).toHaveLength(facts.length);
    expect(facts.every((fact) => fact?.key.includes('/law-'))).toBe(true);
  },
);

test.each([...content.countries.keys()])(
  'the warning links to an official place to report in: %s',
  (country) => {
    const places = addressesIn(pageAt(warningPath), `section#${country}`);
    expect(places.filter((address) => officialAddresses.includes(address))).not.toEqual([]);
  },
);

test('what sellers say stands in marked quotations of the warning, each with its answer', () => {
  const quotations = elementsIn(pageAt(warningPath), '[data-quoted]');
  expect(quotations.length).toBeGreaterThan(4);
  const bare = quotations.filter((quotation) => first('p', parentOf(quotation)) === null);
  expect(bare).toEqual([]);
});

test('no other page quotes sellers', () => {
  const quoting = builtPages.filter((page) => elementsIn(page, '[data-quoted]').length > 0);
  expect([...new Set(quoting.map(englishPathOf))]).toEqual([warningPath]);
});

function pageAt(path: string): BuiltPage {
  const page = canonicalPages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
}

function elementsIn({ document }: BuiltPage, selector: string): Element[] {
  return all(selector, document);
}

function addressesIn(page: BuiltPage, section: string): string[] {
  return elementsIn(page, `${section} a[href]`).map((link) => attributeOf(link, 'href') ?? '');
}
