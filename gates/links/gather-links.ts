import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { all, attributeOf, parseHtml } from '../pages/html.ts';

/** An address outside the site, and the files that name it. */
export type OutsideLink = { address: string; places: string[] };

/** Every https address that a page of dist/ links to or that stands in content/facts, each once, without its fragment. */
export function gatherLinks(root: string, siteUrl: string): OutsideLink[] {
  const places = new Map<string, Set<string>>();
  const note = (address: string, file: string) => {
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' || url.origin === siteUrl) return;
    url.hash = '';
    places.set(url.href, (places.get(url.href) ?? new Set()).add(file));
  };
  for (const file of filesIn(root, 'dist/**/*.html')) {
    for (const address of linksInPage(readFileSync(join(root, file), 'utf8'))) note(address, file);
  }
  for (const file of filesIn(root, 'content/facts/**/*.json')) {
    for (const text of stringsIn(JSON.parse(readFileSync(join(root, file), 'utf8')))) {
      note(text, file);
    }
  }
  return [...places].map(([address, files]) => ({ address, places: [...files] }));
}

function filesIn(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).toSorted();
}

function linksInPage(html: string): string[] {
  return all('a[href]', parseHtml(html)).map((link) => attributeOf(link, 'href') ?? '');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
