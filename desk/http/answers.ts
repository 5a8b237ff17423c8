import type { FastifyReply } from 'fastify';
import { pagePolicy } from './headers.ts';
import { styleSheet } from './page-style.ts';

/** Answers a program. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/** Answers a person with a page of the desk's own. */
export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(styleSheet))
    .header('vary', 'Origin, Accept, Sec-Fetch-Dest')
    .type('text/html; charset=utf-8')
    .send(page);
}
