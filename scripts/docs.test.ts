import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = globSync('{*.md,docs/**/*.md,*/README.md}').filter(
  (file) => !file.startsWith('node_modules'),
);

// An address of the site, as in an example of what to write, begins with a slash.
test.each(pages)('%s links to files that are there', (page) => {
  const links = [
    ...readFileSync(page, 'utf8').matchAll(/\]\(([^/)\s#:][^)\s#:]*)(?:#[^)\s]*)?\)/g),
  ];
  const lost = links.filter(([, link = '']) => !existsSync(join(dirname(page), link)));
  expect(lost.map(([link]) => link)).toEqual([]);
});

const walks = readFileSync('docs/walks.md', 'utf8');

test('every file that a walk names is there', () => {
  const named = [...walks.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('each step of a walk is a file, and what happens there in twelve words', () => {
  const steps = walks.split('\n').filter((line) => /^\d/.test(line));
  const long = steps.filter((step) => !/^\d+\. `[^`]+`: (?:\S+ ){0,11}\S+$/.test(step));
  expect(long).toEqual([]);
});
