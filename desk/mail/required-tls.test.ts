import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startMailbox } from '../../tests/support/desk/mailbox.ts';
import { openRelayScene } from '../../tests/support/desk/relay-scene.ts';
import { sampleStored } from '../../tests/support/desk/sample-enquiry.ts';
import { listenOnLoopback } from '../../tests/support/loopback.ts';
import { connectMailServer, plainTextWarning, withRequiredTls } from './mail-server.ts';

const parties = {
  siteName: 'Waymark',
  from: 'desk@waymark.example',
  to: ['staff@waymark.example'],
};
const secret = 'p4ssw0rd';

test.each([
  'smtp://u:p@mail.waymark.example',
  'smtp://u:p@mail.waymark.example:25',
  'smtp://u:p@10.0.0.7:587',
  'smtp://u:p@0.0.0.0:587',
  'smtp://u:p@[fe80::1]',
  'smtp://u:p@localhost.waymark.example',
  'smtp://u:p@mail.localhost',
  'smtp://u:p@127.0.0.1.waymark.example',
  'smtp://u:p@waymark.example?requireTLS=false',
  'smtp://u:p@waymark.example?ignoreTLS=true&opportunisticTLS=true',
  'smtp://user@waymark.example',
])('%s needs TLS, whatever else it says', (address) => {
  expect(new URL(withRequiredTls(address, false)).searchParams.getAll('requireTLS')).toEqual([
    'true',
  ]);
  expect(withRequiredTls(address, true)).toBe(address);
});

test.each([
  'smtp://u:p@127.0.0.1:25',
  'smtp://u:p@127.8.9.10',
  'smtp://u:p@[::1]:25',
  'smtp://u:p@[::ffff:127.0.0.1]',
  'smtp://u:p@localhost',
  'smtp://u:p@LocalHost.:2525?ignoreTLS=true',
  'smtp://mail.waymark.example',
  'smtps://u:p@mail.waymark.example',
])('%s is left as it is', (address) => {
  expect(withRequiredTls(address, false)).toBe(address);
});

test.each([
  [
    'smtp://mail.waymark.example',
    false,
    /^enquiries go .* whenever it offers no TLS; \?requireTLS/,
  ],
  ['smtp://mail.waymark.example?ignoreTLS=true', false, /^enquiries go .* in plain text; /],
  ['smtp://u:p@mail.waymark.example', true, /^the password of DESK_SMTP_URL and enquiries go/],
  ['smtp://u:p@mail.waymark.example?ignoreTLS=true', false, /counts for nothing/],
])('a start with %s (password in plain text: %s) warns', (address, mayBePlain, words) => {
  expect(plainTextWarning(address, mayBePlain)).toMatch(words);
});

test.each([
  ['smtp://u:p@mail.waymark.example', false],
  ['smtp://mail.waymark.example?requireTLS=true', false],
  ['smtps://mail.waymark.example', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://u:p@localhost?ignoreTLS=true', true],
])('a start with %s (password in plain text: %s) does not warn', (address, mayBePlain) => {
  expect(plainTextWarning(address, mayBePlain)).toBeNull();
});

/** An address that leads to this machine and is none of its loopback names, as that of another machine is none. */
const elsewhere = '0.0.0.0';

/** A mail server that asks for a password, and what it was told. */
async function openMailbox(options: SMTPServerOptions) {
  const passwords: unknown[] = [];
  const mailbox = await startMailbox('accept', {
    disabledCommands: [],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, answer) => {
      passwords.push(password);
      answer(null, { user: 'desk' });
    },
    ...options,
  });
  onTestFinished(mailbox.close);
  const url = (host: string, query = '') =>
    `${mailbox.url.replace('127.0.0.1', `desk:${secret}@${host}`)}${query}`;
  return { ...mailbox, passwords, urlAt: url };
}

const withoutTls: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };

test.each(['', '?ignoreTLS=true', '?requireTLS=false&opportunisticTLS=true'])(
  'no password and no enquiry goes to another machine that offers no TLS (%j), and the log says why',
  async (query) => {
    const mailbox = await openMailbox(withoutTls);
    const { failure } = await connectMailServer(
      mailbox.urlAt(elsewhere, query),
      parties,
    )(sampleStored);
    expect(failure).toEqual({
      isFinal: false,
      isOfServer: true,
      reason: expect.stringMatching(
        /^the mail server answered \d+ to STARTTLS, so there was no TLS and nothing was sent: [^\n]+"When TLS fails"$/,
      ),
    });
    expect([mailbox.passwords, mailbox.offered()]).toEqual([[], 0]);
  },
);

