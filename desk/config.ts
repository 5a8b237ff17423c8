// One list of every setting of the desk, its default and its message; what reads it stands below, for nobody reads one without the other.
import path from 'node:path';
import { z } from 'zod';
import { shippedIdentifiers } from '../contract/emailjs.ts';
import { ConfigError } from './errors.ts';

const projectFolder = path.resolve(import.meta.dirname, '..');
/** As many addresses as may use up their own limit before the limit on all together is reached: a disk holds many enquiries. */
const addressesAtTheirLimit = 500;

/** Everything the environment says, checked; nothing else in the desk looks at the environment. */
export type DeskConfig = Readonly<ReturnType<typeof configFrom>>;

/**
 * The desk's settings, frozen. A variable that is empty counts as not set; a relative folder counts from the project's own.
 * Throws ConfigError, which names every variable that is wrong and what to write.
 */
export function readDeskConfig(variables: NodeJS.ProcessEnv): DeskConfig {
  const given = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return Object.freeze(configFrom(parsed.data));
  throw configError(
    parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`),
  );
}

function configFrom(environment: Environment) {
  const siteUrl = environment.SITE_URL ?? null;
  return {
    projectFolder,
    host: environment.HOST,
    /** 0 lets the system choose. */
    port: environment.PORT,
    dataFolder: path.resolve(projectFolder, environment.DESK_DATA),
    /** Where the desk remembers which database it had, apart from that database. */
    stateFolder: path.resolve(projectFolder, environment.DESK_STATE),
    /** Where each accepted enquiry stands a second time: beside the database unless another folder is set; null when nowhere. */
    journalFolder: folderOf(environment.DESK_JOURNAL ?? environment.DESK_DATA),
    /** A PostgreSQL database in place of the one in `dataFolder`; null when that is used. */
    databaseUrl: environment.DATABASE_URL ?? null,
    /** The built site; null when the desk serves none. */
    siteFolder: folderOf(environment.DESK_SITE),
    siteUrl,
    mail: mailConfigIn(environment),
    allowedOrigins: [
      ...environment.DESK_ALLOWED_ORIGINS,
      ...(siteUrl === null ? [] : [new URL(siteUrl).origin]),
    ],
    trustedProxies: environment.DESK_TRUSTED_PROXIES,
    /** Calls per address in ten minutes. */
    callsPerAddress: environment.DESK_RATE_LIMIT,
    /** Enquiries of all addresses together in ten minutes. */
    enquiriesOverall:
      environment.DESK_RATE_LIMIT_OVERALL ?? addressesAtTheirLimit * environment.DESK_RATE_LIMIT,
    /** Enquiries mailed in an hour; what is left over waits. */
    mailsPerHour: environment.DESK_MAILS_PER_HOUR,
    /** Connections to the mail server, of this desk. */
    mailsAtOnce: environment.DESK_MAILS_AT_ONCE,
    /** From this hour of the day (UTC) on, staff are mailed what waits for them; null for never. */
    digestHour: environment.DESK_DIGEST_HOUR,
    retentionDays: environment.DESK_RETENTION_DAYS,
    /** Lets a monitor elsewhere ask for /metrics; null lets only this machine. */
    metricsToken: environment.DESK_METRICS_TOKEN ?? null,
    identifiers: {
      serviceId: environment.PUBLIC_EMAILJS_SERVICE_ID,
      templateId: environment.PUBLIC_EMAILJS_TEMPLATE_ID,
      publicKey: environment.PUBLIC_EMAILJS_PUBLIC_KEY,
    },
  };
}

function folderOf(setting: string): string | null {
  return setting === 'none' ? null : path.resolve(projectFolder, setting);
}

/** How enquiries are mailed; null when no mail server is set. */
function mailConfigIn(environment: Environment) {
  const { DESK_SMTP_URL: url, DESK_MAIL_FROM: from, DESK_MAIL_TO: to } = environment;
  if (url === undefined) return null;
  /** Whether the password in `url` may go to another machine without TLS. */
  const mayPasswordBePlain = environment.DESK_SMTP_PLAIN_PASSWORD === '1';
  if (from !== undefined && to !== undefined) return { url, from, to, mayPasswordBePlain };
  const problems = [
    from === undefined &&
      'DESK_MAIL_FROM: DESK_SMTP_URL is set, so write the address of your own domain that mail is sent from',
    to === undefined &&
      'DESK_MAIL_TO: DESK_SMTP_URL is set, so write the address (or several, with commas) that gets the enquiries',
  ];
  throw configError(problems.filter((problem) => problem !== false));
}

function configError(problems: readonly string[]): ConfigError {
  const lines = [...new Set(problems)].map((problem) => `  ${problem}`);
  return new ConfigError(['The desk cannot start:', ...lines].join('\n'));
}

/** Host, port and name of a database for people to read, without who logs in there. */
export function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

const siteUrlShape =
  'Write the address of the site, like https://www.waymark.example, without user and password';

const address = z.email('Write one email address, like desk@waymark.example');

/** What each variable of the environment may hold, what it is when not set, and what to write when it is wrong. */
const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: numberOr(4_321, { from: 0, to: 65_535 }),
  DESK_DATA: z.string().default('data'),
  DESK_STATE: z.string().default('.desk'),
  DESK_JOURNAL: z.string().optional(),
  DATABASE_URL: serverUrl(
    /^postgres(ql)?:$/,
    'postgres:// with user, password, host and database, like postgres://desk:password@db.waymark.example/enquiries',
  ).optional(),
  DESK_SITE: z.string().default('dist'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: siteUrlShape })
    .refine((text) => !text.includes('@'), siteUrlShape)
    .optional(),
  DESK_SMTP_URL: serverUrl(
    /^smtps?:$/,
    'smtp:// or smtps:// with user, password, host and port, like smtps://user:password@mail.waymark.example:465',
  ).optional(),
  DESK_SMTP_PLAIN_PASSWORD: z.enum(['0', '1'], 'Write 1, or 0 for never').default('0'),
  DESK_MAIL_FROM: address.optional(),
  DESK_MAIL_TO: listOf(address).optional(),
  DESK_ALLOWED_ORIGINS: listOf(
    z.string().refine(isOrigin, 'Write origins without a path, like https://www.waymark.example'),
  ).default([]),
  DESK_TRUSTED_PROXIES: listOf(
    z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
      error: 'Write addresses or networks, like 127.0.0.1, 10.0.0.0/8',
    }),
  ).default([]),
  DESK_RATE_LIMIT: numberOr(20, { from: 1, to: 1_000_000 }),
  DESK_RATE_LIMIT_OVERALL: wholeNumber({ from: 1, to: 100_000_000, like: 10_000 }).optional(),
  /** So many that the first mail of each of some five hundred networks goes out even in a flood; of one network far fewer do. */
  DESK_MAILS_PER_HOUR: numberOr(600, { from: 1, to: 1_000_000 }),
  /** Large providers allow three connections of one sender, and refuse the fourth for now. */
  DESK_MAILS_AT_ONCE: numberOr(3, { from: 1, to: 100 }),
  /** The first hour of an office in Britain, in summer and in winter. */
  DESK_DIGEST_HOUR: z
    .union([z.literal('none').transform(() => null), wholeNumber({ from: 0, to: 23, like: 8 })], {
      error: 'Write an hour of the day in UTC, from 0 to 23, or none',
    })
    .default(8),
  /**
   * Half a year: the privacy page promises that a limit is set, so there is always one. Less than a week would erase what the relay
   * still tries to mail.
   */
  DESK_RETENTION_DAYS: numberOr(180, { from: 7, to: 36_500 }),
  DESK_METRICS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{16,}$/, 'Write 16 signs or more, without spaces, that nobody can guess')
    .optional(),
  PUBLIC_EMAILJS_SERVICE_ID: z.string().default(shippedIdentifiers.serviceId),
  PUBLIC_EMAILJS_TEMPLATE_ID: z.string().default(shippedIdentifiers.templateId),
  PUBLIC_EMAILJS_PUBLIC_KEY: z.string().default(shippedIdentifiers.publicKey),
});

type Environment = z.infer<typeof environmentSchema>;

/** A whole number; `usual` where none is given. */
function numberOr(usual: number, range: { from: number; to: number }) {
  return wholeNumber({ ...range, like: usual }).default(usual);
}

function wholeNumber({ from, to, like }: { from: number; to: number; like: number }) {
  const message = `Write a whole number from ${from} to ${to}, like ${like}`;
  return z
    .string()
    .regex(/^\s*\d{1,9}\s*$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message);
}

const signsToEncode =
  'signs in user and password percent-encoded (# as %23, / as %2F, ? as %3F, @ as %40, % as %25, : as %3A, [ as %5B, ] as %5D, a space as %20)';

/** The address of a server that one logs in to. What is wrong with it is told without a piece of it: that may be a password. */
function serverUrl(protocol: RegExp, shape: string) {
  return z
    .string()
    .trim()
    .refine((text) => isServerUrl(text, protocol), {
      error: ({ input }) =>
        String(input).includes('@') ? `Write ${signsToEncode}; then ${shape}` : `Write ${shape}`,
    });
}

/** An @ after the host is the end of a password that /, ? or # has cut in two: what stands for the host is a piece of it. */
function isServerUrl(text: string, protocol: RegExp): boolean {
  const url = URL.parse(text);
  const [, beyondHost = '@'] = /^[a-z]+:\/\/[^/?#]*(.*)$/is.exec(text) ?? [];
  return (
    url !== null &&
    protocol.test(url.protocol) &&
    !beyondHost.includes('@') &&
    isDecodable(url.username + url.password)
  );
}

/** A percent sign that begins no code is itself to those who log in with it; a code for half a letter is nothing. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

function listOf<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).min(1, 'Write one or more, with commas between them'));
}

function isOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text;
}

/** How staff write a command so that it finds the enquiries of a desk; a password is not repeated. */
export function staffCommand(config: DeskConfig, words: string): string {
  const { dataFolder, stateFolder } = readDeskConfig({});
  const settings = [
    config.databaseUrl !== null && 'DATABASE_URL=…',
    config.databaseUrl === null &&
      config.dataFolder !== dataFolder &&
      `DESK_DATA=${config.dataFolder}`,
    config.stateFolder !== stateFolder && words === 'confirm' && `DESK_STATE=${config.stateFolder}`,
  ].filter((setting) => setting !== false);
  return [...settings, `npm run enquiries -- ${words}`].join(' ');
}
