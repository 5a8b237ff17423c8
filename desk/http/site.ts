import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders } from '../../contract/headers.ts';
import { SiteFileError } from '../errors.ts';
import { readSiteIndex, type SiteEntry, type SiteIndex } from './site-index.ts';
import { keepSite } from './site-memory.ts';

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
  { address, file }: SiteEntry,
  index: SiteIndex,
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
