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
    DATABASE_URL: 'postgres://desk@db.waymark.example/enquiries',
    DESK_SITE: 'none',
    SITE_URL: 'https://www.waymark.example/',
    DESK_SMTP_URL: smtp,
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
    databaseUrl: 'postgres://desk@db.waymark.example/enquiries',
    siteFolder: null,
    mail: {
      url: smtp,
      from: 'desk@waymark.example',
      to: ['a@waymark.example', 'b@waymark.example'],
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
