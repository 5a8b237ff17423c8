import { expect, test } from 'vitest';
import { z } from 'zod';
import { all, textOf } from '../../gates/pages/html.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages, canonicalPages, isServed, prefixOf, siteUrl } from '../support/built/pages.ts';

// Reviews of oneself mislead; question and how-to pages are what search engines draw as answers of their own.
const unwanted = ['Review', 'AggregateRating', 'FAQPage', 'HowTo'];

const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.object({ position: z.number(), name: z.string().min(1), item: z.string() }),
  ),
});

test('each page describes itself with none of the unwanted kinds', () =>
  checkEachPage(builtPages, (page) => {
    const kinds = thingsOn(page).flatMap(kindsIn);
    expect(kinds).toContain('Organization');
    expect(kinds.filter((kind) => unwanted.includes(kind))).toEqual([]);
  }));

test('each page says by which pages one comes to it', () =>
  checkEachPage(canonicalPages, (page) => {
    const found = thingsOn(page).flatMap((thing) => breadcrumbs.safeParse(thing).data ?? []);
    const trail = found.flatMap(({ itemListElement }) => itemListElement);
    // A way of one step would lead from the home page to itself.
    // A language whose home page is not translated yet has its way from the English one.
    const home = isServed(prefixOf(page)) ? prefixOf(page) : '/';
    if (page.path === home) return expect(found).toEqual([]);
    expect(found).toHaveLength(1);
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail[0]?.item).toBe(siteUrl + home);
    expect(trail.at(-1)?.item).toBe(siteUrl + page.path);
  }));

function thingsOn({ document }: (typeof builtPages)[number]): unknown[] {
  const scripts = all('script[type="application/ld+json"]', document);
  return scripts.flatMap((script) => {
    const data = z
      .looseObject({ '@graph': z.array(z.unknown()).optional() })
      .parse(JSON.parse(textOf(script)));
    return data['@graph'] ?? [data];
  });
}

/** Every "@type" in a piece of structured data, however deep. */
function kindsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(kindsIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === '@type' ? [value].flat().map(String) : kindsIn(value),
  );
}
