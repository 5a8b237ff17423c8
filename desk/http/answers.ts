import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { styleSheet } from './page-frame.ts';

/** Answers a program. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/** Answers a person with a page of the desk's own. */
export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy)
    .header('vary', 'Origin, Accept, Sec-Fetch-Dest')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The policy of the desk's own pages: no script at all, and the one style sheet by its hash. */
const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styleSheet).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a person is waiting for a page, as when the form was sent without scripts. */
export function wantsPage(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination === 'document' || destination === 'iframe') return true;
  const accept = headers.accept ?? '';
  return qualityOf('text/html', accept) > qualityOf('text/plain', accept);
}

/** The weight that an Accept header gives to exactly this type; 0 when it does not name it. */
function qualityOf(type: string, accept: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}
