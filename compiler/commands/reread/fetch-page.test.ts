import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, type Hosts, openHosts } from '../../../tests/support/reread/hosts.ts';
import { createPageReader } from './fetch-page.ts';

let hosts: Hosts;

afterEach(() => hosts.close());

const manners = {
  userAgent: 'Waymark-fact-reader/1.0',
  timeoutMs: 2_000,
  maxBytes: 10_000,
  pauseMs: 0,
  longestPauseMs: 0,
};

/** Reads a page of a host whose robots.txt answers like this, at every name. */
async function readBehind(robots: Answer) {
  hosts = await openHosts((request, response) => {
    if (request.url === '/fees') response.writeHead(200, { 'content-type': 'text/html' }).end('£1');
    else robots(request, response);
  });
  const read = createPageReader({ ...manners, dispatcher: hosts.dispatcher });
  const { kind } = await read('http://authority.test/fees');
  return { kind, wasAsked: hosts.asked.includes('authority.test/fees') };
}

const kept = { kind: 'unreachable', wasAsked: false };
const read = { kind: 'page', wasAsked: true };

const rules =
  (body: string, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body);

const forbidsAll = rules('User-agent: *\nDisallow: /\n');

/** A robots.txt that stands behind so many redirects, each to another host. */
function behind(count: number, last: Answer): Answer {
  return (request, response) => {
    const done = Number(request.url?.split('/').at(-1)) || 0;
    if (done === count) last(request, response);
    else response.writeHead(301, { location: `http://host-${done}.test/way/${done + 1}` }).end();
  };
}

describe('a robots.txt that forbids all', () => {
  test.each([0, 1, 2, 3, 4, 5])('is kept to %i redirects away', async (count) => {
    expect(await readBehind(behind(count, forbidsAll))).toEqual(kept);
  });

  test('is none at all more than five redirects away', async () => {
    expect(await readBehind(behind(6, forbidsAll))).toEqual(read);
  });

  test('is kept to by an address without its host', async () => {
    const robots: Answer = (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(302, { location: 'en/rules' }).end();
      else if (request.url === '/en/rules') response.writeHead(307, { location: 'all' }).end();
      else (request.url === '/en/all' ? forbidsAll : rules('', 404))(request, response);
    };
    expect(await readBehind(robots)).toEqual(kept);
  });

  test('is kept to as far as it is read where it is too long', async () => {
    const long = `User-agent: *\nDisallow: /\n${'# And so on.\n'.repeat(60_000)}`;
    expect(await readBehind(rules(long))).toEqual(kept);
  });
});

test.each([400, 401, 403, 404, 410])(
  'a robots.txt that answers %i forbids nothing',
  async (status) => {
    expect(await readBehind(rules('', status))).toEqual(read);
    await hosts.close();
    expect(await readBehind(behind(3, rules('', status)))).toEqual(read);
  },
);

test.each<[string, Answer]>([
  ['answers 500', rules('', 500)],
  ['answers 503', rules('', 503)],
  ['hangs up', (_request, response) => response.destroy()],
  [
    'leads to nobody',
    (_request, response) => response.writeHead(302, { location: 'http://nobody.invalid/' }).end(),
  ],
])('where robots.txt %s nothing may be read', async (_, robots) => {
  expect(await readBehind(robots)).toEqual(kept);
  await hosts.close();
  expect(await readBehind(behind(3, robots))).toEqual(kept);
});

test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])(
  'a page that leads to %s is not followed there',
  async (name) => {
    hosts = await openHosts((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('What is nobody else’s to read');
    });
    const read = createPageReader(manners);
    expect(await read(`http://${name}:${hosts.port}/fees`)).toMatchObject({
      kind: 'unreachable',
      detail: 'leads to this machine or the network around it',
    });
    expect(hosts.asked).toEqual([]);
  },
);
