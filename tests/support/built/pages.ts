import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildConfig } from '../../../compiler/build-config.ts';
import { enquiryStatusPath } from '../../../contract/answer-words.ts';
import { attributeOf, type Document, first, parseHtml } from '../../../gates/pages/html.ts';
import { pageFiles, pathOf } from './site-files.ts';

/** The built site, as any static host serves it. */
export const distFolder = 'dist';

/** Origin of the canonical links: the gate builds without settings of its own, so it is the default. */
export const { siteUrl } = readBuildConfig({});

export type BuiltPage = {
  /** Path below dist/, like "services/uk/uk-passport.html". */
  file: string;
  /** The address that the page is served at, like "/services/uk/uk-passport". */
  path: string;
  html: string;
  document: Document;
};

/** Every page of the built site, the 404 page included. Throws when there is none. */
export const builtPages: readonly BuiltPage[] = pageFiles(distFolder).map((file) =>
  pageFrom(file, readFileSync(join(distFolder, file), 'utf8')),
);

/** All but the pages that stand for addresses which do not exist. */
export const canonicalPages = builtPages.filter(({ file }) => !/(^|\/)404\.html$/.test(file));

/** Where the addresses of a page's language begin: "/es", or '' for English. */
export function prefixOf({ document }: Pick<BuiltPage, 'document'>): string {
  return attributeOf(first('html', document), 'data-prefix') ?? '';
}

/** The page's address in English. */
export function englishPathOf(page: BuiltPage): string {
  return page.path.slice(prefixOf(page).length) || '/';
}

/** Pages in English: only these are held against rules on English words. */
export const englishPages = builtPages.filter((page) => prefixOf(page) === '');

/** Guides and country pages, which share the stricter budget. */
export const guidePages = builtPages.filter((page) => englishPathOf(page).startsWith('/services/'));

/** Whether the built site has a file at an address like "/_astro/page.js" or "/contact". */
export function isServed(address: string): boolean {
  const path = decodeURI(address);
  if (isAnsweredByDesk(path)) return true;
  if (path === '/') return existsSync(join(distFolder, 'index.html'));
  return existsSync(join(distFolder, `${path}.html`)) || isFile(path);
}

/** No file: the desk beside the site draws it, in each language that it finds in the site. */
function isAnsweredByDesk(path: string): boolean {
  return path.endsWith(enquiryStatusPath) && path.split('/').length <= 3;
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/.test(path) && existsSync(join(distFolder, path));
}

/** A page as if it had been built with that text: what a check says of it can be compared with the real one. */
export function pageFrom(file: string, html: string): BuiltPage {
  return { file, path: pathOf(file), html, document: parseHtml(html) };
}
