import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { listenOnLoopback } from '../../tests/support/loopback.ts';
import { type Change, type DraftState, type Kept, type OpenedFile, RefusedError } from '../api.ts';
import { Keeper } from './keeper.ts';

const name = 'content/settings.json';
const entry = { file: name, group: 'Settings', label: 'Settings', page: null };
const opened: OpenedFile = {
  ...entry,
  schema: {},
  value: { phone: '1' },
  version: 'first',
  conflicts: [],
};
const changed = { versions: { [name]: 'second' } };
const kept: Kept = { ...changed, version: 'second', conflicts: [] };
const sound: DraftState = { ...changed, stamp: '2', problems: [], pages: ['/'], canSave: true };

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))));

/** A server of one file that tells what it was sent, and can be away or refuse; "dumb", it takes what it is sent and does not answer. */
async function serve() {
  const sent: unknown[] = [];
  const changes: Change[] = [];
  let mood: 'well' | 'away' | 'strict' | 'dumb' = 'well';
  const answers: Record<string, unknown> = {
    'GET file': opened,
    'GET files': { files: [entry], kinds: [], team: null },
    'GET references': { facts: [], routes: [], publishers: [], guides: [] },
    'GET state': sound,
    'GET stamp': { stamp: '2' },
    'PUT draft': kept,
    'DELETE draft': {},
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
    if (asked === 'PUT draft') {
      changes.push(JSON.parse(body));
      sent.push(JSON.parse(body).value);
    }
    if (mood === 'dumb') {
      response.destroy();
      return;
    }
    const isRefused = mood === 'strict' && asked !== 'GET file';
    response.writeHead(isRefused ? 409 : 200, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(isRefused ? { error: 'The file changed on disk.' } : await answers[asked]),
    );
  });
  const keeper = new Keeper(`http://127.0.0.1:${await listenOnLoopback(server)}/api`);
  await keeper.open(name);
  return { keeper, sent, changes, answers, be: (next: typeof mood) => (mood = next) };
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
  // It may have come the first time, so it comes again as it was.
  const both = [{ phone: '12' }, { phone: '123' }];
  await vi.waitFor(() => expect(sent).toEqual(both), { timeout: 5_000 });
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

test('each change names what it was typed on, and its version', async () => {
  const { keeper, changes } = await serve();
  keeper.change(name, { phone: '12' });
  await keeper.sendNow();
  keeper.change(name, { phone: '123' });
  await keeper.sendNow();
  expect(changes).toEqual([
    { file: name, version: 'first', base: { phone: '1' }, value: { phone: '12' } },
    { file: name, version: 'second', base: { phone: '12' }, value: { phone: '123' } },
  ]);
});

test('what was not answered is sent again as it was, because the server may have it', async () => {
  const { keeper, sent, be } = await serve();
  be('dumb');
  keeper.change(name, { phone: '12' });
  await keeper.sendNow();
  keeper.change(name, { phone: '123' });
  be('well');
  await keeper.sendNow();
  expect(sent).toEqual([{ phone: '12' }, { phone: '12' }, { phone: '123' }]);
});

test('what the server has merged fills the form, and not while somebody types', async () => {
  const { keeper, changes, answers } = await serve();
  const value = { phone: '12', email: 'a@example.org' };
  const { promise, resolve } = Promise.withResolvers<Kept>();
  answers['PUT draft'] = promise;
  keeper.change(name, { phone: '12' });
  const sending = keeper.sendNow();
  await vi.waitFor(() => expect(changes).toHaveLength(1));
  keeper.change(name, { phone: '123' });
  answers['PUT draft'] = { ...kept, value: { ...value, phone: '123' } };
  resolve({ ...kept, value });
  await sending;
  await keeper.sendNow();
  expect(changes[1]).toMatchObject({ base: { phone: '12' }, version: '' });
  expect(keeper.snapshot().drafts.get(name)).toMatchObject({
    value: { phone: '123', email: 'a@example.org' },
    news: [{ path: ['email'] }],
  });
});

test('what has changed elsewhere is told with what stood there, and can be put back', async () => {
  const { keeper, answers } = await serve();
  await keeper.poll();
  answers['GET stamp'] = { stamp: '3' };
  answers['GET file'] = { ...opened, value: { phone: '7' }, version: 'third' };
  await keeper.poll();
  expect(keeper.snapshot().drafts.get(name)).toMatchObject({
    value: { phone: '7' },
    news: [{ path: ['phone'], other: '1' }],
  });
  keeper.putBack(name, 0);
  expect(keeper.snapshot().drafts.get(name)).toMatchObject({ value: { phone: '1' }, news: [] });
});
