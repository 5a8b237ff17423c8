import { hash } from 'node:crypto';
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
    .header('vary', 'Origin, Accept, Accept-Language, Sec-Fetch-Dest, Sec-Fetch-Mode')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The policy of the desk's own pages: no script at all, and the one style sheet by its hash. */
const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', styleSheet, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Whether a person is waiting for a page, as when the form was sent without scripts. Who takes pages as gladly as plain text
 * is a browser: programs that want words ask for them.
 */
export function wantsPage(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination === 'document' || destination === 'iframe') return true;
  const ranges = rangesIn(headers.accept ?? '');
  const [page, words] = [ranges.get('text/html'), ranges.get('text/plain')];
  if (page !== undefined) return page > 0 && page >= (words ?? 0);
  return words === undefined && ranges.has('*/*') && isReadByPerson(headers);
}

/** links and elinks take anything, as programs do; but they name their reader's language, and are no script of a page. */
function isReadByPerson(headers: IncomingHttpHeaders): boolean {
  const isScript = headers.origin !== undefined || headers['sec-fetch-mode'] !== undefined;
  return !isScript && /^[a-z]/i.test(headers['accept-language'] ?? '');
}

/** The types that an Accept header names, each with its weight. */
function rangesIn(accept: string): ReadonlyMap<string, number> {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const;
    });
  return new Map(ranges);
}
