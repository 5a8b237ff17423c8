import { expect, test } from 'vitest';
import {
  all,
  attributeOf,
  first,
  isElement,
  isText,
  type Node,
  textOf,
} from '../../gates/pages/html.ts';
import { allPages, alternateAddresses, site } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { type BuiltPage, builtPages } from '../support/built/pages.ts';

// What a page is drawn from says of its language, its versions and itself, and whether all of it has come through.

const values = new Map(allPages(site).map((page) => [page.path, page]));

function sourceOf({ path }: BuiltPage) {
  const value = values.get(path);
  if (value === undefined) throw new Error('No page of the content has this address.');
  return value;
}

test('each page says in which language it is, and in which direction that is read', () =>
  checkEachPage(builtPages, (page) => {
    const { tag, direction } = sourceOf(page).language;
    const html = first('html', page.document);
    expect([attributeOf(html, 'lang'), attributeOf(html, 'dir') ?? 'ltr']).toEqual([
      tag,
      direction,
    ]);
  }));

test('each page names itself in every language that has it', () =>
  checkEachPage(builtPages, (page) => {
    const value = sourceOf(page);
    const named = all('link[rel="alternate"][hreflang]', page.document).map(
      (link) => `${attributeOf(link, 'hreflang')} ${attributeOf(link, 'href')}`,
    );
    const isAddress = value.kind !== 'not-found';
    expect(named.toSorted()).toEqual(isAddress ? alternateAddresses(value) : []);
  }));

test('each page describes itself for programs as its value does, in its own language', () =>
  checkEachPage(builtPages, (page) => {
    const { structuredData, language } = sourceOf(page);
    const [script, ...others] = all('script[type="application/ld+json"]', page.document);
    expect(others).toEqual([]);
    expect(JSON.parse(textOf(script))).toEqual({
      '@context': 'https://schema.org',
      '@graph': JSON.parse(JSON.stringify(structuredData)),
    });
    const languages = structuredData.flatMap((thing) =>
      'inLanguage' in thing ? [thing.inLanguage] : [],
    );
    expect(languages.filter((tag) => tag !== language.tag)).toEqual([]);
  }));

test('each page says of every word of another language which language that is', () =>
  checkEachPage(builtPages, (page) => {
    const marked = all('[lang]', page.document).map(
      (element) => `${attributeOf(element, 'lang')} ${textOf(element)}`,
    );
    const { header, sections } = sourceOf(page);
    const foreign = foreignWordsIn([header, sections]);
    expect(without(foreign, marked)).toEqual([]);
  }));

test('each page shows every heading that it has', () =>
  checkEachPage(builtPages, (page) => {
    const { sections } = sourceOf(page);
    const shown = all('h2', page.document).map(textOf);
    const choosers = sections.flatMap(({ body }) =>
      body.filter((part) => part.kind === 'case-chooser'),
    );
    const titles = [...sections, ...choosers].flatMap(({ title }) => title ?? []);
    expect(without(titles, shown)).toEqual([]);
  }));

test('each picture that says something says it in words', () =>
  checkEachPage(builtPages, (page) => {
    const codes = sourceOf(page).sections.flatMap(({ body }) =>
      body.flatMap((part) => (part.kind === 'case-top' && part.code) || []),
    );
    const drawn = all('img', page.document).map((image) => ({
      src: attributeOf(image, 'src'),
      label: attributeOf(image, 'alt'),
    }));
    for (const code of codes) expect(drawn).toContainEqual(code);
    const silent = all('img[alt=""]', page.document).filter(
      (image) => !/^\/_astro\/[\w.-]+\.svg$/.test(attributeOf(image, 'src') ?? ''),
    );
    expect(silent.map((image) => attributeOf(image, 'src'))).toEqual([]);
  }));

/** A sign that was escaped twice is read as "&amp;". */
const shownEntity = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

test('each page shows signs, and never how they are written in HTML', () =>
  checkEachPage(builtPages, ({ document }) => {
    const texts = textsIn(first('head > title', document)).concat(textsIn(first('body', document)));
    expect(texts.filter((text) => shownEntity.test(text))).toEqual([]);
    const attributes = all('*', document).flatMap(({ attribs }) =>
      ['alt', 'aria-label', 'title', 'placeholder', 'content'].flatMap(
        (name) => attribs[name] ?? [],
      ),
    );
    expect(attributes.filter((text) => shownEntity.test(text))).toEqual([]);
  }));

/** Words with their language, as the value of a page holds them: "de Frist". */
function foreignWordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'foreign' && 'language' in value && 'text' in value)
    return [`${String(value.language)} ${String(value.text)}`];
  return Object.values(value).flatMap(foreignWordsIn);
}

/** What of a list is not in another, each as often as it stands there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map(Object.entries(Object.groupBy(other, (item) => item)));
  return list.filter((item) => left.get(item)?.pop() === undefined);
}

function textsIn(node: Node | null): string[] {
  if (node === null) return [];
  if (isText(node)) return [textOf(node)];
  if (!isElement(node) || ['script', 'style'].includes(node.name)) return [];
  return node.children.flatMap(textsIn);
}
