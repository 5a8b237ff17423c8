import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { securityHeaders } from '../../contract/headers.ts';
import { codeOf, reasonOf, StartError, StoreError, statusOf } from '../errors.ts';
import { siteTokens } from '../http/answers.ts';
import { type Clock, systemClock } from '../mail/relay.ts';
import words from '../words.json' with { type: 'json' };
import {
  entrancePage,
  formOf,
  noticePage,
  notThere,
  refuse,
  type StaffAppParts,
  sendPage,
} from './answers.ts';
import { isFromElsewhere, isLoopbackName, makeDoor } from './door.ts';
import { addEnquiry } from './enquiry-routes.ts';
import { addErasing } from './erasing.ts';
import { addList, addSeveral } from './list-routes.ts';

const idleMs = 60 * 60_000;
const lookEveryMs = 60_000;

/** Opens the page for staff on the loopback address; port 0 lets the system choose. Throws StartError when the port is taken. */
export async function openStaffPage({
  store,
  siteName,
  port,
  clock = systemClock,
}: Pick<StaffAppParts, 'store' | 'siteName'> & { port: number; clock?: Clock }) {
  const door = makeDoor();
  let lastAskedMs = clock.now().getTime();
  const app = buildStaffApp({
    store,
    siteName,
    door,
    now: clock.now,
    onAsked: () => {
      lastAskedMs = clock.now().getTime();
    },
  });
  try {
    await app.listen({ host: '127.0.0.1', port, listenTextResolver: () => '' });
  } catch (error) {
    const reason = codeOf(error) === 'EADDRINUSE' ? 'it is in use already' : reasonOf(error);
    throw new StartError(`--port: ${port} cannot be opened: ${reason}.`, { cause: error });
  }
  const idle = Promise.withResolvers<void>();
  const stopLooking = clock.every(lookEveryMs, () => {
    if (clock.now().getTime() - lastAskedMs >= idleMs) idle.resolve();
  });
  const { port: usedPort } = app.server.address() as AddressInfo;
  return {
    /** Where to open it, once. */
    address: `http://127.0.0.1:${usedPort}/enter/${door.key}`,
    /** Resolves when nobody has asked for anything for an hour. */
    untilIdle: idle.promise,
    close: async () => {
      stopLooking();
      await app.close();
    },
  };
}

/** The whole look of the page. */
export const styleSheet =
  siteTokens + readFileSync(path.join(import.meta.dirname, 'staff.css'), 'utf8');

/** Forms of ours are short: a note of 1,000 letters, each nine signs at most, and a token. */
const largestForm = 16_384;

const headers = {
  ...securityHeaders(null),
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Not "no-referrer": browsers would leave a form's origin out with it, by which our own are known.
  'referrer-policy': 'same-origin',
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
    if (!isLoopbackName(request.headers.host)) return refuse(reply, siteName, 'name');
    // Neither says anything about anybody.
    if (request.url === '/staff.css' || request.url.startsWith('/enter/')) return;
    if (isFromElsewhere(request)) return refuse(reply, siteName, 'elsewhere');
    if (!door.isInside(request)) return refuse(reply, siteName, 'outside');
    onAsked();
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'GET') return;
    if (!door.isOwnForm(request, formOf(request).get('form') ?? '')) {
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
    if (cookie === null && !door.isInside(request)) {
      return refuse(reply, siteName, 'outside');
    }
    return sendPage(reply, entrancePage(siteName));
  });
  addList(app, parts);
  addEnquiry(app, parts);
  addSeveral(app, parts);
  addErasing(app, parts);
  app.setNotFoundHandler((_request, reply) => notThere(reply, siteName));
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StoreError) {
      return sendPage(reply.code(503), noticePage({ siteName, ...words.faults.store }));
    }
    const status = statusOf(error);
    const fault = status < 500 ? words.faults.form : words.faults.other;
    return sendPage(reply.code(status), noticePage({ siteName, ...fault }));
  });
  return app;
}
