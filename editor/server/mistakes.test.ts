import { expect, test } from 'vitest';
import { readBuildConfig } from '../../compiler/build-config.ts';
import { allPages, compile } from '../../compiler/compile.ts';
import { loadContent } from '../../compiler/load.ts';
import { openSqliteStore } from '../../desk/store/sqlite/store.ts';
import { subjectIn } from '../../site/islands/contact-form/form-controls.ts';
import { sampleEnquiry, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { closing, now } from '../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { uncheckedDrafts } from '../../tests/support/unchecked-drafts.ts';
import { buildEditorApp } from './app.ts';
import { contentFiles } from './content-files.ts';
import { Drafts } from './drafts.ts';
import { mistakesTold } from './mistakes.ts';

// The French line has a space in it that the form has not.
const { locales, ...shared } = loadContent(process.cwd());
const site = compile(
  { ...shared, locales: [locales[0], ...locales.filter(({ locale }) => locale === 'fr')] },
  readBuildConfig({}),
);

/** A desk that was told of these subjects, each with its own words. */
async function deskTold(subjects: readonly string[]) {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  for (const subject of subjects) {
    const text = { ...sampleText, message: `About ${subject}` };
    await store.add({ ...sampleEnquiry, id: null, text, subject }, { now });
  }
  return { DESK_DATA: folder };
}

/** What the form says when somebody comes to it from a page, as the whole or from the source of a figure. */
function subjectsOf(path: string): string[] {
  const page = allPages(site).find((one) => one.path === path);
  const query = page?.mistake?.path.split('?')[1] ?? '';
  return [subjectIn(query), subjectIn(`${query}${encodeURIComponent(', source 3')}`)];
}

const passport = ['content/en/guides/uk/uk-passport.yaml', 'content/facts/uk/uk-passport.json'];

test('what is told from a page, or from a source on it, stands at the files that the page is made of, in another language too', async () => {
  const below = ['/services/uk/uk-passport', '/services/uk/uk-passport/renew-adult'];
  const pages = [...below, ...below.map((path) => `/fr${path}`)];
  const env = await deskTold(pages.flatMap(subjectsOf));
  const told = await mistakesTold(site, contentFiles(process.cwd(), new Map()), env);
  expect(told.map(({ page, of }) => [page, of].join(' ')).toSorted()).toEqual(
    pages.flatMap((page) => [`${page} `, `${page} source 3`]).toSorted(),
  );
  for (const { page, files } of told) expect(files.toSorted(), page).toEqual(passport);
});

test('a page that many files make, and one under its older address, are told too', async () => {
  const moved = allPages(site).find(({ aliases, mistake }) => mistake && aliases.length > 0);
  const env = await deskTold([
    'A mistake on /services',
    `A mistake on ${moved?.aliases[0]}`,
    'A mistake on /no/such/page',
    'A mistake on something else',
  ]);
  const told = await mistakesTold(site, [], env);
  expect(told.map(({ page, files }) => [page, files])).toEqual([
    [moved?.path, []],
    ['/services', []],
  ]);
});

test('only a page of this very server is told; a program that does not say who asks is not', async () => {
  const env = await deskTold([]);
  const root = await temporaryFolder();
  const config = readBuildConfig({});
  const parts = { root, config, judge: () => [], onSound: () => {} };
  const drafts = new Drafts(parts, uncheckedDrafts());
  const app = buildEditorApp({ root, config, team: null, screen: new Map(), drafts, env });
  const ask = async (headers: Record<string, string>) => {
    const own = { host: 'localhost:4322', ...headers };
    return (await app.inject({ url: '/edit/api/mistakes', headers: own })).statusCode;
  };
  expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await ask({})).toBe(403);
  for (const other of ['none', 'same-site', 'cross-site']) {
    expect(await ask({ 'sec-fetch-site': other }), other).toBe(403);
  }
  const own = { 'sec-fetch-site': 'same-origin' };
  expect(await ask({ ...own, host: 'rebound.example.org' })).toBe(403);
  expect(await ask({ ...own, origin: 'http://localhost:9' })).toBe(403);
});
