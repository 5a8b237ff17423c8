import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '../../scripts/compress.ts';
import { sampleFiles, writeSampleSite } from '../../tests/support/desk/sample-site.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const url = '/services/uk/uk-passport';
const file = 'services/uk/uk-passport.html';
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const rebuilt = '<!doctype html><title>UK passport</title><p>It was built anew.</p>'.repeat(30);

/** A desk that has sent the page, whose files have become others since, and whose clock can be moved. */
async function openAfterRebuild() {
  const siteFolder = await writeSampleSite();
  await compress(siteFolder);
  let ms = Date.UTC(2026, 2, 2, 9);
  const { app } = await openTestDesk({ env: { DESK_SITE: siteFolder }, now: () => new Date(ms) });
  const first = await app.inject({ url, headers });
  await writeFile(path.join(siteFolder, file), rebuilt);
  await compress(siteFolder);
  const pass = (more: number) => {
    ms += more;
  };
  return { app, first, siteFolder, pass };
}

test('a page asked for again within a second is sent as it was, whatever its query', async () => {
  const { app, first, pass } = await openAfterRebuild();
  pass(999);
  for (const again of [url, `${url}?q=1`]) {
    const { statusCode, headers: got, rawPayload } = await app.inject({ url: again, headers });
    expect([statusCode, { ...got, date: '' }]).toEqual([200, { ...first.headers, date: '' }]);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(sampleFiles[file]);
  }
  const head = await app.inject({ method: 'HEAD', url, headers });
  expect([head.body, head.headers['content-length']]).toEqual([
    '',
    first.headers['content-length'],
  ]);
});

test.each([1_000, -1])(
  'a page built anew is seen when the clock has gone on by %d ms',
  async (ms) => {
    const { app, pass } = await openAfterRebuild();
    pass(ms);
    const { rawPayload } = await app.inject({ url, headers });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(rebuilt);
  },
);

test.each(['gzip', 'br;q=0, gzip', 'xbr', ''])(
  'who takes "%s" never gets brotli',
  async (taken) => {
    const { app } = await openAfterRebuild();
    const response = await app.inject({ url, headers: { 'accept-encoding': taken } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).not.toBe('br');
  },
);

test('who has the page of before the change gets the new one, and who has the new one gets no body', async () => {
  const { app, first } = await openAfterRebuild();
  const ask = (etag: unknown) =>
    app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } });
  const changed = await ask(first.headers.etag);
  expect(brotliDecompressSync(changed.rawPayload).toString()).toBe(rebuilt);
  expect((await ask(changed.headers.etag)).statusCode).toBe(304);
});

test('a page that has gone is not sent from memory after the second', async () => {
  const { app, siteFolder, pass } = await openAfterRebuild();
  for (const end of ['', '.br', '.gz']) await rm(path.join(siteFolder, `${file}${end}`));
  pass(1_000);
  expect((await app.inject({ url, headers })).statusCode).toBe(500);
});
