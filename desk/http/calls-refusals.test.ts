import { expect, test } from 'vitest';
import { emailjsPaths } from '../../contract/emailjs.ts';
import { alwaysRequiredFields, optionalFieldNames } from '../../contract/fields.ts';
import {
  formOf,
  parametersWithout,
  sampleParameters,
} from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';
import { StoreError } from '../errors.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';

const origin = { origin: 'https://www.waymark.example', host: 'www.waymark.example' };

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
  const response = await desk.postForm(parametersWithout(name));
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

test.each(alwaysRequiredFields)('the field %s missing is a 400 that names it', async (field) => {
  const desk = await openTestDesk();
  const response = await desk.postForm(parametersWithout(field));
  expect(response.statusCode).toBe(400);
  expect(response.body).toMatch(new RegExp(`^Missing parameters: ${field}: `));
});

test.each(optionalFieldNames)('the field %s may be missing', async (field) => {
  const desk = await openTestDesk();
  const response = await desk.postForm(parametersWithout(field));
  expect([response.statusCode, response.body]).toEqual([200, 'OK']);
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

test('who tries again and again while nothing can be kept uses up nothing', async () => {
  const refusing = await openTestDesk();
  let isFull = true;
  const add: EnquiryStore['add'] = (...enquiry) =>
    isFull
      ? Promise.reject(new StoreError('The database refused.', { cause: new Error('full') }))
      : refusing.store.add(...enquiry);
  const desk = await openTestDesk({
    store: { ...refusing.store, add },
    env: { DESK_RATE_LIMIT_OVERALL: '4' },
  });
  for (const status of [503, 503, 503, 503, 200]) {
    isFull = status === 503;
    expect((await desk.postForm(sampleParameters, origin)).statusCode).toBe(status);
  }
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s is a 405 that names what is allowed',
  async (method) => {
    const { app } = await openTestDesk();
    const response = await app.inject({ method, url: emailjsPaths.sendForm, headers: origin });
    expect(response.statusCode).toBe(405);
    expect(response.headers).toMatchObject({
      allow: 'POST, OPTIONS',
      'access-control-allow-origin': origin.origin,
    });
  },
);
