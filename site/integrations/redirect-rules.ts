import type { Page } from '../../compiler/page.ts';

const permanently = 308;

/**
 * The permanent redirects as a `_redirects` file, one "from to status" a line: the form that static hosts, and the desk, read.
 * Hosts take away a slash at the end by themselves, and a rule for it would loop on those that ignore it when they compare.
 */
export function redirectRules(pages: readonly Pick<Page, 'path' | 'aliases'>[]): string {
  const lines = pages.flatMap(({ path, aliases }) =>
    aliases.map((alias) => `${alias} ${path} ${permanently}`),
  );
  return `${lines.join('\n')}\n`;
}
