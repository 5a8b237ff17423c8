import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from './pages.ts';

type Rule = { pattern: string; headers: [name: string, value: string][] };

/** The rules that the build wrote for static hosts, read as these hosts read them. */
export const writtenRules: readonly Rule[] = readFileSync(join(distFolder, '_headers'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    return { pattern, headers: lines.map(headerOf) };
  });

function headerOf(line: string): [string, string] {
  const [, name = '', value = ''] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
  return [name, value];
}

/** What a static host sends with the file at an address; values of one header from several rules are joined. */
export function hostHeaders(address: string): Record<string, string> {
  const headers = new Headers();
  for (const rule of writtenRules.filter(({ pattern }) => matches(pattern, address))) {
    for (const [name, value] of rule.headers) headers.append(name, value);
  }
  return Object.fromEntries(headers);
}

function matches(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
