import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { wirePaths } from '../contract/wire.ts';
import { type DeskProcess, runToEnd, startDesk } from '../tests/support/desk/desk-process.ts';
import { type Mailbox, startMailbox } from '../tests/support/desk/mailbox.ts';
import { sampleId, sampleParameters } from '../tests/support/desk/sample-enquiry.ts';
import { formOf, temporaryFolder } from '../tests/support/desk/test-desk.ts';

const noSite = { DESK_SITE: 'none' };
const patience = { timeout: 30_000 };

async function start(env: Record<string, string> = {}, dataFolder?: string): Promise<DeskProcess> {
  const desk = await startDesk({ env: { ...noSite, ...env }, ...(dataFolder && { dataFolder }) });
  onTestFinished(desk.discard);
  return desk;
}

async function box(...behaviour: Parameters<typeof startMailbox>): Promise<Mailbox> {
  const mailbox = await startMailbox(...behaviour);
  onTestFinished(mailbox.close);
  return mailbox;
}

function mailSettings(mailbox: Mailbox): Record<string, string> {
  return {
    DESK_SMTP_URL: mailbox.url,
    DESK_MAIL_FROM: 'desk@waymark.example',
    DESK_MAIL_TO: 'staff@waymark.example',
  };
}

function hasClosedItsPort(desk: DeskProcess): Promise<void> {
  return vi.waitFor(() => expect(fetch(`${desk.url}/healthz`)).rejects.toThrow(), patience);
}

async function send(desk: DeskProcess, id = sampleId): Promise<string> {
  const body = formOf({ ...sampleParameters, enquiry_id: id });
  const response = await fetch(`${desk.url}${wirePaths.sendForm}`, { method: 'POST', body });
  return `${response.status} ${await response.text()}`;
}

test('an enquiry is answered OK, mailed once and listed as sent', patience, async () => {
  const mailbox = await box();
  const desk = await start(mailSettings(mailbox));
  expect(await send(desk)).toBe('200 OK');
  expect(await send(desk)).toBe('200 OK');
  await mailbox.hasReceived(1);
  await vi.waitFor(async () => {
    const [listed] = JSON.parse(await desk.enquiries('list', '--json'));
    expect(listed).toMatchObject({ id: sampleId, state: 'sent', attempts: 1, fname: 'Zoë' });
  }, patience);
  expect(mailbox.messages).toHaveLength(1);
});

test(
  'without a mail server it says that enquiries are kept and not mailed, and how to read them',
  patience,
  async () => {
    const desk = await start();
    expect(desk.output()).toContain('enquiries are kept on disk and not mailed');
    expect(desk.output()).toContain(`They are kept in ${desk.dataFolder}/enquiries.sqlite`);
    expect(desk.output()).toContain('npm run enquiries -- list');
    expect(await send(desk)).toBe('200 OK');
  },
);

test('killed between OK and delivery it delivers once after the next start', patience, async () => {
  const mailbox = await box();
  await mailbox.goDown();
  const first = await start(mailSettings(mailbox));
  expect(await send(first)).toBe('200 OK');
  expect(await first.kill('SIGKILL')).toBeNull();
  await mailbox.comeBack();
  const second = await start(mailSettings(mailbox), first.dataFolder);
  await mailbox.hasReceived(1);
  expect(await second.kill()).toBe(0);
  expect(mailbox.messages.map(({ messageId }) => messageId)).toEqual([
    `<${sampleId}@waymark.example>`,
  ]);
});

test(
  'killed in the middle of an attempt it delivers after the lease, with the same Message-ID',
  patience,
  async () => {
    const mailbox = await box('hold');
    const first = await start(mailSettings(mailbox));
    expect(await send(first)).toBe('200 OK');
    await mailbox.wasOffered(1);
    await first.kill('SIGKILL');
    await mailbox.goDown();
    mailbox.behave('accept');
    await mailbox.comeBack();
    await start(mailSettings(mailbox), first.dataFolder);
    await mailbox.hasReceived(1);
    expect(mailbox.messages[0]?.messageId).toBe(`<${sampleId}@waymark.example>`);
  },
);

test('SIGTERM lets a request that has begun end well', patience, async () => {
  const desk = await start();
  const { port } = new URL(desk.url);
  const body = new URLSearchParams(sampleParameters).toString();
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    `POST ${wirePaths.sendForm} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // "100 Continue" is how the desk says that the request has begun.
  const [begun] = await once(socket, 'data');
  expect(String(begun)).toContain('100 Continue');
  const ended = desk.kill('SIGTERM');
  await hasClosedItsPort(desk);
  socket.write(body);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('200 OK');
  expect(await ended).toBe(0);
});

test('a second signal ends it at once', patience, async () => {
  const mailbox = await box('hold');
  const desk = await start(mailSettings(mailbox));
  await send(desk);
  await mailbox.wasOffered(1);
  const ended = desk.kill('SIGTERM');
  await hasClosedItsPort(desk);
  void desk.kill('SIGTERM');
  expect(await ended).toBe(1);
});

test('a port in use is told in one sentence', patience, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const ended = await runToEnd(['desk/main.ts'], {
    ...noSite,
    PORT: port,
    DESK_DATA: await temporaryFolder(),
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toBe(
    `PORT: ${port} is in use already; stop the other program or set another PORT.\n`,
  );
});

test.each([
  ['a wrong setting', { PORT: 'x' }, 'The desk cannot start:\n  PORT: Write a whole number'],
  ['a missing site', { DESK_SITE: '/nowhere' }, 'There is no built site in /nowhere'],
  [
    'a data folder that cannot be',
    { DESK_DATA: '/dev/null/data' },
    'DESK_DATA: the folder /dev/null/data',
  ],
])('%s ends it with a clear text and code 1', patience, async (_what, env, words) => {
  const ended = await runToEnd(['desk/main.ts'], {
    ...noSite,
    PORT: '0',
    DESK_DATA: await temporaryFolder(),
    ...env,
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(words);
  expect(ended.stderr).not.toContain('    at ');
});

test('a damaged database ends it and stays as it was', patience, async () => {
  const folder = await temporaryFolder();
  await writeFile(
    path.join(folder, 'enquiries.sqlite'),
    'not a database, and long enough'.repeat(99),
  );
  const ended = await runToEnd(['desk/main.ts'], { ...noSite, PORT: '0', DESK_DATA: folder });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^.*enquiries\.sqlite is damaged .*\n$/);
});
