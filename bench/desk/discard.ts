// The yardstick of bench/desk/: the same Fastify with the same plug-ins reads the same form and throws it away.
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { securityHeaders } from '../../contract/headers.ts';
import { acceptedText, wireLimits, wirePaths } from '../../contract/wire.ts';
import { readFormCall } from '../../desk/wire-body.ts';

const app = Fastify({ bodyLimit: wireLimits.maxBodyBytes });
app.addHook('onRequest', async (_request, reply) => {
  reply.headers(securityHeaders(null));
});
await app.register(rateLimit, { max: Number.MAX_SAFE_INTEGER });
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.post(wirePaths.sendForm, async (request) => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  await readFormCall({ contentType: request.headers['content-type'] ?? '', body });
  return acceptedText;
});
console.log(`The yardstick is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
