import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BoundedMap } from './bounded-map.ts';
import { isAmbiguous } from './failures.ts';

/** `headers`: names and values take turns, as Node writes them without a look. */
type Kept = { body: Buffer; headers: string[]; at: number };

/** Reading a page costs more than sending it; but a site that is built anew is to be seen at once. */
const keptForMs = 1_000;
const mostKept = 500;
const mostBytes = 64 * 1_024;

/** What most browsers send: brotli, and no wish to have it less than something else. */
const takesBrotli = /(?:^|,) *br *(?:,|$)/;

/**
 * Keeps the answers with compressed pages that were sent in the last second, and sends them again before Fastify hears of the question
 * (0073). Gives the hook that keeps them. A desk that stops has none: Fastify ends its lines.
 */
export function keepSite(app: FastifyInstance, now: () => Date) {
  const kept = new BoundedMap<Kept>(mostKept);

  /** Whether an answer to the same question was there, and is sent. */
  function answers(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    // Node gives a line to one answer after the other; who asks for much at a time over one line is Fastify's, which counts.
    if (response.socket === null) return false;
    const found = kept.get(pathOf(request));
    if (found === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    const ageMs = now().getTime() - found.at;
    const isPlain =
      headers['if-none-match'] === undefined &&
      takesBrotli.test(headers['accept-encoding'] ?? '') &&
      !isAmbiguous(request);
    if (!isPlain || ageMs < 0 || ageMs >= keptForMs) return false;
    response.writeHead(200, found.headers).end(found.body);
    return true;
  }

  const fastifys = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (answers(request, response)) return;
    for (const listener of fastifys) listener.call(app.server, request, response);
  });
  app.addHook('preClose', async () => kept.clear());

  return async ({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const headers = reply.getHeaders();
    const isPage =
      raw.method === 'GET' && reply.statusCode === 200 && headers.connection === undefined;
    const isSmall = Number(headers['content-length']) <= mostBytes;
    if (!isPage || !isSmall || headers['content-encoding'] !== 'br') return payload;
    if (!(payload instanceof Readable)) return payload;
    const body = await buffer(payload);
    const ready = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    kept.set(pathOf(raw), { body, headers: ready, at: now().getTime() });
    return body;
  };
}

/** Without the query, of which anybody can write as many as he likes. */
function pathOf({ url = '' }: IncomingMessage): string {
  const start = url.indexOf('?');
  return start < 0 ? url : url.slice(0, start);
}
