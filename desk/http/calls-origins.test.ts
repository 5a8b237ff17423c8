import { expect, test } from 'vitest';
import { emailjsLimits, emailjsPaths } from '../../contract/emailjs.ts';
import { parametersWithout, sampleParameters } from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const origin = { origin: 'https://www.waymark.example', host: 'www.waymark.example' };

test('a preflight is answered with 204 and everything that a browser asks for', async () => {
  const { app } = await openTestDesk();
  const headers = {
    ...origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const response = await app.inject({ method: 'OPTIONS', url: emailjsPaths.send, headers });
  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': origin.origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '7200',
    vary: 'Origin',
  });
});

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
  ['400', parametersWithout('user_id'), 400],
  ['422', { ...sampleParameters, email: 'x' }, 422],
  ['413', { ...sampleParameters, message: 'x'.repeat(emailjsLimits.maxBodyBytes) }, 413],
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
