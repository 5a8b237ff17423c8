import { expect, test } from 'vitest';
import { z } from 'zod';
import { all, attributeOf, first, textOf } from '../../gates/pages/html.ts';
import { content, routes, siteRoutes } from '../support/built/content.ts';
import { builtPages } from '../support/built/pages.ts';

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
    }),
  ),
  lookingFor: z.string().includes('{words}'),
  nothingFits: z.string().includes('{words}'),
});

test('beside its script stand every page with an address, its title and its aliases', () => {
  const text = textOf(first('script[data-known-pages]', document));
  const { pages } = lostPageData.parse(JSON.parse(text));
  expect(pages.map(({ path, aliases }) => ({ path, aliases }))).toEqual(
    siteRoutes.map(({ path, aliases }) => ({ path, aliases })),
  );
  expect(pages.filter(({ path, title }) => path === title)).toEqual([]);
});

test('its script is on this page alone, and runs without a request', () => {
  const withScript = builtPages.filter(({ html }) => html.includes('[data-known-pages]'));
  expect(withScript.map(({ file }) => file)).toEqual(['404.html']);
  expect(first('script[type="text/island"]', document)).toBeNull();
});
