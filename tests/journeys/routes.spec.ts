import type { APIRequestContext } from '@playwright/test';
import fc from 'fast-check';
import { all, attributeOf, type Element, parseHtml } from '../../gates/pages/html.ts';
import { siteRoutes as routes } from '../support/content.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { sitePaths } from '../support/journeys/site-paths.ts';
import { prefixes } from '../support/locales.ts';

const paths = routes.map(({ path }) => path);
const aliases = routes.flatMap(({ path, aliases: others = [] }) =>
  others.map((alias) => ({ alias, path })),
);

test('from the home page a visitor reaches every page in every language, and each answers', async ({
  request,
}) => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    for (const link of pageLinks(await response.text())) reached.add(link);
  }
  // These the desk draws itself.
  const drawnByDesk = prefixes.map((prefix) => `${prefix}/enquiry`);
  expect([...reached].toSorted()).toEqual([...sitePaths, ...drawnByDesk].toSorted());
});

test('every alias leads to its page in one step', async ({ request }) => {
  expect(aliases.length).toBeGreaterThan(5);
  for (const { alias, path } of aliases) await expectOneStep(request, alias, path);
});

test('a path in any mix of case, with or without a slash at its end, leads to its page in one step', async ({
  request,
}) => {
  const places = [
    ...paths.filter((path) => path !== '/').map((path) => ({ alias: path, path })),
    ...aliases,
  ];
  const variant = fc
    .record({
      place: fc.constantFrom(...places),
      isUpper: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
      end: fc.constantFrom('', '/'),
    })
    .map(({ place: { alias, path }, isUpper, end }) => ({
      path,
      written:
        [...alias]
          .map((letter, index) => (isUpper[index] ? letter.toUpperCase() : letter))
          .join('') + end,
    }))
    .filter(({ path, written }) => path !== written);
  await fc.assert(
    fc.asyncProperty(variant, ({ written, path }) => expectOneStep(request, written, path)),
    // The same addresses on every run; what fails is printed with its seed.
    { numRuns: 200, seed: 20_261_122 },
  );
});

test('what is asked for after the path is kept on the way', async ({ request }) => {
  await expectOneStep(request, '/Testimonials/?from=letter', '/testimonial?from=letter');
});

/** One permanent redirect, and behind it the page. */
async function expectOneStep(request: APIRequestContext, from: string, to: string) {
  const step = await request.get(from, { maxRedirects: 0 });
  expect(step.status(), from).toBe(308);
  const { location } = step.headers();
  expect(location, from).toBe(to);
  const page = await request.get(to, { maxRedirects: 0 });
  expect(page.status(), to).toBe(200);
}

/** The paths of this site that a page links to, without what follows them. */
function pageLinks(html: string): string[] {
  // Open data is no page; tests/built/links.test.ts sees that it is there.
  return all('a, form', parseHtml(html))
    .map(addressIn)
    .filter((address) => address.startsWith('/') && !address.startsWith('/api/'))
    .map((address) => address.replace(/[?#].*$/, ''));
}

/** Where a link leads, or the form that asks for a page, as that of the search does. */
function addressIn(element: Element): string {
  if (element.name === 'a') return attributeOf(element, 'href') ?? '';
  const isAsking = (attributeOf(element, 'method') ?? 'get') === 'get';
  return isAsking ? (attributeOf(element, 'action') ?? '') : '';
}
