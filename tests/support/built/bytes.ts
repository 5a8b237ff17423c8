import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { all, attributeOf, type Element, textOf } from '../../../gates/pages/html.ts';
import { pageScriptType } from '../../../site/enhancements/before-first-paint.ts';
import { type BuiltPage, distFolder } from './pages.ts';

/** Bytes of a file as it is sent: its brotli twin, where there is one. Shape: an address like "/_astro/page.js". */
export function sentBytes(address: string): number {
  const file = join(distFolder, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Bytes of a text as brotli at its best sends it. */
function compressedBytes(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}

/** The scripts of a page that run as soon as it is read; others hold data, or wait for their island. */
function runningScripts({ document }: BuiltPage): Element[] {
  const types = ['', 'module', 'text/javascript', pageScriptType];
  return all('script', document).filter((script) =>
    types.includes(attributeOf(script, 'type') ?? ''),
  );
}

/** The texts of those that stand in the page itself. */
export function inlineScripts(page: BuiltPage): string[] {
  return runningScripts(page)
    .filter((script) => sourceOf(script).length === 0)
    .map(textOf);
}

/** The texts of all that a page runs before anybody has touched or scrolled it, without what they import. */
export function firstScripts(page: BuiltPage): string[] {
  const files = runningScripts(page).flatMap(sourceOf);
  return [
    ...inlineScripts(page),
    ...files.map((address) => readFileSync(join(distFolder, address), 'utf8')),
  ];
}

/** Bytes of script that a page runs before anybody has touched or scrolled it: inline scripts and those it loads at once. */
export function firstScriptBytes(page: BuiltPage): number {
  const loaded = withImports(runningScripts(page).flatMap(sourceOf));
  return sum([...inlineScripts(page).map(compressedBytes), ...loaded.map(sentBytes)]);
}

/** Bytes of script once everything on the page is hydrated: also the islands and all that they import. */
export function allScriptBytes(page: BuiltPage): number {
  const islands = all('script[type="text/island"]', page.document);
  return firstScriptBytes(page) + sum(withImports(islands.flatMap(sourceOf)).map(sentBytes));
}

function sourceOf(script: Element): string[] {
  const source = attributeOf(script, 'src') ?? attributeOf(script, 'data-src');
  return source === null ? [] : [source];
}

/** Bytes of the fonts that the page's styles name. */
export function fontBytes({ html }: BuiltPage): number {
  const fonts = [...html.matchAll(/url\(["']?([^"')]+\.woff2?)/g)].map(([, font = '']) => font);
  return sum([...new Set(fonts)].map(sentBytes));
}

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+\.js)["']/g;

/** The scripts at these addresses and all that they import, at once or later; each once. */
function withImports(addresses: readonly string[], known = new Set<string>()): string[] {
  for (const address of addresses) {
    if (known.has(address)) continue;
    known.add(address);
    const script = readFileSync(join(distFolder, address), 'utf8');
    const imported = [...script.matchAll(importPattern)].map(
      ([, name = '']) => new URL(name, `http://site.invalid${address}`).pathname,
    );
    withImports(imported, known);
  }
  return [...known];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
