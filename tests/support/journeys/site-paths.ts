import { readFileSync, statSync } from 'node:fs';
import { siteRoutes } from '../built/content.ts';

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

const kinds = new Map(siteRoutes.map(({ path, kind }) => [path, kind]));

/** Pages that answer one situation. */
export function isCase(path: string): boolean {
  return kinds.get(path) === 'case';
}

/** Pages of the finder that ask one question. */
export function isQuestion(path: string): boolean {
  return kinds.get(path) === 'find';
}

/** The address of every page, the 404 page too, by the layout that it has; in each layout the page with the most HTML first. */
export function pagesByLayout(): string[][] {
  const layouts = Map.groupBy(sitePaths, (path) => {
    const kind = kinds.get(path);
    // What is only a page has a layout of its own.
    return kind === undefined || kind === 'page' ? path : kind;
  });
  const longestFirst = [...layouts.values()].map((paths) =>
    paths.toSorted((one, other) => htmlBytes(other) - htmlBytes(one)),
  );
  return [...longestFirst, [lostPath]];
}

function htmlBytes(path: string): number {
  return statSync(path === '/' ? 'dist/index.html' : `dist${path}.html`).size;
}
