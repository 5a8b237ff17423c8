import { randomUUID } from 'node:crypto';
import { type IncomingMessage, METHODS } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptedText,
  companionNames,
  emailjsLimits,
  emailjsPaths,
  erasedStatus,
} from '../../contract/emailjs.ts';
import { isEnquiryId } from '../../contract/reference.ts';
import { lengthOf } from '../../contract/typed-text.ts';
import { beginningOf } from '../../terminal/plain-text.ts';
import { StoreError, statusOf } from '../errors.ts';
import type { createSpamScorer, SpamVerdict } from '../spam/scoring.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type PageContext, sendPage, sendText, wantsPage } from './answers.ts';
import { callHeaders, isAllowedCall, preflightHeaders } from './callers.ts';
import {
  type CallRules,
  enquiryIn,
  type Parameters,
  type ReadCall,
  readBody,
  readFormCall,
  readJsonCall,
  tracesIn,
  typedTextIn,
} from './emailjs-call.ts';
import type { Counters } from './health.ts';
import type { CallLimits } from './limits.ts';
import { notAFormPage, refusalPage, successPage, type TypedEnquiry } from './pages.ts';
import { RefusedCall, refusals } from './refusals.ts';

/** Every method that a request can have, but for those of the two calls and the one that opens a tunnel. */
const refusedMethods = METHODS.filter((name) => !['POST', 'OPTIONS', 'CONNECT'].includes(name));

/** What everything needs that visitors may ask for. */
export type VisitorParts = {
  /** The site around a page in the language of its path. */
  contextOf: (page: string) => PageContext;
  limits: CallLimits;
  store: EnquiryStore;
  counters: Counters;
  /** Whether enquiries are mailed at all. */
  isMailed: boolean;
};

type CallParts = VisitorParts & {
  rules: CallRules;
  allowedOrigins: readonly string[];
  /** How long the body of a call may take to come. */
  bodyTimeoutMs: number;
  scoreSpam: ReturnType<typeof createSpamScorer>;
  /** Tells the relay that there is something to send; a hint only. */
  wake: () => void;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** The two calls of EmailJS's interface: plain text for programs, a page for people without scripts. */
export async function serveCalls(app: FastifyInstance, parts: CallParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request: FastifyRequest, body: IncomingMessage) =>
    readBody(body, parts.bodyTimeoutMs),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(callHeaders(request, parts.allowedOrigins));
    if (request.method === 'POST') reply.raw.once('close', parts.limits.beginCall(request));
  });
  app.setErrorHandler((error, request, reply) =>
    refuse({ error, typed: null, request, reply }, parts),
  );
  refuseOtherMethods(app);
  app.post(emailjsPaths.sendForm, answerOf(readFormCall, parts));
  app.post(emailjsPaths.send, answerOf(readJsonCall, parts));
}

function refuseOtherMethods(app: FastifyInstance): void {
  for (const name of refusedMethods) {
    if (!app.supportedMethods.includes(name)) app.addHttpMethod(name);
  }
  for (const path of Object.values(emailjsPaths)) {
    app.options(path, (_request, reply) => reply.code(204).headers(preflightHeaders).send());
    // At once, and not in a handler: some methods ask for a body first.
    app.route({
      method: refusedMethods,
      url: path,
      onRequest: async () => refuseMethod(),
      handler: refuseMethod,
    });
  }
}

function answerOf(read: typeof readFormCall | typeof readJsonCall, parts: CallParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const called = await read({
      contentType: request.headers['content-type'] ?? '',
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    });
    try {
      const { reference, page } = await keep(called, request, parts);
      if (!wantsPage(request.headers)) return sendText(reply, 200, acceptedText);
      return sendPage(reply, 200, successPage({ reference, page }, parts.contextOf(page)));
    } catch (error) {
      const typed = typedEnquiryIn(called.parameters, error);
      return refuse({ error, typed, request, reply }, parts);
    }
  };
}

/**
 * Store first, answer second, send third: when this resolves the enquiry is on disk and the caller may hear OK.
 * What looks like spam is kept as well and answered the same; only its mail waits for staff. A repeat of what was erased since is
 * refused: its words do not come back by themselves, and nobody hears OK of what is not kept.
 * Throws RefusedCall, or StoreError when the enquiry is not on disk; then the visitor must hear of it.
 */
