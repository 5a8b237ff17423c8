import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type AnswerHeaders, fileHeaders, securityHeaders } from '../../contract/headers.ts';

/** Rules for hosts, and the page that stands for addresses which do not exist: they have no address of their own. */
const notAddresses = new Set(['_headers', '_redirects', '404.html']);

/** Writes `_headers` beside the pages, so that static hosts send what the desk sends. Must run after all that writes files. */
export function writeHeaders({ siteUrl }: { siteUrl: string }): AstroIntegration {
  return {
    name: 'write-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = globSync('**/*.*', { cwd: fileURLToPath(dir) })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => !notAddresses.has(file));
        const all = new Set(files);
        const siteFiles = files.map((file) => siteFile(file, all));
        await writeFile(new URL('_headers', dir), headerRules(siteUrl, siteFiles));
      },
    },
  };
}

/** A file of the built site, at its address. */
type SiteFile = { address: string; isPage: boolean };

/** The build writes a page at "/a/b" as "a/b.html". */
function siteFile(file: string, all: ReadonlySet<string>): SiteFile {
  if (file.endsWith('.html')) {
    const address = `/${file.slice(0, -'.html'.length)}`;
    return { address: address === '/index' ? '/' : address, isPage: true };
  }
  const page = file.replace(/\.(json|md)$/, '.html');
  return { address: `/${file}`, isPage: page !== file && all.has(page) };
}

/**
 * The headers of the site as static hosts read them, in the form of Cloudflare Pages and Netlify: a path, then its headers.
 * A header stands in one rule only of those that match an address, because hosts join the values of all of them.
 * Throws Error when files of one folder are of different kinds, for which no such rule can be written.
 */
export function headerRules(siteUrl: string, files: readonly SiteFile[]): string {
  const kinds = new Map<string, AnswerHeaders>();
  for (const { address, isPage } of files) {
    const pattern = patternOf(address);
    const headers = fileHeaders(address, { isPage });
    const others = kinds.get(pattern);
    if (others !== undefined && ruleOf(pattern, others) !== ruleOf(pattern, headers)) {
      throw new Error(`No one rule can give the headers of all that is at ${pattern}.`);
    }
    kinds.set(pattern, headers);
  }
  const rules = [...kinds].map(([pattern, headers]) => ruleOf(pattern, headers)).toSorted();
  return [ruleOf('/*', securityHeaders(siteUrl)), ...rules].join('\n');
}

/** "/services/uk/ielts" is covered by "/services/*", and "/services" by itself. */
function patternOf(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  return rest.length === 0 ? `/${first}` : `/${first}/*`;
}

function ruleOf(pattern: string, headers: AnswerHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
