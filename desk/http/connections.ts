import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendText } from './answers.ts';

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
export function endLine(socket: Socket, words: string): void {
  socket.end(words);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
