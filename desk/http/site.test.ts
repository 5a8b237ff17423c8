import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../../contract/headers.ts';
import { compress } from '../../scripts/compress.ts';
import { sampleFiles, writeSampleSite } from '../../tests/support/desk/sample-site.ts';
import { openTestDesk, temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { StartError } from '../errors.ts';
import { readSiteIndex } from './site.ts';

const passport = '/services/uk/uk-passport';
const spanishNotFound = '<html lang="es"><p>No existe esta página</p>';
const openData = {
  'api/guides.json': '{}',
  'changes.atom': '<feed/>',
  'es/404.html': spanishNotFound,
};
let siteFolder: string;

beforeAll(async () => {
  siteFolder = await writeSampleSite(openData);
  await compress(siteFolder);
});

async function get(url: string, headers: Record<string, string> = {}, env = {}) {
  const { app } = await openTestDesk({ env: { DESK_SITE: siteFolder, ...env } });
  return app.inject({ url, headers });
}

test.each([
  ['/', 'index.html'],
  ['/contact', 'contact.html'],
  [passport, 'services/uk/uk-passport.html'],
  ['/services/germany', 'services/germany/index.html'],
  ['/robots.txt', 'robots.txt'],
])('%s is served as it was built, without a redirect', async (url, file) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(sampleFiles[file]);
});

test.each([
  ['/Services/UK/UK-Passport', passport],
  [`${passport}/`, passport],
  [`${passport}//?q=1&r=%2F`, `${passport}?q=1&r=%2F`],
  [`${passport}.html`, passport],
  ['/services/germany/index.html', '/services/germany'],
  ['/index.html', '/'],
  ['/ROBOTS.TXT', '/robots.txt'],
  ['/%63ontact', '/contact'],
])('%s goes to its one address by a single permanent redirect', async (url, address) => {
  const response = await get(url);
  expect([response.statusCode, response.headers.location]).toEqual([308, address]);
  expect((await get(address)).statusCode).toBe(200);
});

test('paths of slashes, as long as a desk takes them, hold up nobody', async () => {
  const { app } = await openTestDesk({ env: { DESK_SITE: siteFolder } });
  const slashes = '/'.repeat(15_000);
  // By an expression each took most of a second.
  for (let path = 0; path < 300; path += 1) {
    const { statusCode } = await app.inject({ url: `${passport}${slashes}x` });
    expect(statusCode).toBe(404);
  }
  const { statusCode, headers } = await app.inject({ url: passport + slashes });
  expect([statusCode, headers.location]).toEqual([308, passport]);
});

test.each([
  '/services/uk/nothing',
  '/404',
  '/404.html',
  '/_redirects',
  '/contact.html.br',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '//other.example/contact',
  '/%00',
])('%s is a real 404 with the page for it', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe(sampleFiles['404.html']);
  expect(response.headers['cache-control']).toBe('no-cache');
});

test('who asks for a page that is not there, below the address of a language, is told so in it', async () => {
  for (const url of ['/es/nada', '/es/404']) {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, spanishNotFound]);
  }
  expect((await get('/constructor/nada')).body).toBe(sampleFiles['404.html']);
});

test('broken percent signs are a 4xx in plain text', async () => {
  const response = await get('/%E0%A4%A');
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});

test('an unknown call under /api is a plain 404', async () => {
  const response = await get('/api/v1.0/email/other');
  expect([response.statusCode, response.body]).toEqual([404, 'Not found']);
});

test('open data is served with its type, to pages of other sites too', async () => {
  const { app } = await openTestDesk({ env: { DESK_SITE: siteFolder } });
  const data = await app.inject('/api/guides.json');
  expect(data.body).toBe(openData['api/guides.json']);
  expect(data.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
  });
  const feed = await app.inject('/changes.atom');
  expect(feed.headers['content-type']).toBe('application/atom+xml');
  expect(feed.headers['access-control-allow-origin']).toBeUndefined();
});

test('beside open data, calls under /api are answered as ever', async () => {
  const { app } = await openTestDesk({ env: { DESK_SITE: siteFolder } });
  const unknown = await app.inject('/api/v1.0/email/other');
  expect([unknown.statusCode, unknown.body]).toEqual([404, 'Not found']);
  const missing = await app.inject('/api/guides/uk/nothing.json');
  expect([missing.statusCode, missing.body]).toEqual([404, 'Not found']);
  const call = await app.inject({ method: 'POST', url: '/api/v1.0/email/send-form' });
  expect(call.statusCode).toBe(415);
  expect(call.headers['access-control-allow-origin']).toBeUndefined();
});

test('a page cannot be posted to', async () => {
  const { app } = await openTestDesk({ env: { DESK_SITE: siteFolder } });
  const response = await app.inject({ method: 'POST', url: '/contact' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD tells what GET would send, without a body', async () => {
  const { app } = await openTestDesk({ env: { DESK_SITE: siteFolder } });
  const response = await app.inject({ method: 'HEAD', url: passport });
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
])('a browser that takes %s gets it, and caches are told', async (encoding, decompress) => {
  const response = await get(passport, { 'accept-encoding': encoding });
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(decompress(response.rawPayload).toString()).toBe(
    sampleFiles['services/uk/uk-passport.html'],
  );
  expect(response.rawPayload.length).toBeLessThan(1_000);
});

test('the page for 404 comes compressed too, and is never "not modified"', async () => {
  const headers = { 'accept-encoding': 'br', 'if-none-match': 'W/"a"' };
  const response = await get('/nothing', headers);
  expect(response.statusCode).toBe(404);
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(sampleFiles['404.html']);
});

test('a page that did not change costs no body', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await get(passport, headers);
  const again = await get(passport, { ...headers, 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe('no-cache');
});

test.each([
  [passport, 'no-cache'],
  ['/_astro/page.D4hash.css', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'public, max-age=3600'],
])('%s may be kept: %s', async (url, cacheControl) => {
  expect((await get(url)).headers['cache-control']).toBe(cacheControl);
});

test.each([passport, '/nothing', '/healthz', '/api/v1.0/email/send'])(
  '%s has the security headers',
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      ...securityHeaders(null),
      'cross-origin-resource-policy': url.startsWith('/api/') ? 'cross-origin' : 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('a site behind TLS promises it for a year', async () => {
  const { headers } = await get('/', {}, { SITE_URL: 'https://www.waymark.example' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a folder without a built site stops the start and says what to do', async () => {
  const folder = path.join(await temporaryFolder(), 'dist');
  await mkdir(folder);
  expect(() => readSiteIndex(folder)).toThrow(StartError);
  expect(() => readSiteIndex(folder)).toThrow(/no built site in .*npm run build/);
});
