// The yardstick of bench/desk/: a Fastify with the desk's plug-ins, headers and limits reads the same form with the same
// parser, and throws it away. It checks nothing, judges nothing, logs nothing and keeps nothing.
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyRequest } from 'fastify';
import { acceptedText, emailjsPaths } from '../../contract/emailjs.ts';
import { securityHeaders } from '../../contract/headers.ts';
import { sendText } from '../../desk/http/answers.ts';
import { callHeaders } from '../../desk/http/callers.ts';
import { readBody, readFormCall } from '../../desk/http/emailjs-call.ts';
import { connectionLimits, limitCalls } from '../../desk/http/limits.ts';

const unlimited = Number.MAX_SAFE_INTEGER;

const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
const headers = securityHeaders(null);
const limits = limitCalls({ callsPerAddress: unlimited, enquiriesOverall: unlimited });
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', (_request: FastifyRequest, body: IncomingMessage) =>
  readBody(body, connectionLimits.bodyTimeoutMs),
);
app.addHook('onRequest', async (request, reply) => {
  reply.headers({ ...headers, ...callHeaders(request, []) });
});
app.post(emailjsPaths.sendForm, async (request, reply) => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  await readFormCall({ contentType: request.headers['content-type'] ?? '', body });
  limits.countCall(request);
  return sendText(reply, 200, acceptedText);
});
console.log(`The yardstick is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
