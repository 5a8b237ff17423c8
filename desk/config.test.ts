import { expect, test } from 'vitest';
import { shippedIdentifiers } from '../contract/emailjs.ts';
import { readDeskConfig } from './config.ts';
import { ConfigError } from './errors.ts';

const smtp = 'smtps://desk:secret@mail.waymark.example:465';

test('an empty environment is enough', () => {
  const config = readDeskConfig({ PORT: '', DESK_SMTP_URL: ' ' });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4321,
    dataFolder: `${config.projectFolder}/data`,
    journalFolder: `${config.projectFolder}/data`,
    databaseUrl: null,
    siteFolder: `${config.projectFolder}/dist`,
    mail: null,
    allowedOrigins: [],
    digestHour: 8,
    retentionDays: 180,
    identifiers: shippedIdentifiers,
  });
});

test('everything that can be set is read', () => {
  const config = readDeskConfig({
    HOST: '0.0.0.0',
    PORT: '0',
    DESK_DATA: '/var/lib/waymark',
    DESK_JOURNAL: '/mnt/second',
    DATABASE_URL: 'postgres://desk@db.waymark.example/enquiries',
    DESK_SITE: 'none',
    SITE_URL: 'https://www.waymark.example/',
    DESK_SMTP_URL: smtp,
    DESK_SMTP_PLAIN_PASSWORD: '1',
    DESK_MAIL_FROM: 'desk@waymark.example',
    DESK_MAIL_TO: 'a@waymark.example, b@waymark.example',
    DESK_ALLOWED_ORIGINS: 'https://waymark.example',
    DESK_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    DESK_RATE_LIMIT: '500',
    DESK_MAILS_PER_HOUR: '50',
    DESK_MAILS_AT_ONCE: '2',
    DESK_DIGEST_HOUR: 'none',
    DESK_RETENTION_DAYS: '365',
    PUBLIC_EMAILJS_SERVICE_ID: 'service',
  });
  expect(config).toMatchObject({
    port: 0,
    dataFolder: '/var/lib/waymark',
    journalFolder: '/mnt/second',
    databaseUrl: 'postgres://desk@db.waymark.example/enquiries',
    siteFolder: null,
    mail: {
      url: smtp,
      from: 'desk@waymark.example',
      to: ['a@waymark.example', 'b@waymark.example'],
      mayPasswordBePlain: true,
    },
    allowedOrigins: ['https://waymark.example', 'https://www.waymark.example'],
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    callsPerAddress: 500,
    enquiriesOverall: 250_000,
    mailsPerHour: 50,
    mailsAtOnce: 2,
    digestHour: null,
    retentionDays: 365,
    identifiers: { ...shippedIdentifiers, serviceId: 'service' },
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['SITE_URL', 'waymark.example'],
  ['DATABASE_URL', 'mysql://db.waymark.example/enquiries'],
  ['DATABASE_URL', 'enquiries'],
  ['DESK_SMTP_URL', 'mail.waymark.example'],
  ['DESK_SMTP_URL', 'https://mail.waymark.example'],
  ['DESK_SMTP_PLAIN_PASSWORD', 'yes'],
  ['DESK_MAIL_FROM', 'Waymark'],
  ['DESK_MAIL_TO', 'a@waymark.example, b'],
  ['DESK_MAIL_TO', ','],
  ['DESK_ALLOWED_ORIGINS', 'https://waymark.example/'],
  ['DESK_ALLOWED_ORIGINS', '*'],
  ['DESK_TRUSTED_PROXIES', 'proxy'],
  ['DESK_RATE_LIMIT', '0'],
  ['DESK_RATE_LIMIT_OVERALL', 'none'],
  ['DESK_MAILS_PER_HOUR', '0'],
  ['DESK_MAILS_AT_ONCE', '101'],
  ['DESK_DIGEST_HOUR', '24'],
  ['DESK_DIGEST_HOUR', 'never'],
  ['DESK_RETENTION_DAYS', '6'],
])('%s=%s is refused by name, with what to write', (name, value) => {
  expect(() => readDeskConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readDeskConfig({ [name]: value })).toThrow(new RegExp(`\\n  ${name}: Write `));
});

test('several mistakes are told at once', () => {
  expect(() => readDeskConfig({ PORT: 'x', DESK_MAIL_FROM: 'y' })).toThrow(
    /PORT: [^\n]+\n {2}DESK_MAIL_FROM: /,
  );
});

test('a mail server without sender and recipient stops the start and names both', () => {
  expect(() => readDeskConfig({ DESK_SMTP_URL: smtp })).toThrow(
    /DESK_MAIL_FROM: [^\n]+\n {2}DESK_MAIL_TO: /,
  );
});

test('the settings cannot be changed afterwards', () => {
  expect(Object.isFrozen(readDeskConfig({}))).toBe(true);
});

/** Signs that end or split a part of an address where they stand as they are, and some that do not. */
const passwords = [
  'qx4zv7#k0rj',
  'qx4@zv7#k0rj',
  'qx4/zv7k0rj',
  '12/k0rj',
  '12/34',
  'qx4?zv7k0rj',
  '99?k0rj',
  '12#k0rj',
  '#k0rj',
  'qx4[zv7/k0rj',
  'qx4 zv7?k0rj',
  'qx4%E9k0rj',
  'qx4:zv7/k0rj@',
  'qx4%#k0rj',
  "qx4'k0rj/",
];

test.each(
  ['DATABASE_URL=postgres://desk:', 'DESK_SMTP_URL=smtp://desk:', 'SITE_URL=https://desk:'].flatMap(
    (beginning) => passwords.map((password) => [beginning, password] as const),
  ),
)(
  'no piece of the password in %s%s@… stands in the text that refuses it',
  (beginning, password) => {
    const [name = '', value = ''] = beginning.split('=');
    const text = refusalOf({ [name]: `${value}${password}@127.0.0.1/enq` });
    const pieces = password.match(/[a-z\d]{2,}/gi) ?? [];
    expect(pieces.filter((piece) => text.includes(piece))).toEqual([]);
    expect(text).not.toContain('127.0.0.1');
    if (name !== 'SITE_URL')
      expect(text).toMatch(/percent-encoded \(# as %23, \/ as %2F, \? as %3F/);
  },
);

test.each([
  'p4%23w0rd',
  'p4@w0rd',
  'p4:w0rd',
  'p4%w0rd',
  'p4 w0rd',
  'p4[w0rd]',
  'p4%2F%3F%40%25%3Aw0rd',
  'pässw0rd',
])('a password %s can be told from the rest, and is taken', (password) => {
  const [databaseUrl, url] = ['postgres', 'smtp'].map(
    (scheme) => `${scheme}://desk@waymark.example:${password}@127.0.0.1:25/enq`,
  );
  const config = readDeskConfig({
    DATABASE_URL: databaseUrl,
    DESK_SMTP_URL: ` ${url} `,
    DESK_MAIL_FROM: 'a@b.example',
    DESK_MAIL_TO: 'a@b.example',
  });
  expect([config.databaseUrl, config.mail?.url]).toEqual([databaseUrl, url]);
});

test.each(['postgres:desk:p4ssw0rd@host/enq', 'smtp:desk:p4ssw0rd@host', 'desk:p4ssw0rd@host'])(
  '%s, without its slashes, is refused and not repeated',
  (value) => {
    for (const name of ['DATABASE_URL', 'DESK_SMTP_URL']) {
      expect(refusalOf({ [name]: value })).not.toMatch(/p4ssw0rd|@host/);
    }
  },
);

/** What a start says to these settings. */
function refusalOf(settings: NodeJS.ProcessEnv): string {
  try {
    readDeskConfig(settings);
  } catch (error) {
    return String(error);
  }
  throw new Error('It was taken.');
}
