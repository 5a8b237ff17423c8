import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { getSite } from '../../compiler/site.ts';
import { redirectRules } from './redirect-rules.ts';

/** Writes `_redirects` beside the pages, so that static hosts and the desk know the aliases of every address. */
export function writeRedirects(): AstroIntegration {
  return {
    name: 'write-redirects',
    hooks: {
      'astro:build:done': async ({ dir }) =>
        writeFile(new URL('_redirects', dir), redirectRules(getSite().pages)),
    },
  };
}
