import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { listenOnLoopback } from '../../tests/support/loopback.ts';
import { readTeam, sendPullRequest } from './pull-request.ts';

const now = new Date('2026-11-22T10:00:00Z');
const file = 'content/en/form.json';
const text = '{ "title": "Write to us" }\n';
/** What `git hash-object` says of it. */
const textHash = '4920e37f8535d11c275923c2cd9bfa464a171fb4';

type Call = { method: string; path: string; body: unknown };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A repository that answers as GitHub does to what a pull request asks for, on the loopback address. */
async function repository(blob: string | null): Promise<{ api: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const path = url.replace(/\?.*/, '');
    const body = method === 'GET' ? null : await json(request);
    calls.push({ method, path, body });
    const [status, answer] = answerTo(`${method} ${path}`, blob);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  servers.push(server);
  return { api: `http://127.0.0.1:${await listenOnLoopback(server)}`, calls };
}

function answerTo(call: string, blob: string | null): [number, object] {
  const at = (end: string) => call.endsWith(`/repos/waymark/site${end}`);
  if (at('')) return [200, { default_branch: 'main', permissions: { push: true } }];
  if (at(`/contents/${encodeURIComponent(file)}`) || at(`/contents/${file}`))
    return blob === null ? [404, { message: 'Not Found' }] : [200, { sha: blob }];
  if (at('/commits')) return [200, [{ sha: 'c0', commit: { tree: { sha: 't0' } } }]];
  if (at('/git/trees')) return [201, { sha: 't1' }];
  if (at('/git/commits')) return [201, { sha: 'c1', tree: { sha: 't1' } }];
  if (at('/git/refs')) return [201, {}];
  if (at('/pulls')) return [201, { html_url: 'https://github.com/waymark/site/pull/7' }];
  if (call.startsWith('POST /graphql')) return [200, { data: { repository: { ref: null } } }];
  return [404, { message: 'Not Found' }];
}

function team(api: string) {
  const settings = readTeam({
    WAYMARK_EDIT_REPOSITORY: 'waymark/site',
    WAYMARK_EDIT_TOKEN: 'token',
    WAYMARK_EDIT_API: api,
  });
  if (settings === null) throw new Error('The settings name a team.');
  return settings;
}

test('what was changed becomes one commit on a branch of its own and a pull request', async () => {
  const { api, calls } = await repository(textHash);
  const changed = text.replace('Write to us', 'Ask us');
  const address = await sendPullRequest([{ file, text: changed, base: text }], team(api), now);
  expect(address).toBe('https://github.com/waymark/site/pull/7');
  const tree = calls.find(({ path }) => path.endsWith('/git/trees'));
  expect(JSON.stringify(tree?.body)).toContain('Ask us');
  const pull = calls.find(({ path }) => path.endsWith('/pulls'));
  expect(pull?.body).toMatchObject({ base: 'main', head: 'waymark:words-20261122100000' });
});

test('a file that is another one there is not sent', async () => {
  const { api, calls } = await repository('0000000000000000000000000000000000000000');
  await expect(sendPullRequest([{ file, text, base: text }], team(api), now)).rejects.toThrow(
    /changed in the repository/,
  );
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test('a new file that is not there yet is sent', async () => {
  const { api } = await repository(null);
  await expect(sendPullRequest([{ file, text, base: null }], team(api), now)).resolves.toContain(
    '/pull/',
  );
});

test('half of the settings is an error that names both', () => {
  expect(() => readTeam({ WAYMARK_EDIT_REPOSITORY: 'waymark/site' })).toThrow(
    /WAYMARK_EDIT_REPOSITORY.+WAYMARK_EDIT_TOKEN/,
  );
  expect(readTeam({})).toBeNull();
});
