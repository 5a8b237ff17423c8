import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../errors.ts';
import { sendPage, sendText, wantsPage } from './answers.ts';
import { endLine } from './connections.ts';
import type { PageContext } from './page-frame.ts';
import { brokenPage } from './pages.ts';

/** Answers what no route answers itself: a page for people, plain text for programs and below /api. */
export function answerFailures(
  app: FastifyInstance,
  contextOf: (page: string) => PageContext,
): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    reply.header('cache-control', 'no-store');
    if (status < 500) return sendText(reply, status, 'Bad request');
    request.log.error({ err: error, method: request.method }, 'request failed');
    if (isForPerson(request)) return sendPage(reply, status, brokenPage(contextOf(request.url)));
    return sendText(reply, status, 'The desk failed');
  });
}

/** For Fastify's own setting: answers a path that cannot even be read. */
export function refusePath(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  sendText(reply, 400, 'Bad request');
}

/** Refuses what a proxy before us may have understood otherwise. */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isAmbiguous(request.raw)) return done();
    sendText(reply.header('cache-control', 'no-store'), 400, 'Bad request');
  });
}

/** An address in place of a path, or two names of a host. */
export function isAmbiguous({ url = '', rawHeaders }: IncomingMessage): boolean {
  // Names and values take turns in it.
  const hosts = rawHeaders.filter((word, at) => at % 2 === 0 && word.toLowerCase() === 'host');
  return !url.startsWith('/') || hosts.length > 1;
}

/**
 * For Fastify's own setting: answers a connection whose request cannot be read to its end. Nothing is known of who asks, so
 * every page may read the answer; it says nothing about anybody.
 */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfConnection[error.code] ?? 400;
  const text = STATUS_CODES[status] ?? '';
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${text.length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Access-Control-Allow-Origin: *',
    'Connection: close',
  ];
  endLine(socket, `${head.join('\r\n')}\r\n\r\n${text}`);
}

const statusOfConnection: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

function isForPerson({ raw: { url = '' }, headers }: FastifyRequest): boolean {
  return wantsPage(headers) && !url.toLowerCase().startsWith('/api/');
}
