import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { enquiryStatusPath } from '../contract/answer-words.ts';
import { type DeskConfig, staffCommand } from './config.ts';
import { codeOf, reasonOf, StartError, StoreError } from './errors.ts';
import { buildApp } from './http/app.ts';
import { noticesOf } from './journal/in-words.ts';
import { Journal } from './journal/journal.ts';
import { type LastLook, witnessedBy } from './journal/witness.ts';
import { type createLogOutput, relayLog, witnessLog } from './log.ts';
import { createDigestMail, digestLog } from './mail/digest.ts';
import { connectForMessages, connectMailServer, plainTextWarning } from './mail/mail-server.ts';
import { Relay, systemClock } from './mail/relay.ts';
import { type DeskSettings, readLanguages, readSettings } from './settings.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { databaseName, isKnownDatabase, openStore } from './store/open-store.ts';
import { keepRetention } from './store/retention.ts';

/** An attempt to mail that is still under way then is left to its lease, and to the next start. */
const longestStopMs = 10_000;

/** Opens the store, starts the relay and listens. Throws StartError in one sentence when any of it cannot be. */
export async function startDesk(config: DeskConfig, logTo: ReturnType<typeof createLogOutput>) {
  const settings = readSettings(config.projectFolder);
  const opened = await openStore(config);
  const { notices, isOtherDatabase } = await recognise(opened, config);
  const witness = await openWitness(opened, config);
  const { store } = witness;
  let relay: Relay | null = null;
  const app = await buildApp({
    config,
    settings,
    languages: readLanguages(config.siteFolder ?? join(config.projectFolder, 'dist')),
    store,
    wake: () => relay?.wake(),
    now: systemClock.now,
    logTo,
    lostLogLines: logTo.lost,
    lastLook: witness.lastLook,
    isOtherDatabase,
  });
  const port = await listen(app, config);
  const parts = { config, settings, store, app, log: relayLog(app.log, systemClock) };
  relay = startRelay(parts);
  const digestMail = startDigest(parts);
  const stopRetention = startRetention(parts);
  const stopWitness = witness.start(witnessLog(app.log, parts.log));
  return {
    /** The port it listens on, also when the system chose it. */
    port,
    /** What staff should hear at the start, a paragraph each. */
    notices: [...store.notices, ...notices, ...witness.notices],
    /** Finishes what is under way, then closes: requests first, the relay next, the database last. */
    stop: async () => {
      await app.close();
      stopRetention();
      stopWitness();
      const tooLong = setTimeout(longestStopMs, null, { ref: false });
      await Promise.race([Promise.all([relay?.stop(), digestMail?.stop()]), tooLong]);
      await store.close();
    },
  };
}

/** Tells a start over another database than before, such as the empty one where a disk is not mounted. */
async function recognise(store: EnquiryStore, config: DeskConfig) {
  const isOtherDatabase = async () => !(await isKnownDatabase(store, config));
  const never = async () => false;
  try {
    if (!(await isOtherDatabase())) return { notices: [], isOtherDatabase: never };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { notices: [error.message], isOtherDatabase: never };
  }
  const { counts } = await store.status();
  const count = Object.values(counts).reduce((sum, some) => sum + some, 0);
  const notice = [
    `${databaseName(config)} is another database than before, with ${count} enquiries in it.`,
    'Is a disk not mounted, or was a folder moved or erased? Then stop the desk and put the old one back; what comes now is in this one alone.',
    `If this one is meant: ${staffCommand(config, 'confirm')}. Until then enquiries are kept in it as ever, and /readyz is 503.`,
  ];
  return { notices: [notice.join('\n')], isOtherDatabase };
}

const witnessEveryMs = 60 * 60 * 1_000;

/** Holds the journal against the database, and answers with the store that writes both; with the bare one where there is none. */
async function openWitness(store: EnquiryStore, { journalFolder }: DeskConfig) {
  if (journalFolder === null) {
    return { store, notices: [], lastLook: () => null, start: () => () => {} };
  }
  const journal = new Journal(journalFolder);
  const { store: witnessed, agree } = witnessedBy(journal, store);
  const look = async (): Promise<LastLook> => ({ at: systemClock.now(), agreement: await agree() });
  let last = await look();
  const lookAgain = async (log: ReturnType<typeof witnessLog>) => {
    last = await look();
    log.looked(last.agreement);
  };
  return {
    store: witnessed,
    notices: noticesOf(last.agreement, journal.isNew),
    lastLook: () => last,
    start: (log: ReturnType<typeof witnessLog>) =>
      systemClock.every(witnessEveryMs, () => void lookAgain(log).catch(log.failed)),
  };
}

type Parts = {
  config: DeskConfig;
  settings: DeskSettings;
  store: EnquiryStore;
  app: FastifyInstance;
  /** One for all, so that a store which refuses them all is told once. */
  log: ReturnType<typeof relayLog>;
};

function startRelay({
  config: { mail, mailsPerHour, mailsAtOnce, siteFolder, siteUrl },
  settings: { siteName },
  store,
  app,
  log,
}: Parts): Relay | null {
  if (mail === null) return null;
  const { url, from, to, mayPasswordBePlain } = mail;
  const warning = plainTextWarning(url, mayPasswordBePlain);
  if (warning !== null) app.log.warn(warning);
  // A desk without the site is reached under another address than the site.
  const isSiteHere = siteFolder !== null && siteUrl !== null;
  const statusPage = isSiteHere ? new URL(enquiryStatusPath, siteUrl).href : null;
  const send = connectMailServer(url, { siteName, from, to, statusPage }, mayPasswordBePlain);
  const relay = new Relay({ store, send, clock: systemClock, log, mailsPerHour, mailsAtOnce });
  // Who starts the desk anew has often just mended the mail: what waits is tried at once.
  store
    .retryAllNow(systemClock.now())
    .catch(log.storeRefused)
    .finally(() => relay.start());
  return relay;
}

function startDigest({
  config: { mail, digestHour },
  settings: { siteName },
  store,
  app,
  log,
}: Parts) {
  if (mail === null || digestHour === null) return null;
  const parties = { siteName, from: mail.from, to: mail.to };
  const digestMail = createDigestMail({
    store,
    send: connectForMessages(mail.url, parties, mail.mayPasswordBePlain),
    parties,
    hour: digestHour,
    clock: systemClock,
    log: digestLog(app.log, log),
  });
  digestMail.start();
  return digestMail;
}

function startRetention({ config: { retentionDays }, store, app, log }: Parts): () => void {
  return keepRetention({
    store,
    clock: systemClock,
    steadyMs: () => performance.now(),
    retentionDays,
    onErased: (count) => app.log.info({ count }, 'enquiries erased: older than the retention set'),
    onFailure: log.storeRefused,
  });
}

async function listen(app: FastifyInstance, { host, port }: DeskConfig): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw new StartError(listenProblem(error, { host, port }), { cause: error });
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function listenProblem(error: unknown, { host, port }: { host: string; port: number }): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `PORT: ${port} is in use already; stop the other program or set another PORT.`;
    case 'EACCES':
      return `PORT: this user may not open port ${port}; set one above 1023.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST: ${host} is no address of this machine; leave HOST out, or set 0.0.0.0 for all.`;
    default:
      return `The port ${port} at ${host} cannot be opened: ${reasonOf(error)}.`;
  }
}
