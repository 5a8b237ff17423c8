import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DeskLanguage, enquiryStatusPath } from '../../contract/answer-words.ts';
import { fields } from '../../contract/fields.ts';
import type { Erasure, StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import { filledIn, framedPage, otherWays, type PageContext, sendPage } from './answers.ts';
import { isSameSecret } from './callers.ts';
import type { VisitorParts } from './calls.ts';
import { RefusedCall } from './refusals.ts';

/** Nobody is answered sooner, so that the time tells nothing: a look into the database takes a fraction of it. */
const answerAfterMs = 250;
const maxBodyBytes = 4_096;

type StatusParts = VisitorParts & { languages: readonly DeskLanguage[] };

type Asked = { reference: string; email: string };

/** `/enquiry`: who knows a reference and the email address in the message is told what became of it. Without scripts. */
export async function serveEnquiryStatus(app: FastifyInstance, parts: StatusParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (_request, body, done) => done(null, body),
  );
  for (const prefix of ['', ...parts.languages.map((language) => language.prefix)]) {
    const path = prefix + enquiryStatusPath;
    const context = parts.contextOf(path);
    const send = (reply: FastifyReply, status: number, page: string) =>
      sendPage(reply.header('cache-control', 'no-store'), status, page);
    app.get(path, (_request, reply) => send(reply, 200, statusPage(null, nobody, context)));
    app.post(path, async (request, reply) => {
      const { status, told, asked } = await answerTo(request, parts, context);
      return send(reply, status, statusPage(told, asked, context));
    });
  }
}

const nobody: Asked = { reference: '', email: '' };

async function answerTo(
  request: FastifyRequest,
  parts: StatusParts,
  context: PageContext,
): Promise<{ status: number; told: Html; asked: Asked }> {
  // Nothing else of it is kept or logged.
  parts.counters.count('waymark_status_questions_total');
  const asked = askedIn(request.body);
  try {
    parts.limits.countCall(request);
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    const seconds = error.headers['retry-after'] ?? '60';
    const told = html`<p>${filledIn(context.language.answers.whereTooMany, { seconds })}</p>`;
    return { status: error.status, told, asked };
  }
  const [told] = await Promise.all([lookFor(asked, parts, context), setTimeout(answerAfterMs)]);
  return told === null
    ? { status: 200, told: html`<p>${context.language.answers.whereNothing}</p>`, asked }
    : { status: 200, told, asked: nobody };
}

function askedIn(body: unknown): Asked {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return { reference: form.get('reference') ?? '', email: form.get('email') ?? '' };
}

/** Both are looked for, whatever is found: of an erased one no address is left to compare, so the reference alone is asked for. */
async function lookFor(
  { reference, email }: Asked,
  { store, isMailed }: Pick<StatusParts, 'store' | 'isMailed'>,
  context: PageContext,
): Promise<Html | null> {
  const wanted = asReference(reference);
  const [found, [erasure]] = await Promise.all([store.find(wanted), store.findErasures(wanted)]);
  const enquiry = found
    .filter((each) => each.reference === wanted)
    .find(({ text }) => isSameAddress(text.email, email));
  if (enquiry !== undefined) return whatBecameOf(enquiry, isMailed, context);
  return erasure === undefined ? null : erasedInWords(erasure, context);
}

/** As people type it: in small letters, without the lines, and with letters in it that look like digits. */
function asReference(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^WM/, '');
  const sure = letters.replace(/[IL]/g, '1').replace(/O/g, '0');
  return `WM-${sure.slice(0, 4)}-${sure.slice(4)}`;
}

function isSameAddress(one: string, other: string): boolean {
  const normal = (address: string) => address.normalize('NFKC').trim().toLowerCase();
  return isSameSecret(normal(one), normal(other));
}

function whatBecameOf(enquiry: StoredEnquiry, isMailed: boolean, context: PageContext): Html {
  const { answers } = context.language;
  const { receivedAt, answeredAt } = enquiry;
  const lines = [
    dated(answers.whereReceived, receivedAt, context),
    whereItIs(enquiry, isMailed, context),
    answeredAt === null ? null : dated(answers.whereAnswered, answeredAt, context),
  ].filter((line) => line !== null);
  return html`<ul>\n${lines.map((line) => html`<li>${line}</li>\n`)}</ul>`;
}

/** Null where there is nothing to say: nobody mails it, or it is answered already. */
function whereItIs(
  { state, sentAt, answeredAt }: StoredEnquiry,
  isMailed: boolean,
  context: PageContext,
): Html | string | null {
  const { answers } = context.language;
  if (sentAt !== null) return dated(answers.whereMailed, sentAt, context);
  if (answeredAt !== null) return null;
  if (state === 'quarantined') return answers.whereHeld;
  if (state === 'failed') return answers.whereFailed;
  return isMailed ? answers.whereMailing : null;
}

function erasedInWords({ erasedAt }: Erasure, context: PageContext): Html {
  return html`<p>${dated(context.language.answers.whereErased, erasedAt, context)}</p>`;
}

function dated(words: string, moment: Date, { language: { tag } }: PageContext): Html {
  const date = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short', numberingSystem: 'latn' },
  }).format(moment);
  return filledIn(words, { date: html`<bdi>${date}</bdi>` });
}

function statusPage(told: Html | null, { reference, email }: Asked, context: PageContext): string {
  const { answers } = context.language;
  const { maxLength } = fields.email;
  return framedPage(
    answers.whereTitle,
    html`<h1>${answers.whereTitle}</h1>
${told !== null && html`<div class="panel" role="status">${told}</div>\n`}<p>${answers.whereLead}</p>
<form method="post">
<div class="field"><label for="reference">${answers.whereReference}</label>
<p class="hint" id="reference-hint">${answers.whereHint}</p>
<input id="reference" name="reference" dir="ltr" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" required aria-describedby="reference-hint" value="${reference}"></div>
<div class="field"><label for="email">${answers.whereEmail}</label>
<input id="email" name="email" type="email" dir="ltr" maxlength="${maxLength}" autocomplete="email" required value="${email}"></div>
<p><button type="submit">${answers.whereAsk}</button></p>
</form>
<h2>${answers.waysTitle}</h2>
${otherWays(context)}`,
    context,
  );
}
