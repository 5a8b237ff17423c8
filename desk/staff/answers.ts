import type { FastifyReply, FastifyRequest } from 'fastify';
import { interpolate } from '../../contract/interpolate.ts';
import { type Html, html } from '../html.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import words from '../words.json' with { type: 'json' };
import type { makeDoor } from './door.ts';
import { listQueryFrom, queryText } from './list-query.ts';

type FrameProps = {
  /** Of the page, as the browser's tab shows it. */
  title: string;
  siteName: string;
};

/** What every page of staff stands in. */
export function framed({ title, siteName }: FrameProps, content: Html): Html {
  return documentOf(
    html`<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${siteName} enquiries</title>`,
    html`<a class="skip" href="#main">Skip to the enquiries</a>
<header class="bar">
<a class="brand" href="/"><span class="stone" aria-hidden="true"></span>${siteName} <span class="brand-room">enquiries</span></a>
<p class="bar-note">Only on this computer. Close it with Ctrl-C in the terminal.</p>
</header>
${content}`,
  );
}

function documentOf(head: Html, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/staff.css">
</head>
<body>
${body}
</body>
</html>
`;
}

/** A page that says one thing. */
export function messagePage(
  { heading, ...frame }: FrameProps & { heading: string },
  content: Html,
): Html {
  return framed(
    frame,
    html`<main id="main" class="single">
<h1>${heading}</h1>
${content}
</main>`,
  );
}

/** A page of a heading and a text. */
export function noticePage(props: { siteName: string; heading: string; text: string }): Html {
  return messagePage({ ...props, title: props.heading }, html`<p>${props.text}</p>`);
}

/** The way in: a page of our own, because a browser sends no strict cookie along where another site led it. */
export function entrancePage(siteName: string): Html {
  return documentOf(
    html`<meta http-equiv="refresh" content="0; url=/">
<title>${siteName} enquiries</title>`,
    html`<main id="main" class="single">
<p><a href="/">Go to the enquiries</a></p>
</main>`,
  );
}

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

export type Done = keyof typeof words.done;

/** What was just done, in a sentence, by the address to which that led; '' when nothing. */
export function doneIn(query: URLSearchParams): string {
  const done = new Map(Object.entries(words.done)).get(query.get('done') ?? '') ?? '';
  return interpolate(done, { count: Number(query.get('count')) });
}

/** The list that a page was opened from, as it stands in addresses. */
export function listQueryOf(request: FastifyRequest): string {
  return queryText(listQueryFrom(queryOf(request)));
}
