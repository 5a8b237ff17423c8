import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { type MailboxBehaviour, refusal, startMailbox } from '../../tests/support/desk/mailbox.ts';
import { sampleStored } from '../../tests/support/desk/sample-enquiry.ts';
import { listenOnLoopback } from '../../tests/support/loopback.ts';
import { failureFrom } from './mail-failure.ts';
import { connectMailServer } from './mail-server.ts';

const parties = {
  siteName: 'Waymark',
  from: 'desk@waymark.example',
  to: ['staff@waymark.example'],
};

async function openMailbox(options?: SMTPServerOptions, behaviour?: MailboxBehaviour) {
  const mailbox = await startMailbox(behaviour, options);
  onTestFinished(mailbox.close);
  return mailbox;
}

/** What becomes of one attempt to send the sample to the mail server at `url`. */
async function failureAt(url: string) {
  return (await connectMailServer(url, parties)(sampleStored)).failure;
}

const sayNo: SMTPServerOptions['onRcptTo'] = (_address, _session, answer) =>
  answer(refusal(554, '5.7.1 <staff@waymark.example>: Relay access denied'));

test.each<[string, SMTPServerOptions]>([
  ['RCPT TO', { onRcptTo: sayNo }],
  ['MAIL FROM', { onMailFrom: sayNo }],
])(
  'a refusal of our own addresses (554 to %s) is no fault of the enquiry',
  async (command, options) => {
    const { url } = await openMailbox(options);
    expect(await failureAt(url)).toEqual({
      isFinal: false,
      isOfServer: true,
      reason: `the mail server answered 554 to ${command}`,
    });
  },
);

test.each<[MailboxBehaviour, number, boolean]>([
  ['refuse-for-good', 554, true],
  ['refuse-for-now', 451, false],
])('an answer to the text itself (%s) is about the enquiry', async (behaviour, code, isFinal) => {
  const { url } = await openMailbox({}, behaviour);
  expect(await failureAt(url)).toEqual({
    isFinal,
    isOfServer: false,
    reason: `the mail server answered ${code} to DATA`,
  });
});

test('a line that breaks after the text may have delivered it, and is not hastened', async () => {
  const { url } = await openMailbox({}, 'drop-after-data');
  expect(await failureAt(url)).toMatchObject({ isFinal: false, isOfServer: false });
});

test('a server that hangs up before it says a word has not seen the text', async () => {
  const server = createServer((socket) => socket.destroy());
  onTestFinished(() => void server.close());
  const port = await listenOnLoopback(server);
  expect(await failureAt(`smtp://127.0.0.1:${port}`)).toMatchObject({ isOfServer: true });
});

test('a server that is not there is named as such', async () => {
  const mailbox = await openMailbox();
  await mailbox.goDown();
  expect(await failureAt(mailbox.url)).toEqual({
    isFinal: false,
    isOfServer: true,
    reason: 'no answer from the mail server (ECONNREFUSED)',
  });
});

// The certificate that smtp-server brings along is made out to "localhost" and signed by itself.
const withTls: SMTPServerOptions = { secure: true };
const withStarttls: SMTPServerOptions = { disabledCommands: ['AUTH'] };

test.each([
  ['smtps', withTls],
  ['STARTTLS', withStarttls],
])(
  'a certificate that nobody vouches for (%s) is told with what TLS said and what to set',
  async (_how, options) => {
    const { url } = await openMailbox(options);
    expect(await failureAt(url)).toEqual({
      isFinal: false,
      isOfServer: true,
      reason: expect.stringMatching(
        /^TLS refused the mail server's certificate \([A-Z_]+\): .*DESK_SMTP_URL.*docs\/operating\.md/,
      ),
    });
  },
);

test('TLS where the server speaks plainly is told as that', async () => {
  const { url } = await openMailbox();
  const reason = (await failureAt(url.replace('smtp:', 'smtps:')))?.reason;
  expect(reason).toMatch(/^TLS failed \(ERR_SSL_[A-Z_]+\): .*smtp:\/\/ in place of smtps:\/\//);
});

test.each([
  ['smtps', withTls, '?tls.rejectUnauthorized=false'],
  ['STARTTLS', withStarttls, '?tls.rejectUnauthorized=false'],
  ['STARTTLS', withStarttls, '?ignoreTLS=true'],
])(
  'with such a certificate (%s) mail goes out once the address ends in %s',
  async (_how, options, ending) => {
    const mailbox = await openMailbox(options);
    expect(await failureAt(mailbox.url + ending)).toBeNull();
    expect(mailbox.messages).toHaveLength(1);
  },
);

test.each([
  ['MAIL FROM', 'EENVELOPE', 550, false],
  ['RCPT TO', 'EENVELOPE', 550, false],
  ['RCPT TO', 'EENVELOPE', 450, false],
  // The command, before any text.
  ['DATA', 'EENVELOPE', 554, false],
  ['DATA', 'EMESSAGE', 554, true],
  ['DATA', 'EMESSAGE', 535, false],
  ['AUTH PLAIN', 'EAUTH', 535, false],
  ['EHLO', 'EPROTOCOL', 554, false],
  ['CONN', 'EPROTOCOL', 554, false],
])('an answer to %s (%s) of %i is final: %s', (command, code, responseCode, isFinal) => {
  const words = '<zoe@sample.example> said no';
  const error = Object.assign(new Error(words), { command, code, responseCode });
  expect(failureFrom(error, { isSilent: false })).toMatchObject({
    isFinal,
    reason: `the mail server answered ${responseCode} to ${command}`,
  });
});

test.each([
  ['ERR_TLS_CERT_ALTNAME_INVALID', /write the name that it is made out to/],
  ['CERT_HAS_EXPIRED', /have it renewed/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /name the authority behind it in NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /name the authority behind it in NODE_EXTRA_CA_CERTS/],
])('%s is told with what helps, and nothing of what the server wrote', (originalCode, advice) => {
  const words = 'not in the list: mail.secret.example';
  const error = Object.assign(new Error(words), { code: 'ESOCKET', originalCode });
  const { reason } = failureFrom(error, { isSilent: false });
  expect(reason).toContain(originalCode);
  expect(reason).toMatch(advice);
  expect(reason).not.toContain('secret');
});
