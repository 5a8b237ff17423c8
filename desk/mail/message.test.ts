import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { sampleId, sampleStored, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { messageFor } from './message.ts';

const parties = {
  siteName: 'Waymark',
  from: 'desk@waymark.example',
  to: ['staff@waymark.example'],
};

async function mailed(changes: Partial<StoredEnquiry> = {}) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(
    messageFor({ ...sampleStored, ...changes }, parties),
  );
  if (!Buffer.isBuffer(message)) throw new TypeError('The mail should have come as one buffer.');
  return { raw: message.toString(), mail: await simpleParser(message) };
}

test('the mail is from our own domain, answers go to the visitor, the reference is in the subject', async () => {
  const { mail } = await mailed();
  expect(mail.from?.value).toEqual([
    { name: 'Waymark enquiries', address: 'desk@waymark.example' },
  ]);
  expect(mail.replyTo?.value).toEqual([
    { name: "Zoë O'Sample-Nguyễn", address: 'zoe@sample.example' },
  ]);
  expect(mail.subject).toBe('Enquiry WM-1Y7T-TPYS: UK passport');
  expect(mail.date).toEqual(sampleStored.receivedAt);
});

test('the Message-ID comes from the enquiry, so every attempt has the same', async () => {
  const [first, second] = [await mailed(), await mailed({ attempts: 7 })];
  expect(first.mail.messageId).toBe(`<${sampleId}@waymark.example>`);
  expect(second.mail.messageId).toBe(first.mail.messageId);
});

test('what staff ask to be mailed again has another Message-ID each time, the same for its attempts', async () => {
  const again = await mailed({ resends: 1 });
  const attempt = await mailed({ resends: 1, attempts: 7 });
  const third = await mailed({ resends: 2 });
  expect(again.mail.messageId).toBe(`<${sampleId}.1@waymark.example>`);
  expect(attempt.mail.messageId).toBe(again.mail.messageId);
  expect(third.mail.messageId).toBe(`<${sampleId}.2@waymark.example>`);
});

test('the mail says where the visitor sees what became of it, and how to say that it is answered', async () => {
  const statusPage = 'https://www.waymark.example/enquiry';
  const { text, html } = messageFor(sampleStored, { ...parties, statusPage });
  for (const body of [text, html]) {
    expect(body).toContain(`at ${statusPage}.`);
    expect(body).toContain('mark WM-1Y7T-TPYS --as answered');
  }
  expect(messageFor(sampleStored, parties).text).not.toContain('--as answered');
});

test('all fields are in the text and in the HTML', async () => {
  const { mail } = await mailed();
  const html = String(mail.html).replaceAll('&#39;', "'");
  for (const value of Object.values(sampleText)) {
    expect(mail.text).toContain(value.replace('\r\n', '\n'));
    for (const line of value.split('\r\n')) expect(html).toContain(line);
  }
});

test.each([
  [
    'name',
    { text: { ...sampleText, fname: 'Z\r\nBcc: all@sample.example', lname: 'S\nX-Odd: 1' } },
  ],
  ['subject', { subject: 'Passport\r\nBcc: all@sample.example\r\n\r\nbody' }],
  ['email', { text: { ...sampleText, email: 'z@sample.example\r\nBcc: all@sample.example' } }],
  ['page and language', { page: '/x\r\nBcc: all@sample.example', language: 'en\r\nX-Odd: 1' }],
])('line ends in the %s add no header and no recipient', async (_where, changes) => {
  const { mail, raw } = await mailed(changes);
  const usual = await mailed();
  expect([...mail.headers.keys()].filter((name) => !usual.mail.headers.has(name))).toEqual([]);
  expect(mail.bcc).toBeUndefined();
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Odd):/im);
});

/** What each encoded word of a header says by itself, as a program reads it that decodes one after the other. */
function wordsIn(raw: string, name: string): string[] {
  const header = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(raw)?.[1] ?? '';
  return [...header.matchAll(/=\?UTF-8\?(.)\?(.*?)\?=/gi)].map(([, encoding, text = '']) =>
    encoding?.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
  );
}

test.each([
  ['letters of four bytes', '𐐒'],
  ['letters with two marks', 'e\u0302\u0303'],
  ['families', '👩‍👩‍👧'],
  ['flags', '🇬🇧'],
  ['Arabic', 'ش'],
  ['Chinese', '護'],
])(
  'a long subject of %s is cut at a whole one, and so are its encoded words',
  async (_what, letter) => {
    const { mail, raw } = await mailed({ subject: `a${letter.repeat(134)}` });
    const about = mail.subject?.replace('Enquiry WM-1Y7T-TPYS: ', '') ?? '';
    expect(about.length).toBeGreaterThan(50);
    const whole = Math.floor((about.length - 1) / letter.length);
    expect(about).toBe(`a${letter.repeat(whole)}`);
    expect(wordsIn(raw, 'Subject').join('')).not.toContain('\ufffd');
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  },
);

