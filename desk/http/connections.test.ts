import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { emailjsPaths } from '../../contract/emailjs.ts';
import { writeSampleSite } from '../../tests/support/desk/sample-site.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

type Changes = Parameters<typeof openTestDesk>[0];

/** A desk on a real port, and a line to it whose own end stays open until the test ends. */
async function openLine(changes: Changes = {}) {
  const { app } = await openTestDesk(changes);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  const openLines = () =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  return { app, socket, openLines };
}

test('a line that was refused does not stay half open', async () => {
  const { socket, openLines } = await openLine();
  socket.write('no request at all\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  await expect.poll(openLines, { timeout: 5_000 }).toBe(0);
});

test('a line whose body did not come in time is closed after the answer', async () => {
  const { socket, openLines } = await openLine({ bodyTimeoutMs: 50 });
  const head = ['content-type: application/json', 'content-length: 100', 'host: localhost'];
  socket.write([`POST ${emailjsPaths.send} HTTP/1.1`, ...head, '', '{'].join('\r\n'));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(openLines).toBe(0);
});

test('of an address no more half-sent calls are held than it may make, and one more when one has ended', async () => {
  const { app } = await openTestDesk({ env: { DESK_RATE_LIMIT: '3' } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  /** A line on which the desk has begun to hear a call of five letters, and the statuses that it has answered there. */
  const beginCall = async () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    const head = ['content-type: application/json', 'content-length: 5', 'host: localhost'];
    const asks = [`POST ${emailjsPaths.send} HTTP/1.1`, ...head, 'expect: 100-continue', '', ''];
    socket.write(asks.join('\r\n'));
    const statuses = () => Array.from(heard.matchAll(/HTTP\/1\.1 (\d+)/g), ([, code]) => code);
    await expect.poll(statuses).toContain('100');
    return { socket, statuses };
  };
  const statusOfOneMore = async () => {
    const { socket, statuses } = await beginCall();
    socket.write('wrong');
    await expect.poll(statuses).toHaveLength(2);
    return statuses()[1];
  };
  const [first] = [await beginCall(), await beginCall(), await beginCall()];
  expect(await statusOfOneMore()).toBe('429');
  first.socket.destroy();
  await expect.poll(statusOfOneMore).toBe('400');
});

test('who asks for much at a time over one line gets the first answers, a refusal, and the end of the line', async () => {
  const folder = await writeSampleSite();
  onTestFinished(() => rm(folder, { recursive: true }));
  const { socket } = await openLine({ env: { DESK_SITE: folder } });
  const answered = text(socket);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_200));
  const statuses = [...(await answered).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);
  expect(statuses).toEqual([...Array.from({ length: 16 }, () => '200'), '503']);
});

test('as many at a time as an honest program asks for are all answered, again and again', async () => {
  const { socket } = await openLine();
  socket.setEncoding('utf8');
  for (let round = 0; round < 3; round += 1) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(16));
    let answers = '';
    while ((answers.match(/^ok/gm) ?? []).length < 16) {
      const [chunk] = await once(socket, 'data');
      answers += chunk.replaceAll('okHTTP', 'ok\nHTTP');
    }
    expect(answers).not.toContain('503');
  }
});

test.each([
  ['says nothing', ''],
  ['never ends its headers', `POST ${emailjsPaths.send} HTTP/1.1\r\nHost: localhost\r\n`],
  [
    'never ends its body',
    `POST ${emailjsPaths.send} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`,
  ],
])('a line that %s does not keep the desk from stopping', async (_what, words) => {
  const { app, socket } = await openLine({ stopping: { quietMs: 20, graceMs: 100 } });
  socket.write(words);
  const ended = text(socket).catch(() => '');
  await app.close();
  await ended;
});

test.each([
  [
    'a whole address in place of a path',
    'GET http://localhost/healthz HTTP/1.1',
    ['Host: localhost'],
  ],
  ['no path at all', 'GET localhost HTTP/1.1', ['Host: localhost']],
  ['two names of a host', 'GET /healthz HTTP/1.1', ['Host: localhost', 'Host: other.example']],
  [
    'the same name of a host twice',
    'GET /healthz HTTP/1.1',
    ['Host: localhost', 'host: localhost'],
  ],
])('a request with %s is a 400', async (_what, start, headers) => {
  const { socket } = await openLine();
  socket.write([start, ...headers, 'Connection: close', '', ''].join('\r\n'));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*Bad request$/is);
});
