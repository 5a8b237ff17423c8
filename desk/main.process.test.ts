import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runToEnd } from '../tests/support/desk/desk-process.ts';
import {
  listed,
  openDesk,
  openMailbox,
  patience,
  send,
} from '../tests/support/desk/fault-scene.ts';
import { sampleId } from '../tests/support/desk/sample-enquiry.ts';
import { mailSettings } from '../tests/support/desk/settings-for-tests.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { listenOnLoopback } from '../tests/support/loopback.ts';

const noSite = { DESK_SITE: 'none' };

test('an enquiry is answered OK, mailed once and listed as sent', patience, async () => {
  const mailbox = await openMailbox();
  const desk = await openDesk({ env: mailSettings(mailbox) });
  expect(await send(desk)).toBe('200 OK');
  expect(await send(desk)).toBe('200 OK');
  await mailbox.hasReceived(1);
  await vi.waitFor(async () => {
    expect(await listed(desk)).toMatchObject([
      { id: sampleId, state: 'sent', attempts: 1, fname: 'Zoë' },
    ]);
  }, patience);
  expect(mailbox.messages).toHaveLength(1);
});

test(
  'without a mail server it says that enquiries are kept and not mailed, and how to read them',
  patience,
  async () => {
    const desk = await openDesk();
    expect(desk.output()).toContain('enquiries are kept on disk and not mailed');
    expect(desk.output()).toContain(`They are kept in ${desk.dataFolder}/enquiries.sqlite`);
    expect(desk.output()).toContain('npm run enquiries -- list');
    expect(await send(desk)).toBe('200 OK');
  },
);

test(
  'a mail server elsewhere, without TLS for certain, is warned of at the start',
  patience,
  async () => {
    const mailbox = await openMailbox();
    // Leads to this machine and is none of its loopback names, as the address of another machine is none.
    const url = mailbox.url.replace('127.0.0.1', '0.0.0.0');
    const desk = await openDesk({ env: mailSettings({ url }) });
    expect(desk.output()).toMatch(/"level":40.*enquiries go to the mail server in plain text/);
    expect(await send(desk)).toBe('200 OK');
    await mailbox.hasReceived(1);
    const another = await openDesk({ env: mailSettings(mailbox) });
    expect(another.output()).not.toContain('"level":40');
  },
);

test(
  'a password for a mail server elsewhere that has no TLS stays here, and so does the enquiry',
  patience,
  async () => {
    const mailbox = await openMailbox();
    const url = mailbox.url.replace('127.0.0.1', 'desk:p4ssw0rd@0.0.0.0');
    const desk = await openDesk({ env: mailSettings({ url }) });
    expect(await send(desk)).toBe('200 OK');
    await desk.hasPrinted(/"state":"stored","attempts":1,"cause":"[^"]*nothing was sent/);
    expect(desk.output()).not.toContain('p4ssw0rd');
    expect(await listed(desk)).toMatchObject([{ id: sampleId, state: 'stored' }]);
    expect(mailbox.offered()).toBe(0);
  },
);

test('a port in use is told in one sentence', patience, async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = String(await listenOnLoopback(other));
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
