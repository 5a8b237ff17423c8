import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders } from '../../contract/headers.ts';
import { SiteFileError, StartError } from '../errors.ts';
import { BoundedMap } from './bounded-map.ts';
import { isAmbiguous } from './failures.ts';

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
    const { requestPath, query } = splitUrl(request.raw);
    const file = index.fileAt(requestPath);
    if (file !== null) return sendFile(reply, { address: requestPath, file }, index);
    const address = index.addressOf(requestPath);
    return address === null ? reply.callNotFound() : reply.redirect(address + query, 308);
  });

  app.setNotFoundHandler((request, reply) => {
    const { requestPath } = splitUrl(request.raw);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // There was such a page at the start; to say that there is none would be wrong.
    if (isReading && index.fileAt(requestPath) !== null)
      throw new SiteFileError('A file of the site has gone.');
    if (!isReading && index.addressOf(requestPath) !== null) {
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

function sendFile(
  reply: FastifyReply,
  { address, file }: { address: string; file: string },
  index: ReturnType<typeof readSiteIndex>,
): FastifyReply {
  const page = /\.(json|md)$/.test(address) ? address.replace(/\.\w+$/, '') : address;
  const isPage = index.fileAt(page)?.endsWith('.html') ?? false;
  return reply.headers(fileHeaders(address, { isPage })).sendFile(file);
}

/** The query apart, of which anybody can write as many as he likes. */
function splitUrl({ url = '/' }: IncomingMessage): { requestPath: string; query: string } {
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
    const found = kept.get(splitUrl(request).requestPath);
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
    kept.set(splitUrl(raw).requestPath, { body, headers: ready, at: now().getTime() });
    return body;
  };
}

const notFoundFile = '404.html';
const aliasFile = '_redirects';

/** Files beside the pages that are not addresses: compressed twins, and rules for static hosts. */
const notAddresses = /\.(br|gz)$|^_headers$|^_redirects$|^([a-z-]+\/)?404\.html$/;

/** The addresses and aliases of the site built in `siteFolder`, read once. Throws StartError when there is no site. */
export function readSiteIndex(siteFolder: string) {
  if (!existsSync(path.join(siteFolder, 'index.html'))) {
    throw new StartError(
      `There is no built site in ${siteFolder}; build it first with "npm run build", or set DESK_SITE=none to serve none.`,
    );
  }
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(siteFolder, path.join(file.parentPath, file.name)))
    .map((file) => file.split(path.sep).join('/'));
  const entries = files
    .filter((file) => !notAddresses.test(file))
    .map((file) => ({ address: addressOf(file), file }));
  const fileAt = new Map(entries.map(({ address, file }) => [address, file]));
  const byLooseAddress = new Map(entries.map(({ address }) => [looseAddress(address), address]));
  const rules = files.includes(aliasFile)
    ? readFileSync(path.join(siteFolder, aliasFile), 'utf8')
    : '';
  const aliases = aliasesIn(rules, (address) => fileAt.has(address));
  return {
    /** The file that says that there is no page, in the language of an address; null where the site has none. */
    notFoundFile: (requestPath: string): string | null => {
      const inLanguage = `${requestPath.split('/')[1] ?? ''}/${notFoundFile}`;
      return [inLanguage, notFoundFile].find((file) => files.includes(file)) ?? null;
    },
    /** The file under the site's folder that a path asks for; null when there is none at this very address. */
    fileAt: (requestPath: string): string | null => fileAt.get(requestPath) ?? null,
    /** The one right address of what a path means; null when that is nothing of ours. */
    addressOf: (requestPath: string): string | null => {
      const loose = looseAddress(requestPath);
      return byLooseAddress.get(loose) ?? aliases.get(loose) ?? null;
    },
  };
}

/**
 * The address for the loose address of each alias, from rules as the build writes them for static hosts: "/from /to 308". One that
 * leads to no page of the site leads nowhere.
 */
function aliasesIn(
  rules: string,
  isPage: (address: string) => boolean,
): ReadonlyMap<string, string> {
  const found = [...rules.matchAll(/^(\/\S*)\s+(\/\S*)\s+308\b/gm)];
  return new Map(
    found
      .map(([, from = '', to = '']) => [looseAddress(from), to] as const)
      .filter(([, to]) => isPage(to)),
  );
}

/** Pages have clean addresses: "a/b.html" and "a/b/index.html" are both at "/a/b". */
function addressOf(file: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(file);
  if (page) return encodeURI(`/${page[1] ?? ''}`);
  return encodeURI(`/${file.replace(/\.html$/, '')}`);
}

/** The address meant by a path in another mix of case, with slashes at its end, or with the page's file name. */
function looseAddress(requestPath: string): string {
  const named = withoutLastSlashes(decoded(requestPath).toLowerCase());
  const meant = withoutLastSlashes(named.replace(/(?:\/index)?\.html$/, ''));
  return meant === '' ? '/' : encodeURI(meant);
}

/** By hand: an expression tries each slash of a path anew, which takes a second for a path of nothing else. */
function withoutLastSlashes(requestPath: string): string {
  let end = requestPath.length;
  while (requestPath[end - 1] === '/') end -= 1;
  return requestPath.slice(0, end);
}

function decoded(requestPath: string): string {
  try {
    return decodeURI(requestPath);
  } catch {
    // Broken percent signs belong to no address of ours, as the look-up will find.
    return requestPath;
  }
}
