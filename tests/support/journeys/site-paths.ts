import { readFileSync, statSync } from 'node:fs';
import { siteRoutes } from '../content.ts';

/** The address of every page that the sitemap of the built site lists. */
export const sitePaths: readonly string[] = [
  ...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** An address that no page has, so that it shows the 404 page. */
export const lostPath = '/services/uk/no-such-page';

/** The address of every English page of the sitemap. */
export function englishPaths(): string[] {
  return sitePaths.filter((path) => kinds.has(path));
}

/** Guides and country pages, which share the strictest budget. */
export function isGuide(path: string): boolean {
  return /^(\/[a-z-]+)?\/services\//.test(path);
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

/** The address of every English page, the 404 page too, by the layout that it has; in each layout the page with the most HTML first. */
export function pagesByLayout(): string[][] {
  const layouts = Map.groupBy(englishPaths(), (path) => {
    const kind = kinds.get(path);
    // What is only a page has a layout of its own.
    return kind === undefined || kind === 'page' ? path : kind;
  });
  return [...[...layouts.values()].map(longestFirst), [lostPath]];
}

/** The address of every page in another language. */
export function translatedPaths(): string[] {
  return sitePaths.filter((path) => !kinds.has(path));
}

/** In each other language the longest page of each kind: its words differ from the English ones, its parts do not. */
export function translatedByKind(): string[] {
  const layouts = Map.groupBy(translatedPaths(), (path) => {
    const [, locale = ''] = path.split('/');
    return `${locale} ${kinds.get(path.slice(locale.length + 1) || '/') ?? ''}`;
  });
  return [...layouts.values()].flatMap((paths) => longestFirst(paths).slice(0, 1));
}

function longestFirst(paths: readonly string[]): string[] {
  return paths.toSorted((one, other) => htmlBytes(other) - htmlBytes(one));
}

function htmlBytes(path: string): number {
  return statSync(path === '/' ? 'dist/index.html' : `dist${path}.html`).size;
}
