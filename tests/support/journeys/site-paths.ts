import { readFileSync } from 'node:fs';

/** The address of every page that the sitemap of the built site lists. */
export const sitePaths: readonly string[] = [
  ...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** An address that no page has, so that it shows the 404 page. */
export const lostPath = '/services/uk/no-such-page';

/** Guides and country pages, which share the strictest budget. */
export function isGuide(path: string): boolean {
  return path.startsWith('/services/');
}