test('a long name in letters of four bytes is not cut within one, in its header either', async () => {
  const name = '𐐒'.repeat(50);
  const { mail, raw } = await mailed({ text: { ...sampleText, fname: name, lname: name } });
  expect(mail.replyTo?.value[0]?.name).toBe(`${name} ${name}`);
  expect(wordsIn(raw, 'Reply-To').join('')).not.toContain('\ufffd');
});

const encodedBreak = '=?utf-8?Q?=0D=0ABcc:_all@sample.example?=';

test.each([
  encodedBreak,
  `Passport ${encodedBreak} again`,
  '=?utf-8?B?DQpCY2M6IGFsbEB4?=',
  '=? why ?=',
])('a subject that a reader would decode, %s, is read as it was typed', async (subject) => {
  const { mail, raw } = await mailed({ subject });
  expect(mail.subject).toBe(`Enquiry WM-1Y7T-TPYS: ${subject}`);
  expect(raw).not.toContain(subject);
});

test.each([
  ['in one field', { fname: 'Zoë', lname: encodedBreak }],
  ['across two', { fname: '=?utf-8?Q?=0D=0ABcc:', lname: 'x?=' }],
  ['hidden by a mark', { fname: 'Z', lname: encodedBreak.replace('=?', '=\u200e?') }],
])('a name that a reader would decode (%s) stands in the text alone', async (_where, names) => {
  const { mail, raw } = await mailed({ text: { ...sampleText, ...names } });
  expect(mail.replyTo?.value).toEqual([{ name: '', address: 'zoe@sample.example' }]);
  expect(raw.split('\r\n\r\n')[0]).not.toContain('=0D=0A');
  expect(mail.text).toContain(`Last name: ${names.lname.replace('\u200e', '')}`);
});

test('answers do not go to an address that a reader would decode', async () => {
  const email = '=?utf-8?Q?all=40evil.example=2C_x?=@sample.example';
  const { mail } = await mailed({ text: { ...sampleText, email } });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain(`Email: ${email}`);
});

test('a name full of mail syntax stays one address', async () => {
  const text = { ...sampleText, fname: '"a" <b@evil.example>,', lname: 'c@evil.example; (d)' };
  const { mail } = await mailed({ text });
  expect(mail.replyTo?.value.map(({ address }) => address)).toEqual(['zoe@sample.example']);
});

test('a domain in another script reaches Reply-To in the form that every mail server knows', async () => {
  const { raw } = await mailed({ text: { ...sampleText, email: 'zoe@bücher.example' } });
  expect(raw).toContain('<zoe@xn--bcher-kva.example>');
});

test.each([
  ['\u200bsam@example.com', 'sam@example.com'],
  ['sam＠example。com', 'sam@example.com'],
  ['o’neil@example.com', "o'neil@example.com"],
])('answers to %j go to %s', async (email, address) => {
  const { mail } = await mailed({ text: { ...sampleText, email } });
  expect(mail.replyTo?.value.map((one) => one.address)).toEqual([address]);
});

test('an address that only some mail servers can carry stays out of the headers, not out of the mail', async () => {
  const { mail, raw } = await mailed({ text: { ...sampleText, email: 'zoë@sample.example' } });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('Email: zoë@sample.example');
  expect([...raw].every((character) => character.charCodeAt(0) < 128)).toBe(true);
});

test.each([
  'zoe..s@sample.example',
  '.zoe@sample.example',
  'zoe@+.example',
  'zoe@-..x.example',
  `${'z'.repeat(65)}@sample.example`,
])('answers do not go to %s, which a strict mail server would refuse', async (email) => {
  const { mail } = await mailed({ text: { ...sampleText, email } });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain(`Email: ${email}`);
});

test.each([
  'zoe@other.example?.sample.example',
  'zoe@other.example/.sample.example',
  'zoe@other.example#.sample.example',
  'zoe@other%2Esample.example',
])('answers do not go to another domain than that of %s', async (email) => {
  const { mail } = await mailed({ text: { ...sampleText, email } });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain(`Email: ${email}`);
});

test('answers go to an address with every sign that may stand before the @', async () => {
  const email = "zo.e_1!#$%&'*+-/=?^`{|}~@sample.example";
  const { mail } = await mailed({ text: { ...sampleText, email } });
  expect(mail.replyTo?.value.map(({ address }) => address)).toEqual([email]);
});

test('what looks like HTML is shown, never run', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror="alert(2)">&lt;';
  const { mail } = await mailed({
    text: { ...sampleText, fname: attack, message: attack },
    subject: attack,
  });
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.html).toContain('&amp;lt;');
});

test('changed words name the enquiry that they belong to', async () => {
  const { mail } = await mailed({
    id: '7c9e6679-7425-80de-a44b-e07fc1f90ae7',
    reference: 'WM-FJF6-CYBM',
    amends: sampleId,
  });
  expect(mail.text).toContain('The visitor changed the words of WM-1Y7T-TPYS');
});
