import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage, sendText } from './answers.ts';
import { codeOf } from './errors.ts';
import { wantsPage } from './origin.ts';
import { brokenPage } from './page-broken.ts';
import type { Surroundings } from './page-frame.ts';

/** Answers what no route answers itself: a page for people, plain text for programs and below /api. */
export function answerFailures(app: FastifyInstance, surroundings: Surroundings): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    reply.header('cache-control', 'no-store');
    if (status < 500) return sendText(reply, status, 'Bad request');
    request.log.error({ cause: causeOf(error), method: request.method }, 'request failed');
    if (isForPerson(request)) return sendPage(reply, status, brokenPage(surroundings));
    return sendText(reply, status, 'The desk failed');
  });
}

/** For Fastify's own setting: answers a path that cannot even be read. */
export function refusePath(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  sendText(reply, 400, 'Bad request');
}

function isForPerson({ raw: { url = '' }, headers }: FastifyRequest): boolean {
  return wantsPage(headers) && !url.toLowerCase().startsWith('/api/');
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

/** A short code, or the name of the error's kind: its words may hold a path, and so something personal. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return codeOf(error) || error.name;
}
