import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '../../scripts/compress.ts';
import { sampleFiles, writeSampleSite } from '../../tests/support/desk/sample-site.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const url = '/services/uk/uk-passport';
const file = 'services/uk/uk-passport.html';
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const rebuilt = '<!doctype html><title>UK passport</title><p>It was built anew.</p>'.repeat(30);

type Asked = { url?: string; method?: string; headers?: Record<string, string> };

/** A desk that has sent the page, whose files have become others since, and whose clock can be moved. */
async function openAfterRebuild() {
  const siteFolder = await writeSampleSite();
  await compress(siteFolder);
  let ms = Date.UTC(2026, 2, 2, 9);
  const { app } = await openTestDesk({ env: { DESK_SITE: siteFolder }, now: () => new Date(ms) });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (changes: Asked = {}) => {
    const asked = { url, headers, method: 'GET', ...changes };
    const question = request(origin + asked.url, asked).end();
    const [response]: IncomingMessage[] = await once(question, 'response');
    if (response === undefined) throw new Error('There was no answer.');
    const { statusCode, headers: got } = response;
    return { statusCode, headers: got, body: await buffer(response) };
  };
  const first = await ask();
  await writeFile(path.join(siteFolder, file), rebuilt);
  await compress(siteFolder);
  const pass = (more: number) => {
    ms += more;
  };
  return { app, port: Number(new URL(origin).port), ask, first, siteFolder, pass };
}

test('a page asked for again within a second is sent as it was, whatever its query', async () => {
  const { ask, first, pass } = await openAfterRebuild();
  pass(999);
  for (const again of [url, `${url}?q=1`]) {
    const { statusCode, headers: got, body } = await ask({ url: again });
    expect([statusCode, { ...got, date: '' }]).toEqual([200, { ...first.headers, date: '' }]);
    expect(brotliDecompressSync(body).toString()).toBe(sampleFiles[file]);
  }
  const head = await ask({ method: 'HEAD' });
  expect([head.body.length, head.headers['content-length']]).toEqual([
    0,
    first.headers['content-length'],
  ]);
  expect((await ask({ method: 'DELETE' })).statusCode).toBe(405);
});

test('who names two hosts is refused, also for a page that was just sent', async () => {
  const { port } = await openAfterRebuild();
  const socket = connect(port, '127.0.0.1');
  const hosts = 'Host: one.example\r\nHost: other.example\r\nConnection: close';
  socket.write(`GET ${url} HTTP/1.1\r\n${hosts}\r\nAccept-Encoding: br\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('who asks for a page that was just sent a hundred times at once over one line is refused in the end', async () => {
  const { port } = await openAfterRebuild();
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`.repeat(100));
  const answers = await text(socket);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(17);
  expect(answers).toMatch(/HTTP\/1\.1 503 .*Too many requests at a time$/s);
});

test('a desk that stops ends the line after a page that was just sent', async () => {
  const { app, ask, port } = await openAfterRebuild();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const question = `GET ${url} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n`;
  socket.write(question);
  // An answer over another line shows that the desk has heard the beginning.
  await ask({ url: '/healthz' });
  const closed = app.close();
  socket.write('\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
  await closed;
});

test.each([1_000, -1])(
  'a page built anew is seen when the clock has gone on by %d ms',
  async (ms) => {
    const { ask, pass } = await openAfterRebuild();
    pass(ms);
    expect(brotliDecompressSync((await ask()).body).toString()).toBe(rebuilt);
  },
);

test.each(['gzip', 'br;q=0, gzip', 'xbr', ''])(
  'who takes "%s" never gets brotli',
  async (taken) => {
    const { ask } = await openAfterRebuild();
    const response = await ask({ headers: { 'accept-encoding': taken } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).not.toBe('br');
  },
);

test('who has the page of before the change gets the new one, and who has the new one gets no body', async () => {
  const { ask, first } = await openAfterRebuild();
  const askWith = (etag: unknown) =>
    ask({ headers: { ...headers, 'if-none-match': String(etag) } });
  const changed = await askWith(first.headers.etag);
  expect(brotliDecompressSync(changed.body).toString()).toBe(rebuilt);
  expect((await askWith(changed.headers.etag)).statusCode).toBe(304);
});

test('a page that has gone is not sent from memory after the second', async () => {
  const { ask, siteFolder, pass } = await openAfterRebuild();
  for (const end of ['', '.br', '.gz']) await rm(path.join(siteFolder, `${file}${end}`));
  pass(1_000);
  expect((await ask()).statusCode).toBe(500);
});
