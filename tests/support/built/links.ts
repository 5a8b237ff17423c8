import { all, attributeOf } from '../../../gates/pages/html.ts';
import type { BuiltPage } from './pages.ts';

/** A `#fragment` of a page, or the whole page when there is none. */
export type InternalLink = { path: string; fragment: string };

/** Everything a reader may follow on a page. */
export function linksOn({ document, path }: BuiltPage): { href: string; url: URL }[] {
  return all('a[href], area[href]', document).map((link) => {
    const href = attributeOf(link, 'href') ?? '';
    return { href, url: new URL(href, `${pageOrigin}${path}`) };
  });
}

/** Whether an address was written as one of this site's own. */
export function isOurs(url: URL): boolean {
  return url.origin === pageOrigin;
}

/** Links that stay on the site. */
export function internalLinksOn(page: BuiltPage): InternalLink[] {
  return linksOn(page)
    .filter(({ url }) => isOurs(url))
    .map(({ url }) => ({ path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }));
}

/** An origin that no link names, so that relative links can be told from whole addresses. */
const pageOrigin = 'http://this-site.invalid';

/** Addresses that a browser fetches by itself when it shows the page: scripts, styles, pictures, fonts, frames. */
export function loadedAddresses({ document, html }: BuiltPage): string[] {
  const bySource = all('[src], [srcset], [poster], object[data]', document).flatMap((element) =>
    ['src', 'srcset', 'poster', 'data'].map((name) => attributeOf(element, name)).flatMap(listed),
  );
  const links = all('link[href]:not([rel="canonical"], [hreflang])', document);
  const references = all('use[href], image[href]', document);
  return [
    ...bySource,
    ...[...links, ...references].map((element) => attributeOf(element, 'href') ?? ''),
    ...[...html.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address),
    ...[...html.matchAll(/@import\s+["']([^"']+)/g)].map(([, address = '']) => address),
  ].filter((address) => address !== '' && !address.startsWith('data:') && !address.startsWith('#'));
}

function listed(value: string | null): string[] {
  return value === null ? [] : value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
}
