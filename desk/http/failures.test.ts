import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeSampleSite } from '../../tests/support/desk/sample-site.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const asDocument = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' };

/** A desk whose site has lost a file since the desk read it. */
async function openWithout(file: string) {
  const folder = await writeSampleSite();
  onTestFinished(() => rm(folder, { recursive: true }));
  const desk = await openTestDesk({ env: { DESK_SITE: folder } });
  await rm(path.join(folder, file));
  return desk;
}

test('a page that has gone from under the desk is a 500 that says what to do', async () => {
  const { app, log } = await openWithout('contact.html');
  const response = await app.inject({
    url: '/contact?email=zoe@sample.example',
    headers: asDocument,
  });
  expect(response.statusCode).toBe(500);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+';/,
  );
  expect(response.body).toContain('<h1>This page cannot be shown</h1>');
  expect(response.body).toContain('Load the page again in a minute');
  expect(response.body).toContain('hello@waymark.example');
  expect(log.join('')).toContain('"type":"SiteFileError"');
  expect(log.join('')).not.toMatch(/\/contact|zoe/);
});

test('who does not read pages gets the 500 in plain text', async () => {
  const { app } = await openWithout('robots.txt');
  const response = await app.inject({ url: '/robots.txt', headers: { accept: '*/*' } });
  expect([response.statusCode, response.body]).toEqual([500, 'The desk failed']);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('below /api a failure is plain text for everybody, and its words stay out of the log', async () => {
  const { app, log } = await openTestDesk();
  app.get('/api/failing', () => {
    throw new TypeError('zoe@sample.example is not a function');
  });
  const response = await app.inject({ url: '/api/failing', headers: asDocument });
  expect([response.statusCode, response.body]).toEqual([500, 'The desk failed']);
  expect(log.join('')).toContain('"type":"TypeError"');
  expect(log.join('')).not.toContain('zoe');
});

test.each(['/contact%E0%A4%A', '/api/v1.0/email/send%'])(
  'the unreadable path %s is a 400 in plain text that does not repeat it',
  async (url) => {
    const { app } = await openTestDesk();
    const response = await app.inject({ url, headers: asDocument });
    expect([response.statusCode, response.body]).toEqual([400, 'Bad request']);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  },
);

test('a body that no page takes is no fault of the desk', async () => {
  const { app } = await openWithout('robots.txt');
  for (const type of ['application/json', 'application/xml', '']) {
    const headers = { ...asDocument, 'content-type': type };
    const response = await app.inject({ method: 'POST', url: '/contact', headers, payload: '{' });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  }
});
