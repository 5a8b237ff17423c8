import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE, walkSync } from 'ultrahtml';
import { pagePolicy, policyPlaceholder } from '../lib/content-security-policy.ts';

/** Gives every built page a policy that names the hashes of its own inline scripts and styles, and of no others. */
export function contentSecurityPolicy({ emailOrigin }: { emailOrigin: string }): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: folder });
        await Promise.all(pages.map((page) => writePolicy(join(folder, page), emailOrigin)));
      },
    },
  };
}

async function writePolicy(file: string, emailOrigin: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  if (!html.includes(`content="${policyPlaceholder}"`)) {
    throw new Error(`${file} has no place for its content security policy: use BaseLayout.`);
  }
  const { scripts, styles } = inlineCode(html);
  const policy = pagePolicy({
    scriptHashes: scripts.map(hash),
    styleHashes: styles.map(hash),
    emailOrigin,
  });
  await writeFile(file, html.replace(`content="${policyPlaceholder}"`, `content="${policy}"`));
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
