import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedMap } from './bounded-map.ts';

type Kept = { body: Buffer; headers: ReturnType<FastifyReply['getHeaders']>; at: number };

/** Reading a page costs more than sending it; but a site that is built anew is to be seen at once. */
const keptForMs = 1_000;
const mostKept = 500;
const mostBytes = 64 * 1_024;

/** What most browsers send: brotli, and no wish to have it less than something else. */
const takesBrotli = /(?:^|,) *br *(?:,|$)/;

/** Keeps the answers with compressed pages that were sent in the last second, to send them again without a look at the disk. */
export function createSiteMemory(now: () => Date) {
  const kept = new BoundedMap<Kept>(mostKept);
  return {
    /** Whether an answer to the same question was there, and is sent. */
    answers: ({ raw, headers }: FastifyRequest, reply: FastifyReply): boolean => {
      const isPlain =
        headers['if-none-match'] === undefined &&
        takesBrotli.test(headers['accept-encoding'] ?? '');
      const found = isPlain ? kept.get(pathOf(raw)) : undefined;
      const ageMs = now().getTime() - (found?.at ?? 0);
      if (found === undefined || ageMs < 0 || ageMs >= keptForMs) return false;
      reply.headers(found.headers).send(found.body);
      return true;
    },
    /** As a hook before an answer is sent. */
    keep: async ({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const headers = reply.getHeaders();
      const isPage =
        raw.method === 'GET' && reply.statusCode === 200 && headers.connection === undefined;
      const isSmall = Number(headers['content-length']) <= mostBytes;
      if (!isPage || !isSmall || headers['content-encoding'] !== 'br') return payload;
      if (!(payload instanceof Readable)) return payload;
      const body = await buffer(payload);
      kept.set(pathOf(raw), { body, headers, at: now().getTime() });
      return body;
    },
  };
}

/** Without the query, of which anybody can write as many as he likes. */
function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/\?.*$/s, '');
}
