import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders } from '../../contract/headers.ts';
import { SiteFileError } from '../errors.ts';
import { BoundedMap } from './bounded-map.ts';
import { isAmbiguous } from './failures.ts';
import { readSiteIndex } from './site-index.ts';

/**
 * Serves the built site: clean addresses, one permanent redirect from any other spelling, a real 404 page.
 * Compressed twins (.br, .gz) are sent where the build has written them. Throws StartError when there is no site.
 */
export async function serveSite(
  app: FastifyInstance,
  siteFolder: string,
  now: () => Date,
): Promise<void> {
  const index = readSiteIndex(siteFolder);
  await app.register(staticFiles, {
    root: siteFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The ETag says whether a page has changed; each further line counts against a page's first round trip.
    lastModified: false,
    acceptRanges: false,
    index: false,
  });

  app.get('/*', { onSend: keepSite(app, now) }, (request, reply) => {
    const { requestPath, query } = splitUrl(request);
    const found = index.find(requestPath);
    if (found.kind === 'entry') return sendEntry(reply, found.entry, index);
    if (found.kind === 'elsewhere') return reply.redirect(`${found.address}${query}`, 308);
    return reply.callNotFound();
  });

  app.setNotFoundHandler((request, reply) => {
    const { requestPath } = splitUrl(request);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const { kind } = index.find(requestPath);
    // There was such a page at the start; to say that there is none would be wrong.
    if (isReading && kind === 'entry') throw new SiteFileError('A file of the site has gone.');
    if (!isReading && kind !== 'nothing') {
      return reply
        .header('allow', 'GET, HEAD')
        .code(405)
        .type('text/plain')
        .send('Method not allowed');
    }
    reply.code(404).headers(fileHeaders(requestPath, { isPage: true }));
    const file = index.notFoundFile(requestPath);
    const isForPeople = isReading && !requestPath.startsWith('/api/');
    if (!isForPeople || file === null)
      return reply.type('text/plain; charset=utf-8').send('Not found');
    return reply.sendFile(file, { etag: false });
  });
}

function sendEntry(
  reply: FastifyReply,
  { address, file }: { address: string; file: string },
  index: ReturnType<typeof readSiteIndex>,
): FastifyReply {
  const besidePage = /\.(json|md)$/.test(address) && index.find(address.replace(/\.\w+$/, ''));
  const isPage = file.endsWith('.html') || (besidePage && besidePage.kind === 'entry');
  return reply.headers(fileHeaders(address, { isPage })).sendFile(file);
}

function splitUrl({ raw: { url = '/' } }: FastifyRequest): { requestPath: string; query: string } {
  const start = url.indexOf('?');
  return start < 0
    ? { requestPath: url, query: '' }
    : { requestPath: url.slice(0, start), query: url.slice(start) };
}

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
function keepSite(app: FastifyInstance, now: () => Date) {
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