async function keep(
  { parameters, refusal }: ReadCall,
  request: FastifyRequest,
  parts: CallParts,
): Promise<{ reference: string; page: string }> {
  const { rules, allowedOrigins, limits, scoreSpam, store, counters, now, log } = parts;
  const { isMailed, wake } = parts;
  if (!isAllowedCall(request, allowedOrigins)) throw refusals.originRefused();
  const callsFromAddress = limits.countCall(request);
  if (refusal !== null) throw refusal;
  const enquiry = enquiryIn(parameters, rules);
  const verdict = scoreSpam(enquiry, { ...tracesIn(parameters), callsFromAddress });
  const { priority, takeBack, isKeptAs } = limits.countEnquiry(request, verdict);
  const result = await store.add(enquiry, { now: now(), ...verdict, priority }).catch((error) => {
    takeBack();
    throw error;
  });
  if (result.outcome === 'erased') {
    takeBack();
    throw refusals.erased();
  }
  const { outcome, id, reference } = result;
  counters.count('waymark_enquiries_accepted_total', `outcome="${outcome}"`);
  if (outcome === 'repeat') {
    takeBack();
    log.info({ enquiry: reference, cause: outcome }, 'enquiry');
  } else {
    if (verdict.isQuarantined) counters.count('waymark_enquiries_held_total');
    demote(isKeptAs(id), parts);
    log.info({ enquiry: reference, ...whatBecomesOf(outcome, verdict, isMailed) }, 'enquiry');
  }
  wake();
  return { reference, page: enquiry.page };
}

/** Nobody waits for this: it decides no more than which mail goes first. */
function demote(id: string | null, { store, log }: CallParts): void {
  if (id === null) return;
  store.demote(id).catch((error) => log.error({ err: error }, 'store refused'));
}

function whatBecomesOf(
  cause: string,
  { isQuarantined, spamScore }: SpamVerdict,
  isMailed: boolean,
) {
  const mail = isQuarantined ? 'kept until somebody releases it' : 'will be tried';
  return {
    state: isQuarantined ? 'quarantined' : 'stored',
    cause,
    spamScore,
    mail: isMailed ? mail : 'kept on disk and not mailed: DESK_SMTP_URL is not set',
  };
}

type RefusalParts = {
  error: unknown;
  typed: TypedEnquiry | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

function refuse(
  { error, typed, request, reply }: RefusalParts,
  { contextOf, counters }: CallParts,
): FastifyReply {
  const refused = refusedCallFrom(error);
  const { status, fieldErrors } = refused;
  counters.count('waymark_calls_refused_total', `status="${status}"`);
  const fields = fieldErrors.map(({ field }) => field);
  if (status >= 500) request.log.error({ err: error, status }, 'call failed');
  else request.log.info({ status, fields }, 'call refused');
  reply.headers(refused.headers);
  if (!wantsPage(request.headers)) return sendText(reply, status, refused.message);
  const context = contextOf(typed?.companions.page ?? '');
  const page =
    status === 405 ? notAFormPage(refused, context) : refusalPage(refused, typed, context);
  return sendPage(reply, status, page);
}

function refuseMethod(): never {
  throw refusals.methodRefused();
}

function refusedCallFrom(error: unknown): RefusedCall {
  if (error instanceof RefusedCall) return error;
  if (error instanceof StoreError) return refusals.notKept();
  const status = statusOf(error);
  if (status === 415) return refusals.wrongType('one that this call takes');
  return status < 500 ? refusals.unreadable('a request') : refusals.broken();
}

function typedEnquiryIn(parameters: Parameters, error: unknown): TypedEnquiry | null {
  if (parameters.size === 0) return null;
  const value = (name: string) =>
    beginningOf(parameters.get(name) ?? '', emailjsLimits.maxCompanionLength, lengthOf);
  const id = value(companionNames.enquiryId);
  const isErased = error instanceof RefusedCall && error.status === erasedStatus;
  return {
    text: typedTextIn(parameters),
    companions: {
      // With an id of its own the page's form may be sent twice and still be one enquiry.
      enquiryId: isEnquiryId(id) && !isErased ? id : randomUUID(),
      subject: value(companionNames.subject),
      page: value(companionNames.page),
      language: value(companionNames.language),
    },
  };
}
