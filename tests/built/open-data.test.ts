import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { guideFeedPath } from '../../compiler/open-data/addresses.ts';
import { attributeOf, first, textOf } from '../../gates/pages/html.ts';
import { factBook, openDataWords, siteRoutes } from '../support/built/content.ts';
import { checkEach } from '../support/built/each.ts';
import { builtPages, distFolder, englishPages, isServed, siteUrl } from '../support/built/pages.ts';

const schema = read('api/schema.json');
/** Made from the published schema alone, as somebody else's program would. */
const published = z.fromJSONSchema(schema);
const dataFiles = globSync('api/**/*.json', { cwd: distFolder }).filter(
  (file) => file !== 'api/schema.json',
);

const factSchema = z.looseObject({
  id: z.string(),
  level: z.string(),
  figure: z.string().nullable(),
  money: z.unknown(),
  statement: z.string().nullable(),
  page: z.string().nullable(),
  asOf: z.string().nullable(),
  source: z.looseObject({ publisher: z.string(), url: z.string() }),
});
const { facts } = z.object({ facts: z.array(factSchema) }).parse(read('api/facts.json'));
const { guides } = z
  .object({ guides: z.array(z.looseObject({ id: z.string(), page: z.url(), data: z.url() })) })
  .parse(read('api/guides.json'));

test('each file is what the published schema says', () =>
  checkEach(dataFiles, String, (file) => {
    expect(published.safeParse(read(file)).error?.issues ?? []).toEqual([]);
  }));

test('each file says on what terms it may be used, and where its schema is', () =>
  checkEach(dataFiles, String, (file) => {
    const { licence, attribution, sources } = openDataWords;
    const $schema = `${siteUrl}/api/schema.json`;
    expect(read(file)).toMatchObject({ $schema, licence, attribution, sources });
    expect(schema).toMatchObject({ $id: $schema });
  }));

describe('the published schema refuses', () => {
  const [unread] = facts.filter(({ level }) => level === 'unread');
  const [known] = facts.filter(({ figure }) => figure !== null);
  const withFact = (fact: object) => ({ ...read('api/facts.json'), facts: [fact] });

  test('nothing of what is published, to begin with', () => {
    expect(published.safeParse(withFact({ ...unread })).success).toBe(true);
    expect(published.safeParse(withFact({ ...known })).success).toBe(true);
  });

  test.each([
    ['a figure that nobody has read', { ...unread, figure: '£102' }],
    ['a statement that nobody has read', { ...unread, statement: 'It costs £102.' }],
    ['a figure without a source', { ...known, source: undefined }],
    ['a month that is none', { ...known, asOf: '2026-13' }],
    ['a level that is none', { ...known, level: 'certain' }],
    ['a field that it does not name', { ...known, reviewer: 'Somebody' }],
  ])('%s', (_, fact) => {
    expect(published.safeParse(withFact(fact)).success).toBe(false);
  });
});

test('all facts are there, each with the figure that the content gives it, and no unread one', () => {
  const given = new Map([...factBook.values()].map((fact) => [fact.key, fact]));
  expect(facts.map(({ id }) => id).toSorted()).toEqual([...given.keys()].toSorted());
  for (const { id, level, figure, money, statement } of facts) {
    const fact = given.get(id);
    expect(level, id).toBe(fact?.level);
    expect(figure, id).toBe(level === 'unread' ? null : fact?.figure);
    if (level === 'unread') expect([money, statement], id).toEqual([null, null]);
  }
  expect(facts.filter(({ level }) => level === 'unread').length).toBeGreaterThan(0);
});

test('every guide is listed with its page, and has a file of the same facts', () => {
  const guidePaths = guides.map(({ page }) => new URL(page).pathname);
  expect(guidePaths.filter((path) => !isServed(path))).toEqual([]);
  expect(guides.map(({ data }) => new URL(data).pathname.slice(1)).toSorted()).toEqual(
    dataFiles.filter((file) => file.startsWith('api/guides/')).toSorted(),
  );
  for (const guide of guides) {
    const file = read(new URL(guide.data).pathname.slice(1));
    const own = facts.filter(({ id }) => id.startsWith(`${guide.id}/`)).toSorted(byId);
    expect(file).toMatchObject({ guide });
    expect(
      z
        .object({ facts: z.array(factSchema) })
        .parse(file)
        .facts.toSorted(byId),
    ).toEqual(own);
    expect(own.length).toBeGreaterThan(0);
  }
});

test('every guide lists its cases, each with the page that answers it', () => {
  const caseSchema = z.strictObject({
    id: z.string(),
    title: z.string(),
    page: z.url(),
  });
  const listed = guides.flatMap(({ id, data }) => {
    const file = z
      .object({ cases: z.array(caseSchema) })
      .parse(read(new URL(data).pathname.slice(1)));
    return file.cases.map((one) => ({ ...one, guide: id }));
  });
  const written = siteRoutes.filter(({ kind }) => kind === 'case');
  expect(listed.map(({ id }) => id).toSorted()).toEqual(
    written.map(({ content }) => content).toSorted(),
  );
  for (const { id, guide, title, page } of listed) {
    const built = builtPages.find(({ path }) => path === new URL(page).pathname);
    expect(id.startsWith(`${guide}/`)).toBe(true);
    expect(textOf(first('h1', built?.document))).toContain(title);
  }
});

test('the list of guides names every case, as the guides do', () => {
  const listed = z
    .object({ cases: z.array(z.object({ id: z.string() })) })
    .parse(read('api/guides.json'));
  const written = siteRoutes.filter(({ kind }) => kind === 'case').map(({ content }) => content);
  expect(listed.cases.map(({ id }) => id)).toEqual(written.toSorted());
});

