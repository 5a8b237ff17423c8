import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readBuildConfig } from '../../compiler/build-config.ts';
import { compile } from '../../compiler/compile.ts';
import { loadSmallWorld } from '../../tests/support/small-world.ts';
import { gatherLinks, linkJson, linkTable } from './check-links.ts';

test('a report names what is not fine, the worst first, and where it stands', () => {
  const places = ['/a', '/b'];
  const links = [
    { address: 'https://a.example/', places, verdict: 'fine', status: 200, detail: '' },
    { address: 'https://b.example/', places, verdict: 'moved', status: 200, detail: 'now c' },
    { address: 'https://d.example/', places, verdict: 'gone', status: 404, detail: '' },
  ] as const satisfies Parameters<typeof linkTable>[0];
  const lines = linkTable(links).split('\n');
  expect(lines[0]).toMatch(/^gone +404 https:\/\/d\.example\/$/);
  expect(lines[1]).toMatch(/^ +in \/a and 1 more$/);
  expect(lines[2]).toMatch(/^moved +200 https:\/\/b\.example\/ \(now c\)$/);
  expect(lines.at(-1)).toBe(
    '3 links: 1 gone, 0 unreachable, 0 in trouble, 0 refused, 1 moved, 1 fine.',
  );
  expect(JSON.parse(linkJson(links))).toEqual({ links });
});

test('links are those that leave the site, each once with its places', () => {
  const { pages, content } = compile(loadSmallWorld(), readBuildConfig({}));
  const [home] = pages;
  const [name] = content.facts.keys();
  const facts = content.facts.get(name ?? '');
  if (home === undefined || name === undefined || facts === undefined) throw new Error('No page.');
  const address = 'https://library.example/card';
  const inlines = [`${address}?a=1&b=2#part`, 'https://own.example/', 'mailto:a@b.example'].map(
    (href) => ({ type: 'link' as const, href, children: [] }),
  );
  const page = {
    ...home,
    sections: [{ id: 'a', title: '', body: [{ kind: 'line' as const, inlines }] }],
  };
  const links = gatherLinks(
    {
      pages: [page],
      translations: [],
      content: { facts: new Map([[name, { ...facts, applyAt: address }]]) },
    },
    'https://own.example',
  );
  expect(links).toContainEqual({ address: `${address}?a=1&b=2`, places: ['/'] });
  expect(links).toContainEqual({ address, places: [`content/facts/${name}.json`] });
  expect(links.filter(({ address: one }) => one.includes('own.example'))).toEqual([]);
});

test('in CI the program checks nothing and ends with 2', async () => {
  const env = { ...process.env, CI: 'true' };
  const child = spawn(process.execPath, ['gates/links.ts'], { env });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, stderr]).toEqual([2, 'Links to other sites are not checked in CI.\n']);
});
