import { expect, test } from 'vitest';
import { fieldNames } from '../contract/fields.ts';
import { wireLimits, wirePaths } from '../contract/wire.ts';
import {
  sampleId,
  sampleIdentifiers,
  sampleParameters,
  sampleText,
} from '../tests/support/desk/sample-enquiry.ts';
import { formOf, openTestDesk } from '../tests/support/desk/test-desk.ts';
import { StoreError } from './errors.ts';

const json = { 'content-type': 'application/json' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const origin = { origin: 'https://www.waymark.example', host: 'www.waymark.example' };

function jsonCall(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    lib_version: '4.4.1',
    ...sampleIdentifiers,
    template_params: sampleText,
    ...changes,
  });
}

function without(name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sampleParameters).filter(([key]) => key !== name));
}

test('send-form answers OK as plain text once the enquiry is kept', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm(sampleParameters);
  expect([response.statusCode, response.body]).toEqual([200, 'OK']);
  expect(response.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const [kept] = await desk.store.list();
  expect(kept).toMatchObject({ text: sampleText, subject: 'UK passport', state: 'stored' });
});

test('a form without multipart is taken too', async () => {
  const desk = await openTestDesk();
  const body = new URLSearchParams(sampleParameters).toString();
  expect((await desk.post(body, urlencoded)).statusCode).toBe(200);
  expect((await desk.store.list())[0]?.text).toEqual(sampleText);
});

test('send takes the same enquiry as JSON', async () => {
  const desk = await openTestDesk();
  const response = await desk.post(jsonCall(), json, wirePaths.send);
  expect([response.statusCode, response.body]).toEqual([200, 'OK']);
  expect((await desk.store.list())[0]?.text).toEqual(sampleText);
});

test('the reserved service name of EmailJS means our one service', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...sampleParameters, service_id: 'default_service' });
  expect(response.statusCode).toBe(200);
});

test('the copies that the SDK adds to hidden identifiers are taken when they are equal', async () => {
  const desk = await openTestDesk();
  const form = formOf(sampleParameters);
  form.append('user_id', String(form.get('user_id')));
  expect((await desk.postForm(form)).statusCode).toBe(200);
});

test.each([
  ['user_id', 'evil'],
  ['fname', 'Another'],
])('two different values of %s are refused', async (name, value) => {
  const desk = await openTestDesk();
  const form = formOf(sampleParameters);
  form.append(name, value);
  const response = await desk.postForm(form);
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain(`"${name}" parameter was sent twice`);
  expect(await desk.store.list()).toEqual([]);
});

test.each(['user_id', 'service_id', 'template_id'])('%s missing is named', async (name) => {
  const desk = await openTestDesk();
  const response = await desk.postForm(without(name));
  expect([response.statusCode, response.body]).toEqual([400, `The ${name} parameter is required`]);
});

test('an unknown key, service and template get one and the same answer', async () => {
  const desk = await openTestDesk();
  const bodies = new Set<string>();
  for (const name of ['user_id', 'service_id', 'template_id']) {
    const response = await desk.postForm({ ...sampleParameters, [name]: 'unknown' });
    expect(response.statusCode).toBe(400);
    bodies.add(response.body);
  }
  expect(bodies.size).toBe(1);
});

test.each(fieldNames)('the field %s missing is a 400 that names it', async (field) => {
  const desk = await openTestDesk();
  const response = await desk.postForm(without(field));
  expect(response.statusCode).toBe(400);
  expect(response.body).toMatch(new RegExp(`^Missing parameters: ${field}: `));
});

test('a field that fails a rule is a 422 that names each such field', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...sampleParameters, email: 'zoe', message: ' ' });
  expect(response.statusCode).toBe(422);
  expect(response.body).toBe(
    'email: Enter your email address with an @ and a full domain, like name@example.com; message: Write your question',
  );
  expect(await desk.store.list()).toEqual([]);
});

test('a parameter that nobody would read is refused rather than dropped', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...sampleParameters, birthday: '1 May' });
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('"birthday" parameter is not one that this desk takes');
  expect((await desk.postForm({ ...sampleParameters, birthday: '' })).statusCode).toBe(200);
});

