import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentCopy } from '../../tests/support/content-copy.ts';
import { loadEnglish } from '../../tests/support/load-english.ts';
import { copySmallWorld } from '../../tests/support/small-world.ts';
import { readBuildConfig } from '../build-config.ts';
import { runLanguages } from '../commands/languages.ts';
import { compile } from '../compile.ts';
import { loadContent } from '../load.ts';
import type { Page } from '../page.ts';
import { hashOf } from './catalog.ts';

const build = readBuildConfig({ WAYMARK_TODAY: '2026-11-21' });
const guide = '/services/fernland/passport';
const guideFile = 'content/en/guides/fernland/passport.yaml';
const factsFile = 'content/facts/fernland/passport.json';
const other = '/services/fernland/driving-licence';

let copy: ContentCopy;
beforeAll(() => {
  copy = copySmallWorld();
  rmSync(join(copy.folder, 'content/es'), { recursive: true });
  languages('begin', 'pt', '--tag', 'pt-PT', '--name', 'Português');
  // The frame and one guide with its facts, in made-up words.
  translate(/^(?!guides|countries|offers|articles|facts)|^(?:guides|facts)\/fernland\/passport$/);
});
afterAll(() => copy.discard());

function languages(...words: string[]) {
  return runLanguages(words, { root: copy.folder, build });
}

/** Every text of these files with a mark before it. */
function translate(files: RegExp): void {
  const { locales } = loadContent(copy.folder);
  for (const { key, texts } of locales.find(({ locale }) => locale === 'pt')?.translated ?? []) {
    if (!files.test(key)) continue;
    const file = join(copy.folder, 'content/pt', `${key}.json`);
    const made = texts.map(({ address, english }) => [
      address,
      { of: hashOf(english), text: `§ ${english}` },
    ]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ translated: '2026-10', texts: Object.fromEntries(made) }));
  }
}

/** The site with some files otherwise. */
function siteWith(...changes: [file: string, from: string | RegExp, to: string][]) {
  const drafts = changes.map(([file, from, to]): [string, string] => {
    const before = copy.read(file);
    expect(before.replace(from, to), `${file} has no ${String(from)}`).not.toBe(before);
    return [file, before.replace(from, to)];
  });
  return compile(loadContent(copy.folder, new Map(drafts)), build);
}

function pageAt(path: string, pages: readonly Page[]): Page {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`There is no ${path}.`);
  return page;
}

