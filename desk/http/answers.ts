import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { DeskLanguage } from '../../contract/answer-words.ts';
import type { EmailjsIdentifiers } from '../../contract/emailjs.ts';
import { interpolatedPieces } from '../../contract/interpolate.ts';
import { type Html, html, trustedHtml } from '../html.ts';
import type { DeskSettings } from '../settings.ts';

/** The site's role tokens, such as its colours by day and by night, as a style sheet. A file of the site's: none of its code runs here. */
export const siteTokens = readFileSync(
  path.join(import.meta.dirname, '../../site/styles/tokens.css'),
  'utf8',
);

/** The style sheet of the desk's own pages, small enough to stand in each. */
export const styleSheet = `${siteTokens}
body { margin: 0; background: var(--color-page); color: var(--color-text); font: 1.125rem/1.6 system-ui, sans-serif; }
header, main { max-width: 40rem; margin-inline: auto; padding: 1rem; }
header p { margin: 0; font-weight: 700; }
a { color: var(--color-link); }
h1, h2 { line-height: 1.25; }
label { display: block; font-weight: 700; }
input, textarea { box-sizing: border-box; width: 100%; padding: 0.6rem; border: 2px solid currentColor; border-radius: 0.25rem; background: transparent; color: inherit; font: inherit; }
button { padding: 0.75rem 1.5rem; border: 0; border-radius: 0.25rem; background: var(--color-link); color: var(--color-page); font: inherit; font-weight: 700; }
:focus-visible { outline: 3px solid var(--color-focus); box-shadow: 0 0 0 6px var(--color-focus-edge); }
.panel { padding: 0.25rem 1.5rem 1rem; border: 1px solid var(--color-action); border-block-start-width: 0.4rem; background: var(--color-action-surface); }
.panel strong { padding: 0 0.4ch; border: 1px dashed currentColor; background: var(--color-page); user-select: all; }
.field { margin-block: 1.25rem; }
.hint, .error { margin: 0; }
.error { color: var(--color-error); font-weight: 700; }
.problem { padding: 0.25rem 1rem; border-inline-start: 0.4rem solid var(--color-error); }
`;

/** The site around the desk's own pages, which people without scripts see. */
export type PageContext = {
  settings: DeskSettings;
  identifiers: EmailjsIdentifiers;
  /** Address of the site without a trailing slash; '' when the desk serves it itself. */
  siteAddress: string;
  /** The one in which the page speaks. */
  language: DeskLanguage;
};

/** A whole page of the desk's own. */
export function framedPage(title: string, body: Html, context: PageContext): string {
  const { settings, language } = context;
  return html`<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${settings.siteName}</title>
<style>${trustedHtml(styleSheet)}</style>
</head>
<body>
<header><p><a href="${homeAddress(context)}">${settings.siteName}</a></p></header>
<main>
${body}
</main>
</body>
</html>
`.markup;
}

/** The site's home page in the language of the page. */
export function homeAddress({ siteAddress, language }: PageContext): string {
  return siteAddress + (language.prefix || '/');
}

/** Phone, email and chat. */
export function otherWays({
  settings: { contact },
  language: { answers, hours },
}: PageContext): Html {
  const sample = contact.sample && html`<p class="sample">${answers.sample}</p>\n`;
  // A number is written from left to right in every language.
  const phone = html`<a href="tel:${contact.phone.dial}" dir="ltr">${contact.phone.label}</a>`;
  return html`${sample}<ul>
<li>${filledIn(answers.phone, { phone, hours })}</li>
<li>${filledIn(answers.email, { email: html`<a href="mailto:${contact.email}">${contact.email}</a>` })}</li>
<li>${filledIn(answers.chat, { app: html`<a href="${contact.chat.url}">${contact.chat.app}</a>` })}</li>
</ul>`;
}

/** A text with something in place of each "{name}". */
export function filledIn(text: string, values: Readonly<Record<string, string | Html>>): Html {
  return html`${interpolatedPieces(text, (name) => values[name] ?? name).map((part) => html`${part}`)}`;
}

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
