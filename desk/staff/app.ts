import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteHandlerMethod,
} from 'fastify';
import { z } from 'zod';
import { ageInWords } from '../cli/status.ts';
import { asJson, flat } from '../cli/text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { StoreError } from '../errors.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type Door, type DoorRequest, isFromElsewhere, isLoopbackName } from './door.ts';
import {
  drawEnquiry,
  drawEntrance,
  drawErase,
  drawList,
  drawMessage,
  drawProofs,
} from './draw.tsx';
import { exported } from './exporting.ts';
import { listAddress, listQueryFrom, pageWanted, queryText } from './list-query.ts';

/** Forms of ours are short: a reference and a token. */
const largestForm = 4_096;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Not "no-referrer": browsers would leave a form's origin out with it, by which our own are known.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const styleSheet = readFileSync(path.join(import.meta.dirname, 'staff.css'), 'utf8');

export type StaffAppParts = {
  store: EnquiryStore;
  siteName: string;
  door: Door;
  now: () => Date;
  /** Called for everything that somebody inside asks for. */
  onAsked: () => void;
};

/** The page for staff: a program of its own, and no part of the desk that visitors reach. */
export function buildStaffApp(parts: StaffAppParts): FastifyInstance {
  const { siteName, door, onAsked } = parts;
  const app = fastify({ logger: false, bodyLimit: largestForm, forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const asked = doorRequest(request);
    if (!isLoopbackName(asked.header('host'))) return refuse(reply, siteName, 'name');
    // Neither says anything about anybody.
    if (request.url === '/staff.css' || request.url.startsWith('/enter/')) return;
    if (isFromElsewhere(asked)) return refuse(reply, siteName, 'elsewhere');
    if (!door.isInside(asked)) return refuse(reply, siteName, 'outside');
    onAsked();
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'GET') return;
    if (!door.isOwnForm(doorRequest(request), formOf(request).get('form') ?? '')) {
      return refuse(reply, siteName, 'elsewhere');
    }
  });
  app.get('/staff.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styleSheet),
  );
  app.get<{ Params: { key: string } }>('/enter/:key', async (request, reply) => {
    const cookie = door.enter(request.params.key);
    if (cookie !== null) reply.header('set-cookie', cookie);
    // Who opens it again in the same browser is inside already.
    if (cookie === null && !door.isInside(doorRequest(request))) {
      return refuse(reply, siteName, 'outside');
    }
    return page(reply, drawEntrance({ siteName }));
  });
  addReading(app, parts);
  addChanging(app, parts);
  app.setNotFoundHandler((_request, reply) => notThere(reply, siteName));
  app.setErrorHandler((error, _request, reply) => {
    const isStore = error instanceof StoreError;
    return page(
      reply.code(isStore ? 503 : 500),
      drawMessage({
        siteName,
        heading: isStore ? 'The store does not answer' : 'That did not work',
        text: isStore
          ? 'Nothing was changed. Look at the disk or the database, then load this page again.'
          : 'Nothing else was changed. Go back and try again; if it happens again, the commands do the same.',
      }),
    );
  });
  return app;
}

function addReading(app: FastifyInstance, { store, siteName, door, now }: StaffAppParts): void {
  app.get('/', async (request, reply) => {
    const query = listQueryFrom(queryOf(request));
    const known = await knownAs(store, query.words);
    if (known !== null) return reply.redirect(known, 303);
    const wanted = pageWanted(query);
    const status = await store.status();
    const { oldestUnsentAt } = status;
    return page(
      reply,
      drawList({
        siteName,
        query,
        page: wanted === null ? null : await store.page(wanted),
        status,
        longestWait:
          oldestUnsentAt === null
            ? null
            : ageInWords(Math.max(0, now().getTime() - oldestUnsentAt.getTime())),
      }),
    );
  });

  for (const format of ['csv', 'json'] as const) {
    app.get(`/export.${format}`, async (request, reply) => {
      const wanted = pageWanted(listQueryFrom(queryOf(request)));
      if (wanted === null) return notThere(reply, siteName);
      const day = now().toISOString().slice(0, 10);
      return download(reply, `enquiries-${day}.${format}`, format).send(
        Readable.from(exported(store, wanted, format)),
      );
    });
  }

  app.get('/enquiries/:id', async (request, reply) => {
    const enquiry = await wantedBy(request, store);
    if (enquiry === null) return whatIsLeft(request, reply, { store, siteName });
    const query = queryOf(request);
    const list = listQueryFrom(query);
    const done = doneSchema.safeParse(query.get('done'));
    return page(
      reply,
      drawEnquiry({
        siteName,
        enquiry,
        related: await relatedTo(enquiry, store),
        done: done.success ? done.data : null,
        backTo: listAddress(list, list),
        listQuery: queryText(list),
        formToken: door.formToken,
      }),
    );
  });

  app.get('/enquiries/:id/export.json', async (request, reply) => {
    const enquiry = await wantedBy(request, store);
    if (enquiry === null) return notThere(reply, siteName);
    const all = [enquiry, ...(await relatedTo(enquiry, store))];
    return download(reply, `${enquiry.reference}.json`, 'json').send(`${asJson(all.map(flat))}\n`);
  });

  app.get('/enquiries/:id/erase', async (request, reply) => {
    const enquiry = await wantedBy(request, store);
    if (enquiry === null) return whatIsLeft(request, reply, { store, siteName });
    return page(reply, await erasePage(enquiry, request, { store, siteName, door }));
  });
}

