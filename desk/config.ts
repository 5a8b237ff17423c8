import path from 'node:path';
import { z } from 'zod';
import { shippedIdentifiers, type WireIdentifiers } from '../contract/wire.ts';
import { ConfigError } from './errors.ts';

const projectFolder = path.resolve(import.meta.dirname, '..');
const defaultPort = 4321;
const highestPort = 65_535;
const defaultCallsPerAddress = 20;
/** As many addresses as may use up their own limit before the limit on all together is reached. */
const addressesAtTheirLimit = 100;
/** Far more than people write, and few enough for people to find an honest enquiry among. */
const defaultMailsPerHour = 300;
/** Shorter would erase what the relay still tries to mail: it tries for five days. */
const shortestRetentionDays = 7;
/** Half a year: the privacy page promises that a limit is set, so there is always one. */
const usualRetentionDays = 180;

/** How enquiries are mailed; null in the config when no mail server is set. */
type MailConfig = { url: string; from: string; to: readonly string[] };

/** Everything the environment says, checked; nothing else in the desk looks at the environment. */
export type DeskConfig = {
  projectFolder: string;
  host: string;
  /** 0 lets the system choose. */
  port: number;
  dataFolder: string;
  /** A PostgreSQL database in place of the one in `dataFolder`; null when that is used. */
  databaseUrl: string | null;
  /** The built site; null when the desk serves none. */
  siteFolder: string | null;
  siteUrl: string | null;
  mail: MailConfig | null;
  allowedOrigins: readonly string[];
  trustedProxies: readonly string[];
  /** Calls per address in ten minutes. */
  callsPerAddress: number;
  /** Enquiries of all addresses together in ten minutes. */
  enquiriesOverall: number;
  /** Enquiries mailed in an hour; what is left over waits. */
  mailsPerHour: number;
  retentionDays: number;
  identifiers: WireIdentifiers;
};

const address = z.email('Write one email address, like desk@waymark.example');

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber({ from: 0, to: highestPort, like: '4321' }).default(defaultPort),
  DESK_DATA: z.string().default('data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'Write postgres:// with user, password, host and database, like postgres://desk:password@db.waymark.example/enquiries',
    })
    .optional(),
  DESK_SITE: z.string().default('dist'),
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'Write the address of the site, like https://www.waymark.example',
    })
    .optional(),
  DESK_SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error:
        'Write smtp:// or smtps:// with user, password, host and port, like smtps://user:password@mail.waymark.example:465',
    })
    .optional(),
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
  DESK_RATE_LIMIT: wholeNumber({ from: 1, to: 1_000_000, like: '20' }).default(
    defaultCallsPerAddress,
  ),
  DESK_RATE_LIMIT_OVERALL: wholeNumber({ from: 1, to: 100_000_000, like: '2000' }).optional(),
  DESK_MAILS_PER_HOUR: wholeNumber({ from: 1, to: 1_000_000, like: '300' }).default(
    defaultMailsPerHour,
  ),
  DESK_RETENTION_DAYS: wholeNumber({
    from: shortestRetentionDays,
    to: 36_500,
    like: '365',
  }).default(usualRetentionDays),
  PUBLIC_EMAILJS_SERVICE_ID: z.string().default(shippedIdentifiers.serviceId),
  PUBLIC_EMAILJS_TEMPLATE_ID: z.string().default(shippedIdentifiers.templateId),
  PUBLIC_EMAILJS_PUBLIC_KEY: z.string().default(shippedIdentifiers.publicKey),
});

type Environment = z.infer<typeof environmentSchema>;

/**
 * The desk's settings, frozen. A variable that is empty counts as not set; a relative folder counts from the project's own.
 * Throws ConfigError, which names every variable that is wrong and what to write.
 */
export function readDeskConfig(variables: NodeJS.ProcessEnv): DeskConfig {
  const given = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw configError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`),
    );
  }
  const environment = parsed.data;
  return Object.freeze({
    projectFolder,
    host: environment.HOST,
    port: environment.PORT,
    dataFolder: path.resolve(projectFolder, environment.DESK_DATA),
    databaseUrl: environment.DATABASE_URL ?? null,
    siteFolder:
      environment.DESK_SITE === 'none' ? null : path.resolve(projectFolder, environment.DESK_SITE),
    siteUrl: environment.SITE_URL ?? null,
    mail: mailConfigIn(environment),
    allowedOrigins: allowedOriginsIn(environment),
    trustedProxies: environment.DESK_TRUSTED_PROXIES,
    callsPerAddress: environment.DESK_RATE_LIMIT,
    enquiriesOverall:
      environment.DESK_RATE_LIMIT_OVERALL ?? addressesAtTheirLimit * environment.DESK_RATE_LIMIT,
    mailsPerHour: environment.DESK_MAILS_PER_HOUR,
    retentionDays: environment.DESK_RETENTION_DAYS,
    identifiers: {
      serviceId: environment.PUBLIC_EMAILJS_SERVICE_ID,
      templateId: environment.PUBLIC_EMAILJS_TEMPLATE_ID,
      publicKey: environment.PUBLIC_EMAILJS_PUBLIC_KEY,
    },
  });
}

function mailConfigIn(environment: Environment): MailConfig | null {
  const { DESK_SMTP_URL: url, DESK_MAIL_FROM: from, DESK_MAIL_TO: to } = environment;
  if (url === undefined) return null;
  if (from !== undefined && to !== undefined) return { url, from, to };
  const problems = [
    ...(from === undefined
      ? [
          'DESK_MAIL_FROM: DESK_SMTP_URL is set, so write the address of your own domain that mail is sent from',
        ]
      : []),
    ...(to === undefined
      ? [
          'DESK_MAIL_TO: DESK_SMTP_URL is set, so write the address (or several, with commas) that gets the enquiries',
        ]
      : []),
  ];
  throw configError(problems);
}

function allowedOriginsIn({ DESK_ALLOWED_ORIGINS, SITE_URL }: Environment): string[] {
  return SITE_URL === undefined
    ? DESK_ALLOWED_ORIGINS
    : [...DESK_ALLOWED_ORIGINS, new URL(SITE_URL).origin];
}

function configError(problems: readonly string[]): ConfigError {
  const lines = [...new Set(problems)].map((problem) => `  ${problem}`);
  return new ConfigError(['The desk cannot start:', ...lines].join('\n'));
}

function wholeNumber({ from, to, like }: { from: number; to: number; like: string }) {
  const message = `Write a whole number from ${from} to ${to}, like ${like}`;
  return z
    .string()
    .regex(/^\s*\d{1,9}\s*$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message);
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
