import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emailjsPaths } from '../contract/emailjs.ts';
import { startMailbox } from '../tests/support/desk/mailbox.ts';
import { jsonCall, multipartOf, sampleParameters } from '../tests/support/desk/sample-enquiry.ts';
import { writeSampleSite } from '../tests/support/desk/sample-site.ts';
import { openTestDesk, temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { listenOnLoopback } from '../tests/support/loopback.ts';
import { StoreError } from './errors.ts';
import { relayLog } from './log.ts';
import { connectMailServer } from './mail/mail-server.ts';
import { Relay } from './mail/relay.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { openSqliteStore } from './store/sqlite/store.ts';

/** Stands in everything that is personal, so that one search finds it. */
const mark = 'quincetree';
const refusalOfDatabase = new StoreError('The database refused.', {
  cause: new Error(`near "${mark}"`),
});
const now = new Date('2026-03-02T09:00:00Z');

const typed = {
  ...sampleParameters,
  fname: mark,
  lname: `O'${mark}`,
  email: `${mark}@sample.example`,
  country: `${mark}land`,
  address: `${mark} road`,
  phone: `+44 ${mark}`,
  message: `A ${mark}\r\n<b>${mark}</b>`,
  subject: `About ${mark}`,
  page: `/${mark}`,
};
const fromPerson = {
  'user-agent': `${mark} browser`,
  referer: `https://www.waymark.example/?q=${mark}`,
  'x-forwarded-for': `203.0.113.77, ${mark}`,
  cookie: `name=${mark}`,
};

/** A store that refuses in the words of databases that repeat what they were given. */
function moody(store: EnquiryStore): { store: EnquiryStore; upset: (error: Error | null) => void } {
  let problem: Error | null = null;
  const orRefuse = <Result>(work: () => Promise<Result>) =>
    problem === null ? work() : Promise.reject(problem);
  return {
    store: {
      ...store,
      add: (...call) => orRefuse(() => store.add(...call)),
      claimDue: (...call) => orRefuse(() => store.claimDue(...call)),
      countSentSince: (...call) => orRefuse(() => store.countSentSince(...call)),
    },
    upset: (error) => {
      problem = error;
    },
  };
}

test('after a hard day no line of the log has a word of what anybody wrote', async () => {
  const page = '<title>Page</title>';
  const siteFolder = await writeSampleSite({ [`${mark}.html`]: page, 'search.html': page });
  onTestFinished(() => rm(siteFolder, { recursive: true }));
  const { store, upset } = moody(openSqliteStore(await temporaryFolder()));
  const env = {
    DESK_SITE: siteFolder,
    DESK_RATE_LIMIT: '30',
    DESK_TRUSTED_PROXIES: '127.0.0.1',
    DESK_SMTP_URL: 'smtp://127.0.0.1:1',
    DESK_MAIL_FROM: 'desk@waymark.example',
    DESK_MAIL_TO: 'staff@waymark.example',
  };
  const desk = await openTestDesk({ env, store });
  const send = (changes = {}, headers = {}) =>
    desk.postForm({ ...typed, ...changes }, { ...fromPerson, ...headers });
  const multipart = { 'content-type': 'multipart/form-data; boundary=x', ...fromPerson };

  // Calls that are taken, refused in every way, and failed by the database and by ourselves.
  for (const subject of ['one', 'two', 'three']) await send({ subject: `${mark} ${subject}` });
  await send({
    message: `[url=https://${mark}.example]${mark}[/url] https://${mark}.example`,
    website: mark,
  });
  await send({ email: mark });
  await send({ user_id: mark });
  await send({ [mark]: mark });
  await send({ enquiry_id: mark });
  await send({ subject: mark.repeat(30) });
  await send({ message: mark.repeat(6_000) });
  await send({ message: mark.repeat(14_000) });
  await send({}, { origin: `https://${mark}.example` });
  await desk.post(multipartOf(typed), multipart);
  await desk.post(
    `{"${mark}"`,
    { ...fromPerson, 'content-type': 'application/json' },
    emailjsPaths.send,
  );
  await desk.post(
    jsonCall({ template_params: { [mark]: { mark } } }),
    { ...fromPerson, 'content-type': 'application/json' },
    emailjsPaths.send,
  );
  await desk.post(mark, { ...fromPerson, 'content-type': `text/${mark}` });
  upset(refusalOfDatabase);
  await send({ subject: `${mark} four` });
  upset(new TypeError(`${mark} is not iterable\n    at ${mark}`));
  await send({ subject: `${mark} five` });
  upset(null);
  for (let count = 0; count < 30; count += 1) await send();

  // Pages that are asked for with something personal in their address, and one that has gone.
  await rm(path.join(siteFolder, `${mark}.html`));
  for (const url of [`/?q=${mark}`, `/${mark}/x`, `/${mark}`, `/%${mark}`, `/API/${mark}`]) {
    await desk.app.inject({ url, headers: fromPerson });
  }
  // What somebody looks for without scripts: answered, sent on to the right spelling, and refused.
  for (const [url, status] of [
    [`/search?q=${mark}`, 200],
    [`/Search/?q=${mark}+lost`, 308],
    [`/search?q=%${mark}`, 200],
    [`/serch?q=${mark}`, 404],
  ] as const) {
    const { statusCode } = await desk.app.inject({ url, headers: fromPerson });
    expect(statusCode).toBe(status);
  }

  // A mail server that is down, that repeats what it was sent, and that refuses; a full hour; a database that refuses.
  const mailbox = await startMailbox('refuse-for-now');
  onTestFinished(mailbox.close);
  const servers = [
    'smtp://127.0.0.1:1',
    await startGossip(),
    mailbox.url,
    mailbox.url,
    mailbox.url,
  ];
  for (const [index, url] of servers.entries()) {
    if (index === 3) mailbox.behave('accept');
    if (index === 4) upset(refusalOfDatabase);
    const later = new Date(now.getTime() + index * 10 * 60_000);
    await new Relay({
      store,
      send: connectMailServer(url, {
        siteName: 'Waymark',
        from: 'desk@waymark.example',
        to: ['staff@waymark.example'],
      }),
      clock: { now: () => later, every: () => () => {} },
      log: relayLog(desk.app.log, { now: () => later }),
      mailsPerHour: 1,
      mailsAtOnce: 4,
    }).runDue();
  }

  const lines = desk.log.join('');
  for (const said of [
    '"state":"stored"',
    '"state":"quarantined"',
    '"state":"sent"',
    'call refused',
    'call failed',
    'request failed',
    'store refused',
    'DESK_MAILS_PER_HOUR',
    'answered 451',
    '"type":"TypeError"',
  ]) {
    expect(lines).toContain(said);
  }
  for (const status of [400, 403, 413, 415, 422, 429, 500, 503])
    expect(lines).toContain(`"status":${status}`);
  expect(lines).not.toContain(mark);
  expect(lines).not.toMatch(/203\.0\.113|127\.0\.0\.1|sample\.example|passport/);
});

/** A mail server that answers every line with the same line. */
async function startGossip(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString();
      if (/^EHLO/i.test(line)) socket.write('250 here\r\n');
      else if (/^(MAIL|RCPT)/i.test(line)) socket.write('250 yes\r\n');
      else if (/^DATA/i.test(line)) socket.write('354 go on\r\n');
      else socket.write(`451 not this: ${line.replace(/\s+/g, ' ')}\r\n`);
    });
  });
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${await listenOnLoopback(server)}`;
}
