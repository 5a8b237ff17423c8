import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../../tests/support/loopback.ts';
import type { Manners } from './check-link.ts';
import { checkLinks, isBroken } from './check-links.ts';

const manners: Manners = {
  userAgent: 'Waymark link check (+https://site.example)',
  timeoutMs: 300,
  retryCount: 2,
  pauseMs: 1,
  longestWaitMs: 20,
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A host on loopback that notes what it is asked. */
async function openHost(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { origin: `http://127.0.0.1:${await listenOnLoopback(server)}`, asked };
}

const fine: Answer = (_request, response) => response.writeHead(200).end('Here');
const status =
  (code: number, headers = {}): Answer =>
  (_request, response) =>
    response.writeHead(code, headers).end();

async function check(addresses: readonly string[]) {
  const links = addresses.map((address) => ({ address, places: ['dist/a.html'] }));
  return (await checkLinks(links, manners)) ?? [];
}

test('a page that is there is asked for by HEAD alone, by a visitor who says its name', async () => {
  const names: (string | undefined)[] = [];
  const { origin, asked } = await openHost((request, response) => {
    names.push(request.headers['user-agent']);
    fine(request, response);
  });
  expect(await check([`${origin}/page`])).toMatchObject([{ verdict: 'fine', status: 200 }]);
  expect(new Set(asked)).toEqual(new Set(['HEAD /page']));
  expect(new Set(names)).toEqual(new Set([manners.userAgent]));
});

test.each<[string, Answer]>([
  ['knows no HEAD', status(405)],
  ['never answers HEAD', () => {}],
  ['hangs up on HEAD', (_request, response) => response.destroy()],
  ['breaks at HEAD', status(500)],
  ['has no page for HEAD', status(404)],
  ['sends HEAD in a circle', status(302, { location: '/page' })],
])('a host that %s is asked by GET', async (_, toHead) => {
  const { origin, asked } = await openHost((request, response) =>
    (request.method === 'HEAD' ? toHead : fine)(request, response),
  );
  expect(await check([`${origin}/page`])).toMatchObject([{ verdict: 'fine', status: 200 }]);
  expect(asked).toContain('GET /page');
});

test.each([
  [404, 'gone', true],
  [410, 'gone', true],
  [429, 'in trouble', false],
  [500, 'in trouble', false],
  [502, 'in trouble', false],
  [503, 'in trouble', false],
  [504, 'in trouble', false],
  [520, 'in trouble', false],
  [400, 'refused', false],
  [403, 'refused', false],
  [418, 'refused', false],
])('an address that answers %i is %s', async (code, verdict, broken) => {
  const { origin } = await openHost(status(code));
  const links = await check([`${origin}/page`]);
  expect(links).toMatchObject([{ verdict, status: code }]);
  expect(links.some(isBroken)).toBe(broken);
});

test('a host whose name is no more is gone, as a host that refuses is not', async () => {
  // No resolver asks the network for a name with so long a part.
  const nobody = `http://${'x'.repeat(64)}.example/page`;
  const { origin } = await openHost(fine);
  const links = await check([nobody, 'http://127.0.0.1:1/page', `${origin}/page`]);
  const byAddress = new Map(links.map((link) => [link.address, link]));
  expect(byAddress.get(nobody)).toMatchObject({ verdict: 'gone', status: null });
  expect(byAddress.get('http://127.0.0.1:1/page')).toMatchObject({ verdict: 'unreachable' });
});

test('an address that leads on is told with the one that it leads to', async () => {
  const { origin } = await openHost((request, response) =>
    (request.url === '/old' ? status(301, { location: '/new' }) : fine)(request, response),
  );
  expect(await check([`${origin}/old`])).toMatchObject([
    { verdict: 'moved', status: 200, detail: `now ${origin}/new` },
  ]);
});

test('a host that is busy is asked again, when it says, and then believed', async () => {
  let refusals = 0;
  const { origin } = await openHost((request, response) => {
    const isBusy = request.url === '/busy' && refusals < 3;
    if (isBusy) refusals += 1;
    (isBusy ? status(503, { 'retry-after': '1' }) : fine)(request, response);
  });
  expect(await check([`${origin}/`, `${origin}/busy`])).toMatchObject([
    { verdict: 'fine' },
    { verdict: 'fine', status: 200 },
  ]);
  expect(refusals).toBe(3);
});

test('a host that never answers is given up, and the others are still checked', async () => {
  const silent = await openHost(() => {});
  const awake = await openHost(fine);
  const links = await check([`${silent.origin}/page`, `${awake.origin}/page`]);
  expect(links.map(({ verdict }) => verdict).toSorted()).toEqual(['fine', 'unreachable']);
  expect(silent.asked).toHaveLength(2 + 2 + manners.retryCount);
});

test('a host is asked one thing at a time', async () => {
  let atOnce = 0;
  let most = 0;
  const { origin } = await openHost((_request, response) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    // A host that takes its time, so that a second request would meet the first.
    setTimeout(() => {
      atOnce -= 1;
      response.writeHead(200).end();
    }, 10);
  });
  const links = await check(Array.from({ length: 12 }, (_, page) => `${origin}/${page}`));
  expect(links).toHaveLength(12);
  expect(most).toBe(1);
});

test('where nothing can be reached there is no report', async () => {
  const links = ['127.0.0.1:1', '127.0.0.1:2', `${'x'.repeat(64)}.example`].map((host) => ({
    address: `http://${host}/`,
    places: ['a'],
  }));
  expect(await checkLinks(links, manners)).toBeNull();
});
