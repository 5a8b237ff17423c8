import { expect, test } from 'vitest';
import { z } from 'zod';
import type { PageFinderData } from '../../compiler/page.ts';
import { all, attributeOf, first, textOf } from '../../gates/pages/html.ts';
import { rankPages, wordsInPath } from '../../site/enhancements/find-page.ts';
import { firstScripts } from '../support/built/bytes.ts';
import { content, routes, siteRoutes } from '../support/built/content.ts';
import { type BuiltPage, builtPages, canonicalPages } from '../support/built/pages.ts';

const page = builtPages.find(({ file }) => file === '404.html');
if (page === undefined) throw new Error('There is no 404 page.');
const { document } = page;

const mainLinks = all('main a[href]', document).map((link) => attributeOf(link, 'href'));
const pathsOf = (...kinds: string[]) =>
  routes.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);

test('the likely pages are all that speak of no one document, for a visitor without scripts', () => {
  const likely = all('#likely a', document).map((link) => attributeOf(link, 'href'));
  expect(likely).toEqual(pathsOf('page', 'article'));
  expect(likely).toContain('/contact');
});

test('the page leads to the six countries and their guides', () => {
  expect(pathsOf('country')).toHaveLength(content.countries.size);
  // A guide that belongs to no country stands one level higher.
  const guides = pathsOf('guide').filter((path) => path.split('/').length > 3);
  expect(mainLinks).toEqual(expect.arrayContaining([...pathsOf('country'), ...guides]));
});

const lostPageData = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string().min(1),
      aliases: z.array(z.string()).optional(),
      names: z.array(z.string()).optional(),
    }),
  ),
  same: z.array(z.array(z.string())),
  empty: z.array(z.string()),
  lookingFor: z.string().includes('{words}'),
  nothingFits: z.string().includes('{words}'),
});

const text = textOf(first('script[data-known-pages]', document));
// What the page's own script makes of it.
const data: PageFinderData = JSON.parse(text);

test.each([
  ['/brp', '/services/uk/uk-residence-permit/evisa'],
  ['/uk/lost-brp', '/services/uk/uk-residence-permit/lost-proof'],
  ['/carte-de-sejour', '/services/france/france-work-permit/renew'],
  ['/Carte_de_séjuor.html', '/services/france/france-work-permit/renew'],
  ['/fuehrerschein-umschreiben', '/services/germany/german-driving-license/exchange-non-eu'],
  ['/führerschein-umschreibn', '/services/germany/german-driving-license/exchange-non-eu'],
  ['/nie-number', '/services/spain/spain-resident-permit/nie'],
  ['/nie-nubmer', '/services/spain/spain-resident-permit/nie'],
  ['/share-code', '/services/uk/uk-residence-permit/prove-status'],
  ['/gnib', '/services/ireland/ireland-work-permit/register'],
])('an old or foreign name in %s leads first to %s', (asked, path) => {
  expect(rankPages(wordsInPath(asked), data)[0]?.path).toBe(path);
});

test.each(['/drivers-licence', '/drivers-lisence', '/driver-license'])(
  '%s leads first to guides to driving licences',
  (asked) => {
    const found = rankPages(wordsInPath(asked), data).slice(0, 5);
    expect(found.map(({ path }) => path).filter((path) => !/driving/.test(path))).toEqual([]);
    expect(found).toHaveLength(5);
  },
);

test('the box of the search is there, and the list of all cases, without scripts too', () => {
  expect(attributeOf(first('main form[data-search-box]', document), 'action')).toBe('/search');
  expect(mainLinks).toContain('/search#all-cases');
});

test('beside its script stand every page with an address, its title and its aliases', () => {
  const { pages } = lostPageData.parse(JSON.parse(text));
  expect(pages.map(({ path, aliases }) => ({ path, aliases }))).toEqual(
    siteRoutes.map(({ path, aliases }) => ({ path, aliases })),
  );
  expect(pages.filter(({ path, title }) => path === title)).toEqual([]);
});

test('its script is on no page with an address, and waits for nobody', () => {
  const hasScript = (page: BuiltPage) =>
    firstScripts(page).some((script) => script.includes('[data-known-pages]'));
  expect(canonicalPages.filter(hasScript).map(({ path }) => path)).toEqual([]);
  expect(hasScript(page)).toBe(true);
  expect(first('script[type="text/island"]', document)).toBeNull();
});
