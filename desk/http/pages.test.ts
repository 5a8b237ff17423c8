import { expect, test } from 'vitest';
import { answerWords, type DeskLanguage } from '../../contract/answer-words.ts';
import { emailjsPaths } from '../../contract/emailjs.ts';
import { contractWords, fieldNames, fields } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import {
  multipartOf,
  sampleId,
  sampleParameters,
  sampleText,
} from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const asDocument = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' };
const call = { ...sampleParameters, enquiry_id: sampleId };

/** What the controls of a form on a page would send, read from its HTML. */
function controlsIn(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input[^>]* name="([^"]*)"[^>]* value="([^"]*)">/g);
  const areas = page.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>\n([^<]*)<\/textarea>/g);
  return Object.fromEntries(
    [...inputs, ...areas].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );
}

function unescaped(markup: string): string {
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

test('a form sent without scripts gets a page with the reference and what happens next', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm(call, asDocument);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<h1>Message sent successfully!</h1>');
  expect(response.body).toContain(`<strong dir="ltr">${referenceFor(sampleId)}</strong>`);
  expect(response.body).toContain('We answer by email within two working days');
  expect(response.body).toContain('href="/services/uk/uk-passport"');
});

test('sent twice without scripts, both pages show one reference', async () => {
  const desk = await openTestDesk();
  const pages = [
    await desk.postForm(sampleParameters, asDocument),
    await desk.postForm(sampleParameters, asDocument),
  ];
  const references = pages.map(({ body }) => /<strong dir="ltr">(WM-[^<]+)</.exec(body)?.[1]);
  expect(references[0]).toBeDefined();
  expect(references[1]).toBe(references[0]);
  expect(await desk.store.list()).toHaveLength(1);
});

const hostile = '"><script>alert(1)</script>&amp;\' </textarea>';

test('a refused form comes back whole, with what was wrong beside the field', async () => {
  const desk = await openTestDesk();
  const typed = { ...call, ...sampleText, fname: hostile, message: hostile, email: 'zoe' };
  const response = await desk.postForm(typed, asDocument);
  expect(response.statusCode).toBe(422);
  const controls = controlsIn(response.body);
  for (const field of fieldNames) expect(controls[field]).toBe(typed[field]);
  expect(controls).toMatchObject({
    enquiry_id: sampleId,
    subject: 'UK passport',
    page: '/services/uk/uk-passport',
    language: 'en',
  });
  expect(response.body.match(/ type="(?:email|tel)"[^>]* dir="ltr"/g)).toHaveLength(2);
  expect(response.body.match(/ dir="auto"/g)).toHaveLength(fieldNames.length - 2);
  expect(response.body).toMatch(/id="email-error">Error: Enter your email address with an @/);
  expect(response.body).toContain('aria-describedby="email-error" aria-invalid="true"');
  expect(response.body).toContain('hello@waymark.example');
  expect(response.body).not.toContain('<script');
});

test('the form on the page works: mended and sent again it is accepted', async () => {
  const desk = await openTestDesk();
  const refused = await desk.postForm({ ...sampleParameters, email: 'zoe' }, asDocument);
  const mended = { ...controlsIn(refused.body), email: 'zoe@sample.example' };
  expect((await desk.postForm(mended, asDocument)).statusCode).toBe(200);
  expect((await desk.postForm(mended, asDocument)).statusCode).toBe(200);
  expect(await desk.store.list()).toHaveLength(1);
});

test.each<[string, Record<string, string>, Record<string, string>, number]>([
  ['an unknown identifier', { ...call, user_id: 'x' }, {}, 400],
  ['a companion that is too long', { ...call, subject: 'x'.repeat(300) }, {}, 400],
  ['another origin', call, { origin: 'https://other.example' }, 403],
  ['51 KB of text', { ...call, message: 'x'.repeat(51 * 1024) }, {}, 413],
  ['127 KB of text', { ...call, message: 'ö'.repeat(63 * 1024) }, {}, 413],
])('after %s the page still holds what was typed', async (_why, typed, headers, status) => {
  const desk = await openTestDesk();
  const response = await desk.postForm(typed, { ...asDocument, ...headers });
  expect(response.statusCode).toBe(status);
  const { message } = typed;
  expect(controlsIn(response.body)).toMatchObject({ message, fname: 'Zoë' });
  expect(response.body).toContain('hello@waymark.example');
});

