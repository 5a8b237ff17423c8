import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../html.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import words from '../words.json' with { type: 'json' };
import type { makeDoor } from './door.ts';
import { noticePage } from './frame.ts';
import { listQueryFrom, queryText } from './list-query.ts';

export type StaffAppParts = {
  store: EnquiryStore;
  siteName: string;
  /** Lets in the one browser that opened the address which the terminal printed. */
  door: ReturnType<typeof makeDoor>;
  now: () => Date;
  /** Called for everything that somebody inside asks for. */
  onAsked: () => void;
};

/** Says why nothing is shown. */
export function refuse(
  reply: FastifyReply,
  siteName: string,
  why: keyof typeof words.refusals,
): FastifyReply {
  const notice = { siteName, heading: 'Not from here', text: words.refusals[why] };
  return sendPage(reply.code(403), noticePage(notice));
}

export function notThere(reply: FastifyReply, siteName: string): FastifyReply {
  const text = 'There is no such page, and no such enquiry.';
  return sendPage(reply.code(404), noticePage({ siteName, heading: 'Nothing here', text }));
}

export function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page.markup);
}

/** An answer that the browser keeps as a file. */
export function download(reply: FastifyReply, name: string, format: 'csv' | 'json'): FastifyReply {
  const type = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }[format];
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
}

export function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}

export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** The list that a page was opened from, as it stands in addresses. */
export function listQueryOf(request: FastifyRequest): string {
  return queryText(listQueryFrom(queryOf(request)));
}