test.each(['__proto__', 'constructor', 'toString'])('the name %s harms nothing', async (name) => {
  const desk = await openTestDesk();
  const form = formOf(sampleParameters);
  form.append(name, 'x');
  expect((await desk.postForm(form)).statusCode).toBe(400);
  const body = jsonCall().replace('"fname"', `"${name}":{"isAdmin":"yes"},"fname"`);
  expect((await desk.post(body, json, wirePaths.send)).statusCode).toBe(400);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test.each([
  [
    'a nested value',
    { template_params: { ...sampleText, message: { a: 'b' } } },
    '"message" parameter must be text',
  ],
  ['a number', { template_params: { ...sampleText, phone: 42 } }, '"phone" parameter must be text'],
  ['null', { template_params: { ...sampleText, phone: null } }, '"phone" parameter must be text'],
  [
    'parameters in a list',
    { template_params: ['x'] },
    'template_params parameter must be an object',
  ],
  ['no parameters', { template_params: undefined }, 'Missing parameters: fname'],
])('%s in JSON is a 400 in words', async (_what, changes, words) => {
  const desk = await openTestDesk();
  const response = await desk.post(jsonCall(changes), json, wirePaths.send);
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain(words);
});

test.each([
  ['broken JSON', '{"user_id":', json, wirePaths.send],
  ['JSON that is no object', '"text"', json, wirePaths.send],
  [
    'multipart cut short',
    '--x\r\nContent-Disposition: form-data; name="fname"\r\n\r\nZo',
    { 'content-type': 'multipart/form-data; boundary=x' },
    wirePaths.sendForm,
  ],
  [
    'multipart without a boundary',
    'x',
    { 'content-type': 'multipart/form-data' },
    wirePaths.sendForm,
  ],
  [
    'multipart without a body',
    '',
    { 'content-type': 'multipart/form-data; boundary=x' },
    wirePaths.sendForm,
  ],
])('%s is a 400 that repeats nothing of it', async (_what, body, headers, url) => {
  const desk = await openTestDesk();
  const response = await desk.post(body, headers, url);
  expect(response.statusCode).toBe(400);
  expect(response.body).toMatch(
    /^The body could not be read as [a-z/-]+; it is broken or cut short$/,
  );
});

test('a file is refused by name, an empty file field is not', async () => {
  const desk = await openTestDesk();
  const form = formOf(sampleParameters);
  form.append('scan', new File(['x'], 'passport.jpg'));
  expect((await desk.postForm(form)).body).toBe(
    'The "scan" parameter is a file; this desk takes text only',
  );
  const parts = Object.entries(sampleParameters).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const emptyFile =
    '--x\r\nContent-Disposition: form-data; name="scan"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';
  const body = `${parts.join('')}${emptyFile}--x--\r\n`;
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await desk.post(body, multipart)).body).toBe('OK');
});

test('words that look like the boundary, inside a line, are words', async () => {
  const desk = await openTestDesk();
  const message = 'See --x, x--x and --x-- here';
  const parts = Object.entries({ ...sampleParameters, message }).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await desk.post(`${parts.join('')}--x--\r\n`, multipart)).body).toBe('OK');
  expect((await desk.store.list())[0]?.text.message).toBe(message);
});

test.each([
  [wirePaths.sendForm, 'application/json'],
  [wirePaths.send, 'text/plain'],
  [wirePaths.send, ''],
])('%s refuses the content type "%s" with 415', async (url, type) => {
  const desk = await openTestDesk();
  const response = await desk.post(jsonCall(), type === '' ? {} : { 'content-type': type }, url);
  expect(response.statusCode).toBe(415);
});

test.each([
  ['more text than the limit', 'x'.repeat(wireLimits.maxTextBytes), 413],
  ['a body over the limit', 'x'.repeat(wireLimits.maxBodyBytes), 413],
  ['a field over its own limit', 'x'.repeat(5_001), 422],
])('%s is refused and nothing is kept', async (_what, message, status) => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...sampleParameters, message });
  expect(response.statusCode).toBe(status);
  expect(await desk.store.list()).toEqual([]);
});

test('too many parts are refused', async () => {
  const desk = await openTestDesk();
  const form = formOf(sampleParameters);
  for (let count = 0; count < wireLimits.maxParts; count += 1) form.append('fname', 'Zoë');
  expect((await desk.postForm(form)).statusCode).toBe(413);
});

test('the same one-time id again is OK and adds nothing', async () => {
  const desk = await openTestDesk();
  const call = { ...sampleParameters, enquiry_id: sampleId };
  expect((await desk.postForm(call)).body).toBe('OK');
  expect((await desk.postForm(call)).body).toBe('OK');
  expect((await desk.store.list()).map(({ id }) => id)).toEqual([sampleId]);
});

test('a one-time id in capitals is the same id', async () => {
  const desk = await openTestDesk();
  await desk.postForm({ ...sampleParameters, enquiry_id: sampleId.toUpperCase() });
  expect((await desk.store.list())[0]?.id).toBe(sampleId);
});

test('a malformed one-time id is refused in words', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...sampleParameters, enquiry_id: 'one' });
  expect([response.statusCode, response.body]).toEqual([
    400,
    'The enquiry_id parameter must be a UUID, or be left out',
  ]);
});

test('a companion that is too long is refused by name', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...sampleParameters, subject: 'x'.repeat(201) });
  expect([response.statusCode, response.body]).toEqual([
    400,
    'The subject parameter may have 200 characters at most',
  ]);
});

test('the calls after the limit get 429 and when to come back', async () => {
  const desk = await openTestDesk({ env: { DESK_RATE_LIMIT: '2' } });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await desk.postForm(sampleParameters)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await desk.postForm(sampleParameters, origin);
  expect(refused.headers['retry-after']).toBe('600');
  expect(refused.headers['access-control-allow-origin']).toBe(origin.origin);
});