test('a text that is far too long is named at its field', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...call, message: 'x'.repeat(60_000) }, asDocument);
  expect(response.body).toMatch(/id="message-error">Error: Shorten your message to 5,000/);
});

test('a message at its limit, with a line end in each line, is sent without scripts', async () => {
  const desk = await openTestDesk();
  const message = `${'x'.repeat(49)}\r\n`.repeat(100);
  const response = await desk.postForm({ ...call, message }, asDocument);
  expect(response.body).toContain('<h1>Message sent successfully!</h1>');
  const over = await desk.postForm({ ...call, message: `${message}x` }, asDocument);
  expect(over.statusCode).toBe(422);
  expect(over.body).toMatch(/<li><a href="#message">Shorten your message to 5,000/);
  expect(over.body).toMatch(/id="message-error">Error: Shorten your message to 5,000/);
});

test('the page after a repeat of what was erased says so, and its form is kept as another enquiry', async () => {
  const desk = await openTestDesk();
  await desk.postForm(call, asDocument);
  await desk.store.erase(sampleId, new Date('2026-03-02T10:00:00Z'));
  const refused = await desk.postForm(call, asDocument);
  expect(refused.statusCode).toBe(410);
  expect(refused.body).toContain('<p>We erased this message after you first sent it');
  const controls = controlsIn(refused.body);
  expect(controls).toMatchObject({ message: sampleText.message, email: sampleText.email });
  expect((await desk.postForm(controls, asDocument)).statusCode).toBe(200);
  const [kept] = await desk.store.list();
  expect(kept?.id).toBe(controls.enquiry_id);
  expect(kept?.id).not.toBe(sampleId);
});

test('of a form that was cut short the page holds what came', async () => {
  const desk = await openTestDesk();
  const body = multipartOf(call).slice(0, -2);
  const headers = { ...asDocument, 'content-type': 'multipart/form-data; boundary=x' };
  const response = await desk.post(body, headers);
  expect(response.statusCode).toBe(400);
  expect(controlsIn(response.body)).toMatchObject({ fname: 'Zoë', email: 'zoe@sample.example' });
});

test('of a body that is too large to be read the browser still has the text, and the page says so', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm({ ...call, message: 'x'.repeat(140_000) }, asDocument);
  expect(response.statusCode).toBe(413);
  expect(response.body).toContain('back button');
  expect(response.body).toContain('hello@waymark.example');
});

test('after too many calls the page still holds what was typed', async () => {
  const desk = await openTestDesk({ env: { DESK_RATE_LIMIT: '1' } });
  await desk.postForm(call, asDocument);
  const response = await desk.postForm(call, asDocument);
  expect(response.statusCode).toBe(429);
  expect(controlsIn(response.body)).toMatchObject({ message: sampleText.message });
});

/** Every text of a value with a mark before it, as if it were in another language. */
function marked<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_name, part) => (typeof part === 'string' ? `ع ${part}` : part)),
  );
}

const arabic: DeskLanguage = {
  prefix: '/ar',
  tag: 'ar',
  direction: 'rtl',
  answers: marked(answerWords),
  contract: marked(contractWords),
  answerTime: 'ع two days',
  hours: 'ع nine to six',
};
const arabicCall = { ...call, page: '/ar/services/uk/uk-passport', language: 'ar' };

test('a form of a page in another language is answered in it', async () => {
  const desk = await openTestDesk({ languages: [arabic] });
  const { body } = await desk.postForm(arabicCall, asDocument);
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('<h1>ع Message sent successfully!</h1>');
  expect(body).toContain(
    `ع Your reference is <strong dir="ltr">${referenceFor(sampleId)}</strong>`,
  );
  expect(body).toContain('within ع two days');
  expect(body).toContain('<a href="/ar/services/uk/uk-passport">ع Back');
  expect(body).toContain('<a href="/ar">Waymark</a>');
});

