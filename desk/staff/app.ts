import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { StoreError } from '../errors.ts';
import { formOf, notThere, page, refuse, type StaffAppParts } from './answers.ts';
import { addChanging } from './changing.ts';
import { type DoorRequest, isFromElsewhere, isLoopbackName } from './door.ts';
import { drawEntrance, drawMessage } from './draw.tsx';
import { addReading } from './reading.ts';

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

function doorRequest({ method, headers: given }: FastifyRequest): DoorRequest {
  return {
    method,
    header: (name) => {
      const value = given[name];
      return typeof value === 'string' ? value : '';
    },
  };
}