describe('the list of tables', () => {
  const { tables } = z
    .object({ tables: z.array(z.object({ page: z.url(), json: z.url(), csv: z.url() })) })
    .parse(read('api/tables.json'));
  const pathsOf = (key: 'page' | 'json' | 'csv') =>
    tables.map((table) => new URL(table[key]).pathname);

  test('names every sheet of the site, with its page and its data', () => {
    const sheets = globSync('api/**/*.csv', { cwd: distFolder }).map((file) => `/${file}`);
    expect(sheets.length).toBeGreaterThan(8);
    expect(pathsOf('csv').toSorted()).toEqual(sheets.toSorted());
    const others = [...pathsOf('page'), ...pathsOf('json')];
    expect(others.filter((path) => !isServed(path))).toEqual([]);
  });

  test('stands in llms.txt, with the data and the sheet beside each page', () => {
    const overview = readFileSync(join(distFolder, 'llms.txt'), 'utf8');
    for (const { page, json, csv } of tables) {
      const line = overview.split('\n').find((one) => one.includes(`](${page}):`));
      expect(line).toContain(`([JSON](${json}), [CSV](${csv}))`);
    }
    expect(overview).toContain(`](${siteUrl}/api/tables.json)`);
  });
});

describe('the feed of changes', () => {
  const text = readFileSync(join(distFolder, 'changes.atom'), 'utf8');
  const feed = new new Window().DOMParser().parseFromString(text, 'application/xml');
  const entries = [...feed.querySelectorAll('entry')].map((entry) => ({
    id: textIn(entry, 'id'),
    title: textIn(entry, 'title'),
    updated: textIn(entry, 'updated'),
    summary: textIn(entry, 'summary'),
    page: entry.querySelector('link[rel="alternate"]')?.getAttribute('href') ?? '',
  }));

  test('has all that Atom asks of a feed', () => {
    const root = feed.documentElement;
    expect(feed.querySelector('parsererror')).toBeNull();
    expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    const own = [...root.children].filter(({ localName }) => localName !== 'entry');
    const names = own.map(({ localName }) => localName);
    for (const name of ['id', 'title', 'updated', 'author']) {
      expect(names.filter((other) => other === name)).toEqual([name]);
    }
    expect(textIn(root, 'updated')).toBe(entries[0]?.updated);
    const self = feed.querySelector('link[rel="self"]')?.getAttribute('href');
    expect([self, textIn(root, 'id')]).toEqual(Array(2).fill(`${siteUrl}/changes.atom`));
  });

  test('has entries of their own, dated by month, newest first, and not without end', () => {
    const dates = entries.map(({ updated }) => updated);
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.length).toBeLessThanOrEqual(60);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(dates.filter((date) => !/^\d{4}-\d{2}-01T00:00:00Z$/.test(date))).toEqual([]);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('tells facts that were read, each with its figure, its source and a page that is there', () => {
    for (const { id, title, updated, summary, page } of entries) {
      const fact = facts.find((one) => id === `${siteUrl}/changes.atom#${one.id}/${one.asOf}`);
      expect(fact?.level, id).toMatch(/^(official|law|reported)$/);
      expect(title).toContain(fact?.figure);
      expect(updated.slice(0, 7)).toBe(fact?.asOf);
      expect(summary).toContain(fact?.source.publisher);
      expect(title.includes('reported by')).toBe(fact?.level === 'reported');
      expect(isServed(new URL(page).pathname), page).toBe(true);
    }
  });

  test('is named on the pages that people follow it from, each guide names its own, and no others do', () => {
    const named = builtPages.flatMap(({ path, document }) => {
      const link = first('link[rel="alternate"][type="application/atom+xml"]', document);
      return link === null ? [] : [[path, attributeOf(link, 'href')]];
    });
    const own = siteRoutes.flatMap(({ kind, path, content }) =>
      kind === 'guide' ? [[path, guideFeedPath(content)]] : [],
    );
    const all = ['/', '/changes', '/services'].map((path) => [path, '/changes.atom']);
    expect(named.toSorted()).toEqual([...all, ...own].toSorted());
    for (const [, path = ''] of own) {
      expect(readFileSync(join(distFolder, path), 'utf8'), path).toContain(`${siteUrl}${path}`);
    }
  });
});

describe('llms.txt', () => {
  const text = readFileSync(join(distFolder, 'llms.txt'), 'utf8');
  const paths = [...text.matchAll(/\]\((http[^)]+)\)/g)]
    .map(([, address = '']) => new URL(address))
    .filter(({ origin }) => origin === siteUrl)
    .map(({ pathname }) => pathname);

  test('begins with the name of the site and what it is', () => {
    expect(text).toMatch(/^# Waymark\n\n> .+\n/);
  });

  test('leads to what is there, and to every page but offers and what the finder asks', () => {
    expect(paths.filter((path) => !isServed(path))).toEqual([]);
    const missing = englishPages
      .filter(({ file }) => file !== '404.html')
      .map(({ path }) => path)
      .filter((path) => !paths.includes(path));
    expect(missing.filter((path) => !/^\/(products|find)\//.test(path))).toEqual([]);
    expect(paths).toContain('/api/facts.json');
  });

  test('names each case under its guide', () => {
    const guide = text.indexOf(`](${siteUrl}/services/uk/uk-passport):`);
    const next = text.indexOf('\n- ', guide);
    expect(text.slice(guide, next)).toContain(
      `\n  - [Renew an adult UK passport](${siteUrl}/services/uk/uk-passport/renew-adult):`,
    );
  });
});

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

function textIn(
  element: { querySelector: (name: string) => { textContent: string | null } | null },
  name: string,
) {
  return element.querySelector(name)?.textContent ?? '';
}

function read(file: string): Record<string, unknown> {
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(readFileSync(join(distFolder, file), 'utf8')));
}
