import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type DeskLanguage, englishDesk } from '../../contract/answer-words.ts';
import { emailjsLimits } from '../../contract/emailjs.ts';
import { securityHeaders } from '../../contract/headers.ts';
import type { DeskConfig } from '../config.ts';
import { deskLogger } from '../log.ts';
import { type DeskSettings, languageOf } from '../settings.ts';
import { createSpamScorer } from '../spam/scoring.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { sendText } from './answers.ts';
import { readForwardedAddresses } from './callers.ts';
import { serveCalls } from './calls.ts';
import { serveEnquiryStatus } from './enquiry-status.ts';
import {
  answerFailures,
  guardConnections,
  longestSilenceMs,
  refuseAmbiguous,
  refuseConnection,
  refusePath,
} from './failures.ts';
import { createCounters, type MonitorParts, serveHealth, serveMetrics } from './health.ts';
import { connectionLimits, limitCalls } from './limits.ts';
import { serveSite } from './site.ts';

type AppParts = MonitorParts & {
  config: DeskConfig;
  settings: DeskSettings;
  /** In which it answers people beside English. */
  languages?: readonly DeskLanguage[];
  store: EnquiryStore;
  /** Tells the relay that there is something to send; a hint only. */
  wake: () => void;
  bodyTimeoutMs?: number;
  stopping?: Parameters<typeof guardConnections>[1];
  /** Where log lines go. */
  logTo: Parameters<typeof deskLogger>[0];
};

/** The desk as a Fastify app without a port: `inject` hands it requests. Throws StartError when there is no site to serve. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, settings, languages = [], store, wake, now } = parts;
  const { identifiers } = config;
  const app = bareApp(parts);
  const headers = securityHeaders(config.siteUrl);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  guardConnections(app, parts.stopping);
  refuseAmbiguous(app);
  if (config.trustedProxies.length > 0) readForwardedAddresses(app);
  const english = englishDesk(settings);
  const contextOf = (page: string) => ({
    settings,
    identifiers,
    siteAddress: (config.siteUrl ?? '').replace(/\/+$/, ''),
    language: languageOf(page, languages) ?? english,
  });
  answerFailures(app, contextOf);
  serveHealth(app, parts);
  const counters = createCounters();
  serveMetrics(app, { ...parts, counters, token: config.metricsToken });
  const forVisitors = { contextOf, store, counters, isMailed: config.mail !== null };
  await app.register(serveCalls, {
    ...forVisitors,
    rules: { identifiers, optionalFields: settings.contact.optionalFields },
    allowedOrigins: config.allowedOrigins,
    limits: limitCalls(config),
    bodyTimeoutMs: parts.bodyTimeoutMs ?? connectionLimits.bodyTimeoutMs,
    scoreSpam: createSpamScorer(() => performance.now()),
    wake,
    now,
    log: app.log,
  });
  await app.register(serveEnquiryStatus, { ...forVisitors, languages, limits: limitCalls(config) });
  if (config.siteFolder === null) app.setNotFoundHandler(answerNotFound);
  else await serveSite(app, config.siteFolder, now);
  return app;
}

function bareApp({ config: { trustedProxies }, logTo }: AppParts): FastifyInstance {
  return Fastify({
    logger: deskLogger(logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: emailjsLimits.maxBodyBytes,
    requestTimeout: connectionLimits.requestTimeoutMs,
    connectionTimeout: longestSilenceMs,
    http: {
      maxHeaderSize: connectionLimits.maxHeaderBytes,
      connectionsCheckingInterval: connectionLimits.lookEveryMs,
      // A request without a body then has no stream to end.
      optimizeEmptyRequests: true,
    },
    clientErrorHandler: refuseConnection,
    forceCloseConnections: 'idle',
    // What comes over a line that was open when the desk began to stop is kept and answered like the rest.
    return503OnClosing: false,
    // The two calls answer directly however they are spelled; the SDK would not survive a redirect.
    frameworkErrors: refusePath,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  });
}

function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  sendText(reply, 404, 'Not found');
}
