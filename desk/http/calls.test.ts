import { expect, test } from 'vitest';
import { emailjsLimits, emailjsPaths } from '../../contract/emailjs.ts';
import { fields } from '../../contract/fields.ts';
import {
  formOf,
  jsonCall,
  sampleId,
  sampleParameters,
  sampleText,
} from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const json = { 'content-type': 'application/json' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

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
  const response = await desk.post(jsonCall(), json, emailjsPaths.send);
  expect([response.statusCode, response.body]).toEqual([200, 'OK']);
  expect((await desk.store.list())[0]?.text).toEqual(sampleText);
});

const breaks = ['\n', '\r\n', '\r'];
const limit = fields.message.maxLength;
/** As many letters and line ends as the form takes, for each kind of line end. */
const longest = breaks.map((lineEnd) => [lineEnd, `x${lineEnd}`.repeat(limit / 2)] as const);

test.each(longest)(
  'a message at its limit with line ends %j is taken, however it is sent',
  async (_, message) => {
    const desk = await openTestDesk();
    const parameters = { ...sampleParameters, message };
    const answers = [
      await desk.postForm(parameters),
      await desk.post(new URLSearchParams(parameters).toString(), urlencoded),
      await desk.post(
        jsonCall({ template_params: { ...sampleText, message } }),
        json,
        emailjsPaths.send,
      ),
    ];
    expect(answers.map(({ body }) => body)).toEqual(['OK', 'OK', 'OK']);
    const over = await desk.postForm({ ...parameters, message: `${message}x` });
    expect([over.statusCode, over.body]).toEqual([
      422,
      `message: ${fields.message.messages.tooLong}`,
    ]);
  },
);

test('a companion at its limit counts a line end once too', async () => {
  const desk = await openTestDesk();
  const subject = 'x\r\n'.repeat(emailjsLimits.maxCompanionLength / 2);
  expect((await desk.postForm({ ...sampleParameters, subject })).body).toBe('OK');
});

test('signs that nobody sees are kept in no answer but the message, and the address is one to write to', async () => {
  const desk = await openTestDesk();
  const message = 'می‌دان \u200b👨‍👩‍👧';
  const typed = {
    fname: '\u2066Zoë\u2069',
    lname: 'امیر‌حسین',
    email: '\u200bsam\u00ad’s＠example。com',
    country: 'Ire\ufeffland\u3164',
    address: '\u202eGalway',
    phone: '+353\u2060 1',
    message,
    subject: 'UK\u200e passport',
  };
  await desk.postForm({ ...sampleParameters, ...typed });
  const [kept] = await desk.store.list();
  expect(kept).toMatchObject({
    subject: 'UK passport',
    text: {
      fname: 'Zoë',
      lname: typed.lname,
      email: "sam's@example.com",
      country: 'Ireland',
      address: 'Galway',
      phone: '+353 1',
      message,
    },
  });
});

test('the reserved service name of EmailJS means our one service', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...sampleParameters, service_id: 'default_service' });
  expect(response.statusCode).toBe(200);
});

test('a private key and a captcha, which EmailJS knows and we do not need, are no hindrance', async () => {
  const desk = await openTestDesk();
  const form = {
    ...sampleParameters,
    accessToken: 'secret',
    'g-recaptcha-response': 'x'.repeat(2_000),
  };
  expect((await desk.postForm(form)).statusCode).toBe(200);
});

test('the copies that the SDK adds to hidden identifiers are taken when they are equal', async () => {
  const desk = await openTestDesk();
  const form = formOf(sampleParameters);
  form.append('user_id', String(form.get('user_id')));
  expect((await desk.postForm(form)).statusCode).toBe(200);
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

test.each([`${emailjsPaths.sendForm}/`, '/API/v1.0/Email/Send-Form'])(
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

test('the log names the enquiry, its state and why, and nothing that was typed', async () => {
  const desk = await openTestDesk();
  await desk.postForm(sampleParameters, { 'user-agent': 'Sample browser' });
  await desk.postForm({ ...sampleParameters, email: 'not-an-address' });
  expect(desk.log).toHaveLength(2);
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

test('a late repeat of what was erased hears that it is not kept, and under a new id it is', async () => {
  const desk = await openTestDesk();
  const form = { ...sampleParameters, enquiry_id: sampleId };
  await desk.postForm(form);
  await desk.store.erase(sampleId, new Date('2026-03-02T10:00:00Z'));
  const refused = await desk.postForm(form);
  expect([refused.statusCode, refused.body]).toEqual([
    410,
    'This enquiry has been erased since it was sent, and was not kept again. Send it under a new enquiry_id',
  ]);
  expect(await desk.store.list()).toEqual([]);
  expect(JSON.parse(desk.log.at(-1) ?? '')).toMatchObject({ status: 410, msg: 'call refused' });
  const newId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  expect((await desk.postForm({ ...form, enquiry_id: newId })).body).toBe('OK');
  expect(await desk.store.list()).toMatchObject([{ id: newId, text: sampleText }]);
});

test('repeats of what was erased use up no turn', async () => {
  const desk = await openTestDesk({ env: { DESK_RATE_LIMIT_OVERALL: '40' } });
  const form = { ...sampleParameters, enquiry_id: sampleId };
  await desk.postForm(form);
  await desk.store.erase(sampleId, new Date('2026-03-02T10:00:00Z'));
  for (let count = 0; count < 5; count += 1) {
    expect((await desk.postForm(form)).statusCode).toBe(410);
  }
});
