import { expect, test } from 'vitest';
import { emailjsLimits, emailjsPaths, traceNames } from '../../contract/emailjs.ts';
import { fields } from '../../contract/fields.ts';
import {
  formOf,
  jsonCall,
  multipartOf,
  parametersWithout,
  sampleParameters,
  sampleText,
} from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

test.each(['__proto__', 'constructor', 'toString'])('the name %s harms nothing', async (name) => {
  const desk = await openTestDesk();
  const form = formOf(sampleParameters);
  form.append(name, 'x');
  expect((await desk.postForm(form)).statusCode).toBe(400);
  const body = jsonCall().replace('"fname"', `"${name}":{"isAdmin":"yes"},"fname"`);
  expect((await desk.post(body, json, emailjsPaths.send)).statusCode).toBe(400);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test.each([
  [
    'a nested value',
    { template_params: { ...sampleText, message: { a: 'b' } } },
    '"message" parameter must be text',
  ],
  ['a list', { template_params: { ...sampleText, phone: [1] } }, '"phone" parameter must be text'],
  [
    'a number with more digits than a number holds',
    { template_params: { ...sampleText, phone: 2 ** 64 } },
    '"phone" parameter must be text',
  ],
  [
    'parameters in a list',
    { template_params: ['x'] },
    'template_params parameter must be an object',
  ],
  ['no parameters', { template_params: undefined }, 'Missing parameters: fname'],
])('%s in JSON is a 400 in words', async (_what, changes, words) => {
  const desk = await openTestDesk();
  const response = await desk.post(jsonCall(changes), json, emailjsPaths.send);
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain(words);
});

test.each<[string, unknown, string]>([
  ['a number', 254200000, '254200000'],
  ['a number below nothing', -1.5, '-1.5'],
  ['zero', 0, '0'],
  ['the largest number that is exact', 9007199254740991, '9007199254740991'],
  ['true', true, 'true'],
  ['false', false, 'false'],
  ['null', null, ''],
])('%s in JSON is taken as text', async (_what, phone, text) => {
  const desk = await openTestDesk();
  const body = jsonCall({ template_params: { ...sampleText, phone, [traceNames.openSeconds]: 7 } });
  expect((await desk.post(body, json, emailjsPaths.send)).body).toBe('OK');
  expect((await desk.store.list())[0]?.text.phone).toBe(text);
});

test('null for what is needed is asked for', async () => {
  const desk = await openTestDesk();
  const body = jsonCall({ template_params: { ...sampleText, email: null } });
  const response = await desk.post(body, json, emailjsPaths.send);
  expect([response.statusCode, response.body]).toEqual([
    422,
    `email: ${fields.email.messages.empty}`,
  ]);
});

test('JSON with a byte order mark is read', async () => {
  const desk = await openTestDesk();
  expect((await desk.post(`\ufeff${jsonCall()}`, json, emailjsPaths.send)).body).toBe('OK');
  expect((await desk.store.list())[0]?.text).toEqual(sampleText);
});

const encodedPart = (encoding: string, text: string) =>
  `${multipartOf(parametersWithout('message'))}--x\r\nContent-Disposition: form-data; name="message"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${text}\r\n--x--\r\n`;

test.each(['base64', 'BASE64', 'quoted-printable', 'Quoted-Printable'])(
  'a part whose encoding is %s is refused by name, because nobody would read it',
  async (encoding) => {
    const desk = await openTestDesk();
    const response = await desk.post(encodedPart(encoding, 'Wm9l'), multipart);
    expect([response.statusCode, response.body]).toEqual([
      400,
      'The "message" parameter is encoded as in a mail; send its text',
    ]);
    expect(await desk.store.list()).toEqual([]);
  },
);

test.each([
  ['8bit', 'Zoë =C3=AB'],
  ['7bit', 'Wm9lIGFuZCBaacOr'],
])('a part whose encoding is %s is kept as what it says: %j', async (encoding, message) => {
  const desk = await openTestDesk();
  expect((await desk.post(encodedPart(encoding, message), multipart)).body).toBe('OK');
  expect((await desk.store.list())[0]?.text.message).toBe(message);
});

test.each([
  ['broken JSON', '{"user_id":', json, emailjsPaths.send],
  ['JSON that is no object', '"text"', json, emailjsPaths.send],
  [
    'multipart cut short',
    '--x\r\nContent-Disposition: form-data; name="fname"\r\n\r\nZo',
    { 'content-type': 'multipart/form-data; boundary=x' },
    emailjsPaths.sendForm,
  ],
  [
    'multipart without a boundary',
    'x',
    { 'content-type': 'multipart/form-data' },
    emailjsPaths.sendForm,
  ],
  [
    'multipart without a body',
    '',
    { 'content-type': 'multipart/form-data; boundary=x' },
    emailjsPaths.sendForm,
  ],
])('%s is a 400 that repeats nothing of it', async (_what, body, headers, url) => {
  const desk = await openTestDesk();
  const response = await desk.post(body, headers, url);
  expect(response.statusCode).toBe(400);
  expect(response.body).toMatch(
    /^The body could not be read as [a-z/-]+; it is broken or cut short$/,
  );
});

test('what nobody types and not every database keeps is left out of a text, and nothing else', async () => {
  const desk = await openTestDesk();
  const message = 'One\0 two\r\nthree \t Ω 👩‍👧 \ud83d end';
  await desk.post(
    jsonCall({ template_params: { ...sampleText, message } }),
    json,
    emailjsPaths.send,
  );
  expect((await desk.store.list())[0]?.text.message).toBe('One two\r\nthree \t Ω 👩‍👧 \ufffd end');
});

test('a large part without a name holds nothing up', async () => {
  const desk = await openTestDesk();
  const part = `--x\r\n: no name\r\n\r\n${'x'.repeat(100_000)}\r\n`;
  const bodies = [`${part}--x--\r\n`, `${part}${multipartOf(sampleParameters)}--x--\r\n`];
  const statuses = bodies.map(async (body) => (await desk.post(body, multipart)).statusCode);
  expect(await Promise.all(statuses)).toEqual([400, 200]);
});

test('a file is refused by name', async () => {
  const desk = await openTestDesk();
  const form = formOf(sampleParameters);
  form.append('scan', new File(['x'], 'passport.jpg'));
  const response = await desk.postForm(form);
  expect([response.statusCode, response.body]).toEqual([
    400,
    'The "scan" parameter is a file; this desk takes text only',
  ]);
});

test('an empty file field, as browsers send for an input that nobody used, is taken', async () => {
  const desk = await openTestDesk();
  const emptyFile =
    '--x\r\nContent-Disposition: form-data; name="scan"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';
  const body = `${multipartOf(sampleParameters)}${emptyFile}--x--\r\n`;
  expect((await desk.post(body, multipart)).body).toBe('OK');
});

test('words that look like the boundary, inside a line, are words', async () => {
  const desk = await openTestDesk();
  const message = 'See --x, x--x and --x-- here';
  const body = `${multipartOf({ ...sampleParameters, message })}--x--\r\n`;
  expect((await desk.post(body, multipart)).body).toBe('OK');
  expect((await desk.store.list())[0]?.text.message).toBe(message);
});

test.each([
  [emailjsPaths.sendForm, 'application/json'],
  [emailjsPaths.send, 'text/plain'],
  [emailjsPaths.send, ';;;'],
  [emailjsPaths.send, ''],
])('%s refuses the content type "%s" with 415', async (url, type) => {
  const desk = await openTestDesk();
  const response = await desk.post(jsonCall(), type === '' ? {} : { 'content-type': type }, url);
  expect(response.statusCode).toBe(415);
});

test.each([
  ['more text than the limit', 'x'.repeat(emailjsLimits.maxTextBytes), 413],
  ['a body over the limit', 'x'.repeat(emailjsLimits.maxBodyBytes), 413],
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
  for (let count = 0; count < emailjsLimits.maxParts; count += 1) form.append('fname', 'Zoë');
  expect((await desk.postForm(form)).statusCode).toBe(413);
});
