import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEnquiryId } from '../contract/reference.ts';
import { acceptedText, companionNames, wirePaths } from '../contract/wire.ts';
import { sendPage, sendText } from './answers.ts';
import type { Enquiry } from './enquiry.ts';
import type { AddResult } from './enquiry-store.ts';
import { RefusedCall, StoreError } from './errors.ts';
import { callHeaders } from './headers.ts';
import { corsHeaders, isAllowedCall, preflightHeaders, wantsPage } from './origin.ts';
import type { Surroundings } from './page-frame.ts';
import { notAFormPage, refusalPage, successPage, type TypedEnquiry } from './pages.ts';
import { refusals } from './refusals.ts';
import { enquiryIn, typedTextIn } from './wire.ts';
import { type Parameters, readFormCall, readJsonCall } from './wire-body.ts';

const rateWindowMs = 10 * 60 * 1_000;
const refusedMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

export type CallParts = {
  surroundings: Surroundings;
  allowedOrigins: readonly string[];
  callsPerAddress: number;
  /** Keeps an enquiry and says how; throws StoreError when it could not. */
  accept: (enquiry: Enquiry) => Promise<AddResult>;
};

/** The two calls of EmailJS's interface: plain text for programs, a page for people without scripts. */
export async function serveCalls(app: FastifyInstance, parts: CallParts): Promise<void> {
  const { surroundings, allowedOrigins, accept } = parts;
  const measure = app.createRateLimit({ max: parts.callsPerAddress, timeWindow: rateWindowMs });
  const rules = {
    identifiers: surroundings.identifiers,
    optionalFields: surroundings.settings.contact.optionalFields,
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...callHeaders, ...corsHeaders(request, allowedOrigins) });
  });
  app.setErrorHandler((error, request, reply) => refuse({ error, typed: null, request, reply }));

  for (const path of Object.values(wirePaths)) {
    app.options(path, (_request, reply) => reply.code(204).headers(preflightHeaders).send());
    app.route({ method: refusedMethods, url: path, handler: refuseMethod });
  }
  app.post(wirePaths.sendForm, (request, reply) => answer(request, reply, readFormCall));
  app.post(wirePaths.send, (request, reply) => answer(request, reply, readJsonCall));

  type ReadCall = (call: { contentType: string; body: Buffer }) => Parameters | Promise<Parameters>;

  async function answer(request: FastifyRequest, reply: FastifyReply, readCall: ReadCall) {
    const parameters = await readCall({
      contentType: request.headers['content-type'] ?? '',
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    });
    try {
      if (!isAllowedCall(request, allowedOrigins)) throw refusals.originRefused();
      await requireRoom(request);
      const enquiry = enquiryIn(parameters, rules);
      const { reference } = await accept(enquiry);
      if (!wantsPage(request.headers)) return sendText(reply, 200, acceptedText);
      return sendPage(reply, 200, successPage({ reference, page: enquiry.page }, surroundings));
    } catch (error) {
      return refuse({ error, typed: typedEnquiryIn(parameters), request, reply });
    }
  }

  async function requireRoom(request: FastifyRequest): Promise<void> {
    const measured = await measure(request);
    if (!measured.isAllowed && measured.isExceeded) throw refusals.tooMany(measured.ttlInSeconds);
  }

  function refuse({ error, typed, request, reply }: RefusalParts): FastifyReply {
    const refused = refusedCallFrom(error);
    const { status, fieldErrors } = refused;
    if (status >= 500) request.log.error({ err: causeOf(error), status }, 'call failed');
    else
      request.log.info({ status, fields: fieldErrors.map(({ field }) => field) }, 'call refused');
    reply.headers(refused.headers);
    if (!wantsPage(request.headers)) return sendText(reply, status, refused.message);
    const page =
      status === 405
        ? notAFormPage(refused, surroundings)
        : refusalPage(refused, typed, surroundings);
    return sendPage(reply, status, page);
  }
}

function refuseMethod(): never {
  throw refusals.methodRefused();
}

type RefusalParts = {
  error: unknown;
  typed: TypedEnquiry | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

function refusedCallFrom(error: unknown): RefusedCall {
  if (error instanceof RefusedCall) return error;
  if (error instanceof StoreError) return refusals.notKept();
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return refusals.tooLarge();
  if (status === 415) return refusals.wrongType('one that this call takes');
  return status < 500 ? refusals.unreadable('a request') : refusals.broken();
}

function causeOf(error: unknown): unknown {
  return error instanceof StoreError ? error.cause : error;
}

function typedEnquiryIn(parameters: Parameters): TypedEnquiry {
  const value = (name: string) => parameters.get(name) ?? '';
  const id = value(companionNames.enquiryId);
  return {
    text: typedTextIn(parameters),
    companions: {
      // With an id of its own the page's form may be sent twice and still be one enquiry.
      enquiryId: isEnquiryId(id) ? id : randomUUID(),
      subject: value(companionNames.subject),
      page: value(companionNames.page),
      language: value(companionNames.language),
    },
  };
}
