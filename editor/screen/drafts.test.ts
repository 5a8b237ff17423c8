import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { listenOnLoopback } from '../../tests/support/loopback.ts';
import type { DraftState, OpenedFile } from '../api.ts';
import { keepDrafts, RefusedError } from './drafts.ts';

const name = 'content/settings.json';
const opened: OpenedFile = {
  file: name,
  group: 'Settings',
  label: 'Settings',
  page: null,
  schema: {},
  value: { phone: '1' },
};
const sound: DraftState = { changed: [name], problems: [], pages: ['/'], canSave: true };

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))));

/** A server of one file that tells what it was sent, and can be away or refuse. */
async function serve() {
  const sent: unknown[] = [];
  let mood: 'well' | 'away' | 'strict' = 'well';
  const answers: Record<string, unknown> = {
    'GET file': opened,
    'GET files': { files: [], kinds: [], team: null },
    'GET references': { facts: [], routes: [], publishers: [], guides: [] },
    'GET state': sound,
    'PUT draft': sound,
    'DELETE draft': { ...sound, changed: [] },
    'POST save': { files: [name], pullRequest: null },
  };
  server = createServer(async (request, response) => {
    const body = await text(request);
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const asked = `${request.method} ${pathname.slice('/api/'.length)}`;
    if (mood === 'away') {
      response.destroy();
      return;
    }
    if (asked === 'PUT draft') sent.push(JSON.parse(body).value);
    const isRefused = mood === 'strict' && asked !== 'GET file';
    response.writeHead(isRefused ? 409 : 200, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(isRefused ? { error: 'The file changed on disk.' } : answers[asked]),
    );
  });
  const keeper = keepDrafts(`http://127.0.0.1:${await listenOnLoopback(server)}/api`);
  await keeper.open(name);
  return { keeper, sent, answers, be: (next: typeof mood) => (mood = next) };
}

test('what is typed in one go is sent once, as it stood at the end', async () => {
  const { keeper, sent } = await serve();
  keeper.change(name, { phone: '12' });
  keeper.change(name, { phone: '123' });
  expect(keeper.snapshot().link).toBe('waiting');
  await vi.waitFor(() => expect(keeper.snapshot().link).toBe('sound'), { timeout: 3_000 });
  expect(sent).toEqual([{ phone: '123' }]);
  expect(keeper.snapshot()).toMatchObject({ state: sound });
});

test('what a draft has begun can be chosen in other forms as soon as it is sent', async () => {
  const { keeper, answers } = await serve();
  const references = { facts: [], routes: [], publishers: ['Example Office'], guides: [] };
  answers['GET references'] = references;
  keeper.change(name, { phone: '12' });
  await keeper.sendNow();
  expect(keeper.snapshot().references).toEqual(references);
});

test('while the server is away nothing typed is lost, and it is sent once the server is back', async () => {
  const { keeper, sent, be } = await serve();
  be('away');
  keeper.change(name, { phone: '12' });
  await vi.waitFor(() => expect(keeper.snapshot().link).toBe('away'), { timeout: 3_000 });
  keeper.change(name, { phone: '123' });
  expect(keeper.hasUnsent()).toBe(true);
  expect(keeper.snapshot().drafts.get(name)?.value).toEqual({ phone: '123' });
  be('well');
  await vi.waitFor(() => expect(sent).toEqual([{ phone: '123' }]), { timeout: 5_000 });
  await vi.waitFor(() => expect(keeper.hasUnsent()).toBe(false));
  expect(keeper.snapshot().link).toBe('sound');
});

test('what the server refuses is told in its own words, until it takes the next change', async () => {
  const { keeper, be } = await serve();
  be('strict');
  keeper.change(name, { phone: '12' });
  await vi.waitFor(() => expect(keeper.snapshot().refused).toBe('The file changed on disk.'), {
    timeout: 3_000,
  });
  await expect(keeper.save()).rejects.toThrow(RefusedError);
  be('well');
  keeper.change(name, { phone: '123' });
  await keeper.sendNow();
  expect(keeper.snapshot().refused).toBeNull();
});

test('saving sends first what was typed last', async () => {
  const { keeper, sent } = await serve();
  keeper.change(name, { phone: '12' });
  expect(await keeper.save()).toEqual({ files: [name], pullRequest: null });
  expect(sent).toEqual([{ phone: '12' }]);
});

test('forgotten changes fill the form with what was saved before', async () => {
  const { keeper, sent } = await serve();
  keeper.change(name, { phone: '12' });
  await keeper.forget(name);
  expect(keeper.snapshot().drafts.get(name)).toMatchObject({ value: { phone: '1' }, filled: 2 });
  expect(sent).toEqual([]);
});
