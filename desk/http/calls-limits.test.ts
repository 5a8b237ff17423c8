import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { emailjsLimits, emailjsPaths } from '../../contract/emailjs.ts';
import { multipartOf, sampleParameters } from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const origin = { origin: 'https://www.waymark.example', host: 'www.waymark.example' };

test('the calls after the limit get 429 and when to come back', async () => {
  const desk = await openTestDesk({ env: { DESK_RATE_LIMIT: '2' } });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await desk.postForm(sampleParameters)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await desk.postForm(sampleParameters, origin);
  // Two in ten minutes: the first comes back after five.
  expect(refused.headers['retry-after']).toBe('300');
  expect(refused.headers['access-control-allow-origin']).toBe(origin.origin);
});

test('calls that cannot be read count as well', async () => {
  const desk = await openTestDesk({ env: { DESK_RATE_LIMIT: '1' } });
  const broken = { 'content-type': 'multipart/form-data' };
  expect((await desk.post('x', broken)).statusCode).toBe(400);
  expect((await desk.post('x', broken)).statusCode).toBe(429);
});

test('visitors behind a trusted proxy are counted one by one, others cannot pretend', async () => {
  const calls = async (env: Record<string, string>) => {
    const desk = await openTestDesk({ env: { DESK_RATE_LIMIT: '1', ...env } });
    const first = await desk.postForm(sampleParameters, { 'x-forwarded-for': '192.0.2.1' });
    const second = await desk.postForm(sampleParameters, { 'x-forwarded-for': '192.0.2.2' });
    return [first.statusCode, second.statusCode];
  };
  expect(await calls({ DESK_TRUSTED_PROXIES: '127.0.0.1' })).toEqual([200, 200]);
  expect(await calls({ DESK_TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual([200, 429]);
  expect(await calls({})).toEqual([200, 429]);
});

test('behind a trusted proxy the address that it saw counts, whatever the visitor wrote before it', async () => {
  const env = { DESK_RATE_LIMIT: '1', DESK_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' };
  const desk = await openTestDesk({ env });
  const statusFor = async (forwarded: string) =>
    (await desk.postForm(sampleParameters, { 'x-forwarded-for': forwarded })).statusCode;
  expect(await statusFor('198.51.100.1, 192.0.2.1')).toBe(200);
  expect(await statusFor('198.51.100.2, 192.0.2.1, 10.0.0.7')).toBe(429);
  for (const odd of ['unknown', '192.0.2.2, %%%', 'fe80::1%eth0', ', ,', '999.1.1.1']) {
    expect(await statusFor(odd)).toBeLessThan(500);
  }
});

test.each([
  ['203.0.113.9:4000', '203.0.113.9:4001'],
  ['203.0.113.9', '198.51.100.7, 203.0.113.9:65535'],
  ['[2001:db8::1]:4000', '"[2001:db8::1]:4001"'],
  ['203.0.113.9', '::ffff:203.0.113.9'],
  ['192.0.2.1', '192.0.2.1:7, 10.0.0.7:4000'],
  ['unknown', '_hidden'],
  ['192.0.2.1, %%%', '192.0.2.2, 999.1.1.1'],
])('to the limits "%s" and "%s" from a trusted proxy are one caller', async (first, second) => {
  const env = { DESK_RATE_LIMIT: '1', DESK_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' };
  const desk = await openTestDesk({ env });
  const statusFor = async (forwarded: string) =>
    (await desk.postForm(sampleParameters, { 'x-forwarded-for': forwarded })).statusCode;
  expect([await statusFor(first), await statusFor(second)]).toEqual([200, 429]);
  expect(await statusFor('203.0.113.10:4000')).toBe(200);
});

test('that a trusted proxy names nobody is told once, and only of one that is trusted', async () => {
  const warnings = async (proxies: string) => {
    const desk = await openTestDesk({ env: { DESK_TRUSTED_PROXIES: proxies } });
    for (const forwarded of ['unknown', '203.0.113.9:4000', 'unknown']) {
      await desk.postForm(sampleParameters, { 'x-forwarded-for': forwarded });
    }
    return desk.log.filter((line) => line.includes('names no address')).length;
  };
  expect([await warnings('127.0.0.1'), await warnings('10.0.0.0/8')]).toEqual([1, 0]);
});

test('addresses of one IPv6 network are one visitor, those of two are two', async () => {
  const env = { DESK_RATE_LIMIT: '1', DESK_TRUSTED_PROXIES: '127.0.0.1' };
  const desk = await openTestDesk({ env });
  const statusFor = async (address: string) =>
    (await desk.postForm(sampleParameters, { 'x-forwarded-for': address })).statusCode;
  expect(await statusFor('2001:db8:1:1::1')).toBe(200);
  expect(await statusFor('2001:db8:1:1:ffff::2')).toBe(429);
  expect(await statusFor('2001:db8:1:100::1')).toBe(200);
});

test('the limit on all together counts what would be kept, so that one address cannot use it up', async () => {
  const env = {
    DESK_RATE_LIMIT: '3',
    DESK_RATE_LIMIT_OVERALL: '2',
    DESK_TRUSTED_PROXIES: '127.0.0.1',
  };
  const desk = await openTestDesk({ env });
  const send = (address: string, changes = {}) =>
    desk.postForm({ ...sampleParameters, ...changes }, { 'x-forwarded-for': address, ...origin });
  for (let count = 0; count < 10; count += 1) await send('192.0.2.1', { email: 'nobody' });
  expect((await send('192.0.2.2', { subject: 'one' })).statusCode).toBe(200);
  expect((await send('192.0.2.3', { subject: 'two' })).statusCode).toBe(200);
  const refused = await send('192.0.2.4', { subject: 'three' });
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toMatch(
    /^More enquiries are coming than this desk takes\. Try again in \d+/,
  );
  expect(refused.headers).toMatchObject({
    'retry-after': '600',
    'access-control-allow-origin': origin.origin,
  });
  expect(await desk.store.list()).toHaveLength(2);
});

test('a form that is sent twice is one enquiry, and a second enquiry puts the first, while it waits, behind others', async () => {
  const desk = await openTestDesk();
  const send = async (subject: string, id: string) => {
    await desk.postForm({ ...sampleParameters, subject, enquiry_id: id });
    const kept = await desk.store.list();
    return kept.map((each) => `${each.subject}: ${each.priority}`).toSorted();
  };
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await send('first', first)).toEqual(['first: 1']);
  expect(await send('first', first)).toEqual(['first: 1']);
  await send('second', second);
  await expect.poll(() => send('second', second)).toEqual(['first: 2', 'second: 2']);
});

test.each(['PROPFIND', 'LOCK', 'QUERY', 'TRACE', 'M-SEARCH'])(
  'even %s is a 405 that a page can read',
  async (method) => {
    const answer = await exchange([
      `${method} ${emailjsPaths.send} HTTP/1.1`,
      ...headerLines,
      '',
      '',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain(`access-control-allow-origin: ${origin.origin}`);
    expect(answer).toContain('This address takes POST only');
  },
);

test('a body that does not come in time is a 408 that a page can read', async () => {
  const lines = ['content-type: application/json', 'content-length: 100'];
  const answer = await exchange(
    [`POST ${emailjsPaths.send} HTTP/1.1`, ...headerLines, ...lines, '', '{"user_id":'],
    { bodyTimeoutMs: 50 },
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(`access-control-allow-origin: ${origin.origin}`);
  expect(answer).toContain('connection: close');
  expect(answer).toMatch(/The body did not come in time; the enquiry was not sent$/);
});

test('headers that are too large are a 431 in plain text that a page can read', async () => {
  const answer = await exchange([
    `POST ${emailjsPaths.send} HTTP/1.1`,
    ...headerLines,
    `x-large: ${'x'.repeat(17 * 1024)}`,
    '',
    '',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('Access-Control-Allow-Origin: *');
  expect(answer).toMatch(/text\/plain.*\r\n\r\nRequest Header Fields Too Large$/s);
});

test('what is no request at all is a 400 in plain text', async () => {
  const answer = await exchange(['zoe@sample.example', '', '']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\nBad Request$/s);
});

test('a body far over the limit, of known or unknown length, is heard out and answered with 413', async () => {
  const desk = await openTestDesk();
  const url = `${await desk.app.listen({ port: 0, host: '127.0.0.1' })}${emailjsPaths.sendForm}`;
  const large = 'x'.repeat(8 * emailjsLimits.maxBodyBytes);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const body = multipartOf({ ...sampleParameters, message: large });
  const chunked = new Blob([body]).stream();
  const answers = [
    await fetch(url, { method: 'POST', headers, body }),
    await fetch(url, { method: 'POST', headers, body: chunked, duplex: 'half' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([413, 413]);
  expect(await desk.store.list()).toEqual([]);
});

test('a visitor who goes away while sending leaves nothing behind, not even a failure', async () => {
  const desk = await openTestDesk();
  const socket = await connected(desk);
  socket.write(
    [`POST ${emailjsPaths.send} HTTP/1.1`, ...headerLines, 'content-length: 100', '', '{"'].join(
      '\r\n',
    ),
  );
  await once(desk.app.server, 'request');
  socket.resetAndDestroy();
  await expect.poll(() => desk.log.join('')).toContain('"msg":"call refused"');
  expect(desk.log.join('')).not.toContain('"level":50');
  expect(await desk.store.list()).toEqual([]);
});

const headerLines = ['host: www.waymark.example', `origin: ${origin.origin}`];

/** Sends these lines to a real port and reads until the desk closes the line. */
async function exchange(lines: readonly string[], parts: { bodyTimeoutMs?: number } = {}) {
  const socket = await connected(await openTestDesk(parts));
  const [start = '', ...rest] = lines;
  socket.write([start, 'connection: close', ...rest].join('\r\n'));
  return text(socket);
}

async function connected({ app }: Awaited<ReturnType<typeof openTestDesk>>) {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
