import { allPages, type Site } from '../../compiler/compile.ts';

/** An address outside the site, and the pages and files that name it. */
export type OutsideLink = { address: string; places: string[] };

/** Every https address that a page or a file of facts names, each once, without its fragment. */
export function gatherLinks(
  site: Pick<Site, 'pages' | 'translations'> & { content: Pick<Site['content'], 'facts'> },
  siteUrl: string,
): OutsideLink[] {
  const named = [
    // What a page tells search engines names vocabularies, which nobody follows.
    ...allPages(site).map(({ path, structuredData: _, ...page }) => [path, page] as const),
    ...[...site.content.facts].map(([name, file]) => [`content/facts/${name}.json`, file] as const),
  ];
  const places = new Map<string, Set<string>>();
  for (const [place, value] of named) {
    for (const text of stringsIn(value)) {
      const url = URL.parse(text);
      if (url?.protocol !== 'https:' || url.origin === siteUrl) continue;
      url.hash = '';
      places.set(url.href, (places.get(url.href) ?? new Set()).add(place));
    }
  }
  return [...places].map(([address, files]) => ({ address, places: [...files] }));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
