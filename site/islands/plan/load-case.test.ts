import { afterEach, expect, test, vi } from 'vitest';
import { loadCase } from './use-plan.ts';

afterEach(() => vi.unstubAllGlobals());

/** A site with these files, each under its path, and pages that have moved. */
function open(files: Record<string, unknown>, moved: Record<string, string> = {}) {
  vi.stubGlobal('fetch', async (path: string) => {
    const response = path in files ? Response.json(files[path]) : new Response('', { status: 404 });
    if (!(path in moved)) return response;
    const url = `https://waymark.example${moved[path]}`;
    return Object.defineProperty(new Response(''), 'url', { value: url });
  });
}

const known = { id: 'uk/id/first', path: '/uk/id/first', title: 'A first ID' };

test('what stands beside the page of a case is the case', async () => {
  open({ '/uk/id/first.json': known });
  expect(await loadCase('/uk/id/first', '/uk/id/first')).toEqual(known);
});

test('a case that has moved is found at its new address', async () => {
  open({ '/uk/id/first.json': known }, { '/uk/old': '/uk/id/first' });
  expect(await loadCase('/uk/old', '/uk/old')).toEqual(known);
});

test.each([
  ['the words of the plan', '/plan', { path: '/plan', link: 'Your plan', page: {} }],
  ['open data', '/api/facts', { facts: [] }],
  ['another case', '/uk/id/other', known],
  ['nothing', '/uk/nothing', null],
])('a plan that names %s as a case is told that there is none', async (_, path, file) => {
  open({ [`${path}.json`]: file });
  expect(await loadCase(path, path)).toBe('gone');
});
