import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../errors.ts';
import { type PageContext, sendPage, sendText, wantsPage } from './answers.ts';
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

/**
 * Browsers and proxies ask for one thing at a time over one line, a few programs for ten. Who asks for a thousand and reads
 * nothing has the desk hold a thousand open files.
 */
const mostInFlight = 16;

/** A line over which nothing at all has gone for this long is given up, also one that does not read its answer. */
export const longestSilenceMs = 60_000;

/** How long a line that was refused may take to hear so and to hang up. */
const lingerMs = 1_000;

type StopPatience = {
  /** For lines that say nothing, such as those that browsers open ahead: time for what is on its way. */
  quietMs: number;
  /** For requests that have begun. */
  graceMs: number;
};

const usualPatience: StopPatience = { quietMs: 2_000, graceMs: 30_000 };

/** Holds each line to so many requests at a time, and lets none keep the desk from stopping. */
export function guardConnections(
  app: FastifyInstance,
  { quietMs, graceMs }: StopPatience = usualPatience,
): void {
  const lines = new Set<Socket>();
  const inFlight = new WeakMap<Socket, number>();
  let isStopping = false;

  app.server.on('connection', (socket) => {
    lines.add(socket);
    socket.once('close', () => lines.delete(socket));
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (inFlight.get(socket) ?? 0) + 1;
    inFlight.set(socket, count);
    reply.raw.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    if (count <= mostInFlight) return done();
    // The answer closes the line, so what comes after it over the same line is never answered.
    if (count > mostInFlight + 1) reply.hijack();
    else sendText(reply.header('connection', 'close'), 503, 'Too many requests at a time');
  });

  // Node gives up its own time limits as soon as a server stops.
  app.addHook('preClose', async () => {
    isStopping = true;
    const silent = [...lines].filter((socket) => socket.bytesRead === 0);
    setTimeout(() => {
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    }, quietMs).unref();
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
  });

  // A browser would keep its line open for another minute after the last answer.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

/** Ends a line that was refused with its last words; a caller that does not hang up is not waited for. */
function endLine(socket: Socket, words: string): void {
  socket.end(words);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
