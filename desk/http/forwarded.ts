import { isIP, isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Makes plain addresses of what proxies write into X-Forwarded-For, such as "203.0.113.9:4000": with its port every call of a
 * visitor would count as a new one. Who of them is believed is decided elsewhere, by DESK_TRUSTED_PROXIES.
 * A trusted proxy that names nobody readable is counted itself, so that no made-up word is a new caller; the log says so once.
 */
export function readForwardedAddresses(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const { 'x-forwarded-for': given } = headers;
    if (typeof given === 'string') {
      const addresses = given.split(',').map(addressIn);
      headers['x-forwarded-for'] = addresses.join(', ');
      if (isIP(request.ip) === 0) {
        const unreadable = addresses.findLastIndex((address) => isIP(address) === 0);
        headers['x-forwarded-for'] = addresses.slice(unreadable + 1).join(', ');
        if (!hasWarned)
          request.log.warn('a trusted proxy names no address; all behind it count as one');
        hasWarned = true;
      }
    }
    done();
  });
}

/** The address in "203.0.113.9:4000", "[2001:db8::1]:4000" or "::ffff:203.0.113.9"; anything else as it is. */
function addressIn(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  const mapped = address.replace(/^::ffff:/i, '');
  return isIPv4(mapped) ? mapped : address;
}
