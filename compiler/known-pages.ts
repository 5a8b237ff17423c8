import type { KnownPage } from './page.ts';
import type { RouteKind } from './schemas/routes.ts';
import type { Site } from './site.ts';

/** Every page with an address, its short title and its aliases, in the order of the route table. */
export function knownPages(site: Site): KnownPage[] {
  return pagesOf(site, () => true);
}

/** The pages that speak of no one document or country. */
export function mainPages(site: Site): KnownPage[] {
  return pagesOf(site, (kind) => kind === 'page' || kind === 'article');
}

function pagesOf(site: Site, isWanted: (kind: RouteKind) => boolean): KnownPage[] {
  const { guides, countries, offers, articles, pages, routes } = site;
  const titles = new Map(
    [...guides, ...countries, ...offers, ...articles, ...pages.values()].map((page) => [
      page.path,
      page.shortTitle,
    ]),
  );
  return routes.routes
    .filter(({ kind }) => isWanted(kind))
    .map(({ path, aliases }) => ({
      path,
      title: titles.get(path) ?? path,
      ...(aliases === undefined ? {} : { aliases }),
    }));
}