test('visitors behind a trusted proxy are counted one by one, others cannot pretend', async () => {
  const calls = async (env: Record<string, string>) => {
    const desk = await openTestDesk({ env: { DESK_RATE_LIMIT: '1', ...env } });
    const first = await desk.postForm(sampleParameters, { 'x-forwarded-for': '192.0.2.1' });
    const second = await desk.postForm(sampleParameters, { 'x-forwarded-for': '192.0.2.2' });
    return [first.statusCode, second.statusCode];
  };
  expect(await calls({ DESK_TRUSTED_PROXIES: '127.0.0.1' })).toEqual([200, 200]);
  expect(await calls({})).toEqual([200, 429]);
});

test('a store that refuses is a 503, and nobody reads OK', async () => {
  const refusing = await openTestDesk();
  const store = {
    ...refusing.store,
    add: () =>
      Promise.reject(new StoreError('The database refused.', { cause: new Error('full') })),
  };
  const desk = await openTestDesk({ store });
  const response = await desk.postForm(sampleParameters, origin);
  expect(response.statusCode).toBe(503);
  expect(response.body).toMatch(/^The enquiry could not be kept/);
  expect(response.headers).toMatchObject({
    'retry-after': '60',
    'access-control-allow-origin': origin.origin,
  });
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s is a 405 that names what is allowed',
  async (method) => {
    const { app } = await openTestDesk();
    const response = await app.inject({ method, url: wirePaths.sendForm, headers: origin });
    expect(response.statusCode).toBe(405);
    expect(response.headers).toMatchObject({
      allow: 'POST, OPTIONS',
      'access-control-allow-origin': origin.origin,
    });
  },
);

test('a preflight is answered with 204 and everything that a browser asks for', async () => {
  const { app } = await openTestDesk();
  const headers = {
    ...origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const response = await app.inject({ method: 'OPTIONS', url: wirePaths.send, headers });
  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': origin.origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '7200',
    vary: 'Origin',
  });
});

test.each([`${wirePaths.sendForm}/`, '/API/v1.0/Email/Send-Form'])(
  '%s answers directly and never redirects',
  async (url) => {
    const desk = await openTestDesk();
    const { body, type } = {
      body: new URLSearchParams(sampleParameters).toString(),
      type: urlencoded,
    };
    expect((await desk.post(body, type, url)).body).toBe('OK');
  },
);

test.each([
  ['the own host', { origin: 'https://www.waymark.example', host: 'www.waymark.example' }, 200],
  [
    'another name of this machine',
    { origin: 'http://127.0.0.1:4321', host: 'localhost:4321' },
    200,
  ],
  [
    'an allowed origin',
    { origin: 'https://cdn.waymark.example', host: 'desk.waymark.example' },
    200,
  ],
  ['no origin, as from a program', { host: 'desk.waymark.example' }, 200],
  ['another origin', { origin: 'https://other.example', host: 'desk.waymark.example' }, 403],
  ['another port', { origin: 'http://localhost:1', host: 'localhost:4321' }, 403],
  [
    'a hidden origin of another site',
    { origin: 'null', host: 'a', 'sec-fetch-site': 'cross-site' },
    403,
  ],
  [
    'a hidden origin of our own site',
    { origin: 'null', host: 'a', 'sec-fetch-site': 'same-origin' },
    200,
  ],
  ['no origin but another site', { host: 'a', 'sec-fetch-site': 'cross-site' }, 403],
])('a call from %s gets %#', async (_who, headers, status) => {
  const desk = await openTestDesk({ env: { DESK_ALLOWED_ORIGINS: 'https://cdn.waymark.example' } });
  const response = await desk.postForm(sampleParameters, { ...headers });
  expect(response.statusCode).toBe(status);
  const answeredOrigin = response.headers['access-control-allow-origin'];
  const isReadable = 'origin' in headers && headers.origin !== 'null' && status === 200;
  expect(answeredOrigin).toBe(isReadable ? headers.origin : undefined);
  expect(response.headers.vary).toBe('Origin');
});

test.each([
  ['400', without('user_id'), 400],
  ['422', { ...sampleParameters, email: 'x' }, 422],
  ['413', { ...sampleParameters, message: 'x'.repeat(wireLimits.maxBodyBytes) }, 413],
])(
  'an answer of %s can be read by an allowed page of another origin',
  async (_name, call, status) => {
    const desk = await openTestDesk();
    const response = await desk.postForm(call, origin);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': origin.origin,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      vary: 'Origin',
    });
  },
);

test('the log names the enquiry, its state and why, and nothing that was typed', async () => {
  const desk = await openTestDesk();
  await desk.postForm(sampleParameters, { 'user-agent': 'Sample browser' });
  await desk.postForm({ ...sampleParameters, email: 'not-an-address' });
  const log = desk.log.join('');
  expect(log).toContain('"state":"stored","cause":"new"');
  expect(log).toContain('kept on disk and not mailed');
  expect(log).toContain('"status":422,"fields":["email"]');
  for (const typed of [
    ...Object.values(sampleText),
    'not-an-address',
    '127.0.0.1',
    'Sample browser',
  ]) {
    expect(log).not.toContain(typed);
  }
});
