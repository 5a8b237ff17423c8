import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { gatherLinks } from './gather-links.ts';
import { linkJson, linkTable } from './link-report.ts';

test('a report names what is not fine, the worst first, and where it stands', () => {
  const places = ['dist/a.html', 'dist/b.html'];
  const links = [
    { address: 'https://a.example/', places, verdict: 'fine', status: 200, detail: '' },
    { address: 'https://b.example/', places, verdict: 'moved', status: 200, detail: 'now c' },
    { address: 'https://d.example/', places, verdict: 'gone', status: 404, detail: '' },
  ] as const satisfies Parameters<typeof linkTable>[0];
  const lines = linkTable(links).split('\n');
  expect(lines[0]).toMatch(/^gone +404 https:\/\/d\.example\/$/);
  expect(lines[1]).toMatch(/^ +in dist\/a\.html and 1 more$/);
  expect(lines[2]).toMatch(/^moved +200 https:\/\/b\.example\/ \(now c\)$/);
  expect(lines.at(-1)).toBe(
    '3 links: 1 gone, 0 unreachable, 0 in trouble, 0 refused, 1 moved, 1 fine.',
  );
  expect(JSON.parse(linkJson(links))).toEqual({ links });
});

/** A folder with one page and one file of facts, whose link is `address`. */
async function openProject(address: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-links-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'dist'));
  await mkdir(path.join(folder, 'content/facts/uk'), { recursive: true });
  await writeFile(
    path.join(folder, 'dist/index.html'),
    `<a href="/about">Ours</a><a href="https://own.example/">Ours</a>
<a href="mailto:a@b.example">Mail</a><a href="${address}?a=1&amp;b=2#part">Theirs</a>`,
  );
  await copyFile('content/settings.json', path.join(folder, 'content/settings.json'));
  await writeFile(
    path.join(folder, 'content/facts/uk/library-card.json'),
    JSON.stringify({ facts: [{ source: { url: address } }, { source: { url: address } }] }),
  );
  return folder;
}

test('links are those that leave the site, each once with its places', async () => {
  const folder = await openProject('https://library.example/card');
  expect(gatherLinks(folder, 'https://own.example')).toEqual([
    { address: 'https://library.example/card?a=1&b=2', places: ['dist/index.html'] },
    {
      address: 'https://library.example/card',
      places: ['content/facts/uk/library-card.json'],
    },
  ]);
});

/** The program itself, started in a folder. */
async function runLinks(cwd: string, env: Record<string, string> = {}) {
  const script = path.join(process.cwd(), 'gates/links.ts');
  const { CI: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [script], { cwd, env: { ...inherited, ...env } });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

test('without a network the program says so and ends with 2', async () => {
  const { code, stdout, stderr } = await runLinks(await openProject('https://127.0.0.1:1/card'));
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('no network here, so nothing was checked');
});

test('in CI, and without a built site, the program checks nothing and ends with 2', async () => {
  const folder = await openProject('https://127.0.0.1:1/card');
  expect(await runLinks(folder, { CI: 'true' })).toMatchObject({
    code: 2,
    stderr: 'Links to other sites are not checked in CI.\n',
  });
  await rm(path.join(folder, 'dist/index.html'));
  const { code, stderr } = await runLinks(folder);
  expect([code, stderr]).toEqual([2, 'There is no built site; run "npm run build" first.\n']);
});
