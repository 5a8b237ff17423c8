import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headerRules, type SiteFile } from './header-rules.ts';

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

/** The build writes a page at "/a/b" as "a/b.html". */
function siteFile(file: string, all: ReadonlySet<string>): SiteFile {
  if (file.endsWith('.html')) {
    const address = `/${file.slice(0, -'.html'.length)}`;
    return { address: address === '/index' ? '/' : address, isPage: true };
  }
  const page = file.replace(/\.json$/, '.html');
  return { address: `/${file}`, isPage: page !== file && all.has(page) };
}