test('it does where the setting says so by name', async () => {
  const mailbox = await openMailbox(withoutTls);
  const send = connectMailServer(mailbox.urlAt(elsewhere), parties, true);
  expect((await send(sampleStored)).failure).toBeNull();
  expect([mailbox.passwords, mailbox.messages.length]).toEqual([[secret], 1]);
});

test('to this machine it does as before', async () => {
  const mailbox = await openMailbox(withoutTls);
  const send = connectMailServer(mailbox.urlAt('127.0.0.1'), parties);
  expect((await send(sampleStored)).failure).toBeNull();
  expect([mailbox.passwords, mailbox.messages.length]).toEqual([[secret], 1]);
});

test.each<[string, SMTPServerOptions]>([
  ['that it offers', {}],
  ['that somebody took out of its offer', { hideSTARTTLS: true }],
])('over TLS %s both go to another machine', async (_which, options) => {
  const mailbox = await openMailbox(options);
  const url = mailbox.urlAt(elsewhere, '?tls.rejectUnauthorized=false');
  expect((await connectMailServer(url, parties)(sampleStored)).failure).toBeNull();
  expect([mailbox.passwords, mailbox.messages.length]).toEqual([[secret], 1]);
});

/** Somebody on the way, who answers in place of the mail server; all that was said to it. */
async function openListener(answers: Readonly<Record<string, string>>) {
  const said: string[] = [];
  const usual = { EHLO: '250-mail.waymark.example\r\n250 AUTH PLAIN LOGIN', HELO: '250 mail' };
  const server = createServer((line) => {
    line.write('220 mail.waymark.example\r\n');
    line.on('error', () => {});
    line.on('data', (bytes) => {
      said.push(bytes.toString('latin1'));
      const command = bytes.toString('latin1').slice(0, 8).split(/\s/)[0] ?? '';
      line.write(`${{ ...usual, ...answers }[command] ?? '235 2.7.0 Welcome'}\r\n`);
    });
  });
  onTestFinished(() => void server.close());
  const port = await listenOnLoopback(server);
  return { said, url: `smtp://desk:${secret}@${elsewhere}:${port}` };
}

test.each<[string, Record<string, string>, RegExp]>([
  ['refuses STARTTLS for now', { STARTTLS: '454 4.7.0 Not now' }, /454 to STARTTLS, so there was/],
  ['knows no STARTTLS', { STARTTLS: '502 5.5.1 Unknown' }, /502 to STARTTLS, so there was/],
  ['knows no EHLO', { EHLO: '502 5.5.1 Unknown' }, /502 to EHLO, so there was no TLS/],
  ['says yes and goes on in plain text', { STARTTLS: '220 Go on' }, /^TLS failed \(/],
  ['hangs up', { STARTTLS: '421 4.3.2 Bye' }, /421 to STARTTLS$/],
])('who %s hears no password and no enquiry', async (_what, answers, reason) => {
  const { said, url } = await openListener(answers);
  const { failure } = await connectMailServer(url, parties)(sampleStored);
  expect(failure).toMatchObject({ isFinal: false, isOfServer: true });
  expect(failure?.reason).toMatch(reason);
  expect(said.join('')).not.toMatch(/AUTH|MAIL FROM/);
  expect(said.join('')).not.toContain(sampleStored.text.email);
});

test('what was not sent for want of TLS stays, and goes out once there is TLS', async () => {
  const { store, relayOn, clock, state } = await openRelayScene();
  const stripped = await openMailbox(withoutTls);
  const whole = await openMailbox({});
  let url = stripped.urlAt(elsewhere);
  const relay = relayOn(store, {
    sending: (enquiry) => connectMailServer(url, parties)(enquiry),
  });
  await relay.runDue();
  expect(await state()).toMatchObject({ state: 'stored', attempts: 1 });
  expect((await state())?.lastError).toMatch(/nothing was sent/);
  url = whole.urlAt(elsewhere, '?tls.rejectUnauthorized=false');
  clock.pass(5_000);
  await relay.runDue();
  expect(await state()).toMatchObject({ state: 'sent', attempts: 2 });
  expect(whole.messages).toHaveLength(1);
});
