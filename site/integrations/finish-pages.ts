import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE, walkSync } from 'ultrahtml';
import { pagePolicy, policyPlaceholder } from './content-security-policy.ts';

/**
 * Finishes every built page: its islands' scripts wait until they are needed, and its content security policy names the
 * hashes of its own inline scripts and styles, and of no others.
 */
export function finishPages({ emailOrigin }: { emailOrigin: string }): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: folder }).map((page) => join(folder, page));
        await Promise.all(
          pages.map(async (page) =>
            writeFile(page, finishPage(await readFile(page, 'utf8'), emailOrigin)),
          ),
        );
      },
    },
  };
}

/** One page finished. Throws Error for a page that has no place for its policy. */
export function finishPage(html: string, emailOrigin: string): string {
  const place = `content="${policyPlaceholder}"`;
  if (!html.includes(place)) {
    throw new Error(
      'A page has no place for its content security policy: draw it with BaseLayout.',
    );
  }
  // Astro inlines the short scripts of a page. Those with an address hydrate islands: enhancements/islands.ts fetches them.
  const page = dropMarks(joinStyles(html)).replaceAll(
    '<script type="module" src="',
    '<script type="text/island" src="',
  );
  const { scripts, styles } = inlineCode(page);
  const policy = pagePolicy({
    scriptHashes: scripts.map(hash),
    styleHashes: styles.map(hash),
    emailOrigin,
  });
  return page.replace(place, `content="${policy}"`);
}

const island = /(<form .*?<\/form>|<div[^>]*data-island[^>]*>.*?<\/div>\s*<script)/s;

/** The page without the marks that React leaves between two texts: only what it hydrates has need of them. */
function dropMarks(html: string): string {
  return html
    .split(island)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<!-- -->', '') : part))
    .join('');
}

const styleElement = /<style>(.*?)<\/style>/gs;

/** The page with its style elements as one, where the first of them stood: each would need a hash of its own. */
function joinStyles(html: string): string {
  const css = [...html.matchAll(styleElement)].map(([, text = '']) => text).join('');
  let isFirst = true;
  return html.replace(styleElement, () => {
    const element = isFirst ? `<style>${css}</style>` : '';
    isFirst = false;
    return element;
  });
}

/** The texts of a page's inline scripts and styles, each once. */
export function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  walkSync(parse(html), (node) => {
    if (!isElement(node)) return;
    if (node.name === 'style') styles.add(textOf(node));
    if (node.name === 'script' && runsInline(node)) scripts.add(textOf(node));
  });
  return { scripts: [...scripts], styles: [...styles] };
}

function isElement(node: Node): node is ElementNode {
  return node.type === ELEMENT_NODE;
}

/** Data blocks such as JSON-LD do not run, and scripts with an address are covered by 'self'. */
function runsInline({ attributes }: ElementNode): boolean {
  const { src, type } = attributes;
  return (
    src === undefined && (type === undefined || type === 'module' || type === 'text/javascript')
  );
}

function textOf(element: ElementNode): string {
  return element.children
    .map((child: Node) => (child.type === TEXT_NODE ? child.value : ''))
    .join('');
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
