import path from 'node:path';
import { type Environment, environmentSchema } from './config-schema.ts';
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
  return {
    projectFolder,
    host: environment.HOST,
    /** 0 lets the system choose. */
    port: environment.PORT,
    dataFolder: path.resolve(projectFolder, environment.DESK_DATA),
    /** Where the desk remembers which database it had, apart from that database. */
    stateFolder: path.resolve(projectFolder, environment.DESK_STATE),
    /** Where each accepted enquiry stands a second time; null when nowhere. */
    journalFolder: journalFolderIn(environment),
    /** A PostgreSQL database in place of the one in `dataFolder`; null when that is used. */
    databaseUrl: environment.DATABASE_URL ?? null,
    /** The built site; null when the desk serves none. */
    siteFolder:
      environment.DESK_SITE === 'none' ? null : path.resolve(projectFolder, environment.DESK_SITE),
    siteUrl: environment.SITE_URL ?? null,
    mail: mailConfigIn(environment),
    allowedOrigins: allowedOriginsIn(environment),
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

/** Beside the database, unless another folder is set. */
function journalFolderIn({ DESK_JOURNAL, DESK_DATA }: Environment): string | null {
  if (DESK_JOURNAL === 'none') return null;
  return path.resolve(projectFolder, DESK_JOURNAL ?? DESK_DATA);
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

function allowedOriginsIn({ DESK_ALLOWED_ORIGINS, SITE_URL }: Environment): string[] {
  return SITE_URL === undefined
    ? DESK_ALLOWED_ORIGINS
    : [...DESK_ALLOWED_ORIGINS, new URL(SITE_URL).origin];
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