const doneSchema = z.enum(['released', 'resent']);

function addChanging(app: FastifyInstance, { store, siteName, door, now }: StaffAppParts): void {
  const changed = (
    done: z.infer<typeof doneSchema>,
    change: (id: string, now: Date) => Promise<boolean>,
  ): RouteHandlerMethod => {
    return async (request, reply) => {
      const { id } = paramsOf(request);
      // Somebody else may have been faster; the page shows how things are now.
      const isDone = await change(id, now());
      const query = new URLSearchParams(queryText(listQueryFrom(queryOf(request))));
      if (isDone) query.set('done', done);
      return reply.redirect(`/enquiries/${encodeURIComponent(id)}?${query}`, 303);
    };
  };
  app.post('/enquiries/:id/release', changed('released', store.release));
  app.post('/enquiries/:id/resend', changed('resent', store.resend));
  app.post('/enquiries/:id/erase', async (request, reply) => {
    const enquiry = await wantedBy(request, store);
    if (enquiry === null) return whatIsLeft(request, reply, { store, siteName });
    const typed = (formOf(request).get('typed') ?? '').trim().toUpperCase();
    if (typed !== enquiry.reference) {
      reply.code(422);
      return page(
        reply,
        await erasePage(enquiry, request, { store, siteName, door, isWrong: true }),
      );
    }
    await store.erase(enquiry.id, now());
    return reply.redirect(`/enquiries/${enquiry.id}`, 303);
  });
}

type EraseParts = Pick<StaffAppParts, 'store' | 'siteName' | 'door'> & { isWrong?: boolean };

async function erasePage(
  enquiry: StoredEnquiry,
  request: FastifyRequest,
  { store, siteName, door, isWrong = false }: EraseParts,
): Promise<string> {
  const amending = (await store.find(enquiry.id)).filter(({ amends }) => amends === enquiry.id);
  return drawErase({
    siteName,
    enquiry,
    along: amending.map(({ reference }) => reference),
    isWrong,
    formToken: door.formToken,
    listQuery: queryText(listQueryFrom(queryOf(request))),
  });
}

/** The page of an enquiry or a proof whose id or reference was typed as the words to look for; null when there is none. */
async function knownAs(store: EnquiryStore, words: string): Promise<string | null> {
  if (!/^(WM-[\dA-Z]{4}-[\dA-Z]{4}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(words))
    return null;
  const [enquiry] = await store.find(words);
  const [proof] = enquiry === undefined ? await store.findErasures(words) : [];
  const id = enquiry?.id ?? proof?.id;
  return id === undefined ? null : `/enquiries/${id}`;
}

async function wantedBy(
  request: FastifyRequest,
  store: EnquiryStore,
): Promise<StoredEnquiry | null> {
  const { id } = paramsOf(request);
  return (await store.find(id)).find((enquiry) => enquiry.id === id) ?? null;
}

/** What came under the same one-time id, newest first. */
async function relatedTo(enquiry: StoredEnquiry, store: EnquiryStore): Promise<StoredEnquiry[]> {
  const all = await store.find(enquiry.amends ?? enquiry.id);
  return all.filter(({ id }) => id !== enquiry.id);
}

async function whatIsLeft(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, siteName }: Pick<StaffAppParts, 'store' | 'siteName'>,
): Promise<FastifyReply> {
  const { id } = paramsOf(request);
  const proofs = await store.findErasures(id);
  if (proofs.length === 0) return notThere(reply, siteName);
  return page(
    reply,
    drawProofs({
      siteName,
      proofs,
      related: await store.find(id),
      remains: await store.forgetErased(),
    }),
  );
}

const refusals = {
  name: 'Open it at 127.0.0.1 or localhost, as the terminal printed it.',
  elsewhere:
    'Another page led here, and this page listens to its own links and forms alone. Type its address yourself.',
  outside:
    'This page opens with the address that the terminal printed, once, in one browser. To open it in another one, start the command again.',
} as const;

function refuse(reply: FastifyReply, siteName: string, why: keyof typeof refusals): FastifyReply {
  return page(
    reply.code(403),
    drawMessage({ siteName, heading: 'Not from here', text: refusals[why] }),
  );
}

function notThere(reply: FastifyReply, siteName: string): FastifyReply {
  const text = 'There is no such page, and no such enquiry.';
  return page(reply.code(404), drawMessage({ siteName, heading: 'Nothing here', text }));
}

function page(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(markup);
}

function download(reply: FastifyReply, name: string, format: 'csv' | 'json'): FastifyReply {
  const type = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }[format];
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
}

function doorRequest({ method, headers: given }: FastifyRequest): DoorRequest {
  return {
    method,
    header: (name) => {
      const value = given[name];
      return typeof value === 'string' ? value : '';
    },
  };
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}

function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

const paramsSchema = z.object({ id: z.string() });

function paramsOf({ params }: FastifyRequest): { id: string } {
  return paramsSchema.parse(params);
}