test('a refused form of it says what to mend in it, and loses nothing', async () => {
  const desk = await openTestDesk({ languages: [arabic] });
  const { body } = await desk.postForm({ ...arabicCall, email: 'zoe' }, asDocument);
  expect(body).toContain(`ع Error: ع ${fields.email.messages.malformed}`);
  expect(body).toContain('ع First name');
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(controlsIn(body)).toMatchObject({ ...sampleText, email: 'zoe', page: arabicCall.page });
  expect(body.match(/>[^<>]*[a-z]{4}[^<>]*</gi)?.filter(isEnglish)).toEqual([]);
});

/** Whether a text of the page above, which is no name and nothing that was typed, lacks its mark. */
function isEnglish(text: string): boolean {
  const own = ['Waymark', 'WhatsApp', 'hello@', '--', ...Object.values(sampleText)];
  return !text.includes('ع') && !own.some((word) => text.includes(word));
}

test('a page of another language that breaks says so in it', async () => {
  const desk = await openTestDesk({ languages: [arabic] });
  desk.app.get('/ar/broken', () => Promise.reject(new Error('planted')));
  const { body } = await desk.app.inject({ url: '/ar/broken', headers: asDocument });
  expect(body).toContain('<h1>ع This page cannot be shown</h1>');
  expect(body).toContain('<a href="/ar">ع our home page</a>');
});

test('who opens the address of a call in a browser is told where the form is', async () => {
  const { app } = await openTestDesk();
  const response = await app.inject({ url: emailjsPaths.sendForm, headers: asDocument });
  expect(response.statusCode).toBe(405);
  expect(response.body).toContain('<a href="/contact">');
});

test.each(['https://other.example/', '//other.example', 'javascript:alert(1)', '/a\r\nb', ''])(
  'the way back never leads to %j',
  async (page) => {
    const desk = await openTestDesk();
    const response = await desk.postForm({ ...call, page }, asDocument);
    expect(response.body).toContain('<a href="/">Back to the page you came from</a>');
  },
);

test('the pages run no script and load nothing', async () => {
  const desk = await openTestDesk();
  const response = await desk.postForm(call, asDocument);
  expect(response.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
});

/** What browsers of a terminal send, as Debian's lynx 2.9, links 2.28 and elinks 0.13 do. */
const textBrowsers = {
  lynx: {
    accept: 'text/html, text/plain, text/sgml, text/css, */*;q=0.01',
    'accept-language': 'en',
  },
  links: { accept: '*/*', 'accept-language': 'en,*;q=0.1' },
  elinks: { accept: '*/*', 'accept-language': 'en' },
};

test.each(Object.entries(textBrowsers))(
  'who writes with %s reads a page with the reference',
  async (_name, headers) => {
    const desk = await openTestDesk();
    const response = await desk.postForm(call, headers);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(referenceFor(sampleId));
  },
);

/** What programs send, as curl 8, wget, Node's own fetch, browsers' fetch over HTTP, and a client that wants plain text do. */
const programs = {
  curl: { accept: '*/*' },
  'no header at all': {},
  "Node's fetch": { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors' },
  'a script of a page': {
    accept: '*/*',
    'accept-language': 'de-DE,de;q=0.9',
    origin: 'http://localhost',
  },
  'who would rather have plain text': {
    accept: 'text/html;q=0.5, text/plain',
    'accept-language': 'en',
  },
  'who refuses pages': { accept: 'text/html;q=0, */*', 'accept-language': 'en' },
};

test.each(Object.entries(programs))('%s hears OK', async (_name, headers) => {
  const desk = await openTestDesk();
  expect((await desk.postForm(call, { host: 'localhost', ...headers })).body).toBe('OK');
});