describe('a language that is begun with the frame and one guide', () => {
  test('has the pages whose words are all translated, and no others', () => {
    const { translations, pages } = siteWith();
    const paths = translations.map(({ path }) => path);
    expect(paths).toContain(`/pt${guide}`);
    expect(paths).toContain(`/pt${guide}/renew-adult`);
    expect(paths).not.toContain(`/pt${other}`);
    expect(paths.length).toBeLessThan(pages.length);
    // Words that nobody has translated cannot be read.
    expect(() => JSON.stringify(translations)).not.toThrow();
  });

  test('links to its own pages, and to English ones where it has none', () => {
    const { frame, trail } = pageAt(`/pt${guide}`, siteWith().translations);
    expect(JSON.stringify(frame.navigation)).toContain('"/pt/contact"');
    expect(frame.navigation.home.path).toBe('/');
    // The page of the country between them is not translated, and so it has no name here.
    expect(trail.map(({ path }) => path)).toEqual(['/', `/pt${guide}`]);
  });

  test('says that it is a translation, from when, and is named by the page in each language', () => {
    const { pages, translations } = siteWith();
    const page = pageAt(`/pt${guide}`, translations);
    expect(JSON.stringify(page.translationNote)).toContain('outubro de 2026');
    const named = ({ versions }: Page) => versions.map(({ path, inEnglish }) => [path, inEnglish]);
    expect(named(page)).toEqual([
      [guide, null],
      [`/pt${guide}`, null],
    ]);
    expect(named(pageAt(other, pages))).toEqual([
      [other, null],
      [other, '§ in English'],
    ]);
  });

  test('changes nothing on an English page but where it leads to', () => {
    const told = ({ versions: _, ...page }: Page) => JSON.stringify(page);
    const alone = new Set(compile(loadEnglish(copy.folder), build).pages.map(told));
    const changed = siteWith().pages.filter((page) => !alone.has(told(page)));
    expect(changed.map(({ path }) => path)).toEqual([]);
  });

  test('ticks what is ticked in English, and says that it changed when the English did', () => {
    const { pages, translations } = siteWith();
    const saidOn = (path: string, from: readonly Page[]) =>
      pageAt(path, from).planned?.bring.map(({ id, said }) => ({ id, said }));
    const items = saidOn(`/pt${guide}/renew-adult`, translations);
    expect(items).toEqual(saidOn(`${guide}/renew-adult`, pages));
    expect(items?.length).toBeGreaterThan(0);
  });

  test('writes money in its own way', () => {
    const told = JSON.stringify(pageAt(`/pt${guide}`, siteWith().translations));
    expect(told).toMatch(/"text":"\d+,50\s€"/);
    expect(told).not.toMatch(/"text":"€/);
  });
});

test('where one English sentence without a figure changes, the old translation stays and is listed as behind', () => {
  const summary = 'Renewal, and passports for children';
  const { translations } = siteWith([guideFile, summary, 'Passports of all kinds']);
  expect(JSON.stringify(pageAt(`/pt${guide}`, translations).subject)).toContain(`§ ${summary}`);
  copy.change(guideFile, summary, 'Passports of all kinds');
  expect(languages('pt', 'guides/fernland/passport', '--open').said).toMatch(
    /at: summary.*Passports of all kinds.*before: § Renewal/s,
  );
  expect(languages().said).toMatch(/1 behind/);
  copy.change(guideFile, 'Passports of all kinds', summary);
});

test('where a sentence with a figure changes, the page says the English, and why', () => {
  const leftOut = 'On paper it is {fee-adult-paper}';
  const { translations } = siteWith([guideFile, leftOut, 'By post it is {fee-adult-paper}']);
  const told = JSON.stringify(pageAt(`/pt${guide}/renew-adult`, translations));
  expect(told).toContain('"language":"en-GB"');
  expect(told).toContain('This part has changed, and is not translated yet.');
});

test('where a fact changes, every language says the new figure at once', () => {
  const fee = /("id": "fee-adult-online".*?"amount": )[\d.]+/s;
  const page = `/pt${guide}`;
  const { translations } = siteWith([factsFile, fee, '$11234.5']);
  expect(JSON.stringify(pageAt(page, translations))).toMatch(/1\s?234,50/);
});

test('where a fact changes, words of another language that said its old figure give way to the English', () => {
  const fee = /("id": "fee-adult-paper".*?"amount": )[\d.]+/s;
  const own = [
    'content/pt/guides/fernland/passport.json',
    /(§ [^"]*\{fee-adult-paper)\}/,
    '$1|€777}',
  ] as const;
  const told = (...changes: Parameters<typeof siteWith>) =>
    JSON.stringify(siteWith([...own], ...changes).translations);
  expect(told([factsFile, fee, '$1777'])).toContain('€777');
  expect(told()).not.toContain('€777');
});

test('a warning that has changed in English stops the build until it is translated anew', () => {
  const file = 'content/en/form.json';
  expect(() => siteWith([file, /("warning": ")/, '$1New. '])).toThrow(/content\/pt\/form.json/);
});

test('a sheet is taken in text by text: what does not fit is told with its address and left out', () => {
  const sheet = join(copy.folder, 'sheet.yaml');
  writeFileSync(
    sheet,
    [
      '- { at: title, text: Passaporte de Fernland }',
      '- { at: cases.renew-adult.answer, text: "Renove {fee-adult-online}." }',
      '- { at: cases.nobody.answer, text: "Nada." }',
      '- { at: shortTitle, en: Another English, text: Passaporte }',
      '- { at: summary, text: "" }',
    ].join('\n'),
  );
  const { said, refused } = languages('pt', 'guides/fernland/passport', '--take', sheet);
  expect(said).toMatch(/Took 1 text/);
  expect(refused.map(({ at }) => at)).toEqual(
    expect.arrayContaining(['cases.renew-adult.answer', 'cases.nobody.answer', 'shortTitle']),
  );
  const catalog = JSON.parse(copy.read('content/pt/guides/fernland/passport.json'));
  expect(catalog.texts.title.text).toBe('Passaporte de Fernland');
  expect(catalog.texts.shortTitle.text).toMatch(/^§ /);
});
