import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A network that a call comes from. */
export type Network = {
  /** Version of IP and bits, such as "ipv4/24". */
  level: string;
  /** The level and the bits themselves. */
  name: string;
  /** How many enquiries it may send within an hour before it is crowded. */
  allowance: number;
  /** As how many callers it counts; null where only the networks within it have a limit on calls. */
  callers: number | null;
};

/**
 * The nested levels of either version, the narrowest first. A wider network may be a carrier with a million people in it, or one
 * attacker who has it to himself: its allowance grows, far more slowly than its addresses. RIPE-690: whoever has IPv6 at home is
 * given 48, 56 or 64 bits, so none of these is more than one caller to begin with.
 */
const levels = {
  ipv4: [
    { bits: 32, allowance: 1, callers: 1 },
    { bits: 24, allowance: 2, callers: null },
    { bits: 20, allowance: 4, callers: null },
    { bits: 16, allowance: 8, callers: null },
    { bits: 12, allowance: 16, callers: null },
    { bits: 8, allowance: 32, callers: null },
  ],
  ipv6: [
    { bits: 64, allowance: 1, callers: 1 },
    { bits: 56, allowance: 1, callers: 2 },
    { bits: 48, allowance: 1, callers: 8 },
    { bits: 44, allowance: 2, callers: null },
    { bits: 40, allowance: 4, callers: null },
    { bits: 36, allowance: 8, callers: null },
    { bits: 32, allowance: 16, callers: null },
    { bits: 20, allowance: 32, callers: null },
  ],
} as const;

const unreadable: Network = { level: 'none', name: 'none', allowance: 1, callers: 1 };
const bitsPerDigit = 4;

/**
 * The networks that an address lies in, the narrowest first. What cannot be read as an address counts as one caller, whatever
 * it says.
 */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [unreadable];
  const parsed = ipaddr.process(address);
  const version = parsed.kind();
  const digits = Buffer.from(parsed.toByteArray()).toString('hex');
  return levels[version].map(({ bits, allowance, callers }) => {
    const level = `${version}/${bits}`;
    return { level, name: `${level} ${digits.slice(0, bits / bitsPerDigit)}`, allowance, callers };
  });
}

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

/** What a call says about where it comes from; a Fastify request is one. `host` is the name it was sent to. */
type Caller = { headers: IncomingHttpHeaders; host: string };

/**
 * Whether the desk answers a call at all. send-form needs no preflight, so this is checked here and not left to browsers.
 * A caller that names no origin is no browser page (curl, a server) and is let through: there is no cookie to misuse.
 * "null" is what privacy extensions make of Origin; `Sec-Fetch-Site` tells, and no page can set it.
 */
export function isAllowedCall(caller: Caller, allowedOrigins: readonly string[]): boolean {
  const { origin } = caller.headers;
  const site = caller.headers['sec-fetch-site'];
  if (origin === undefined) return site !== 'cross-site';
  if (origin === 'null') return site === 'same-origin';
  return isAllowedOrigin(origin, caller.host, allowedOrigins);
}

/** The answers of the two calls are for pages of other allowed origins to read, and for nobody to keep. */
const onEveryCall = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'Origin',
} as const;

/** The headers of every answer to a call; errors have them too, or the page would not see their text. */
export function callHeaders(
  { headers: { origin }, host }: Caller,
  allowedOrigins: readonly string[],
): Record<string, string> {
  const isAllowed = origin !== undefined && isAllowedOrigin(origin, host, allowedOrigins);
  if (!isAllowed) return onEveryCall;
  return {
    ...onEveryCall,
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  };
}

/** The site's own host, whatever the scheme (a proxy may have ended TLS), or one that the settings name. */
function isAllowedOrigin(origin: string, host: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.includes(origin)) return true;
  const parsed = URL.parse(origin);
  return parsed !== null && withoutLoopbackName(parsed.host) === withoutLoopbackName(host);
}

/** "localhost", "127.0.0.1" and "[::1]" are one machine: a page opened by one may call the desk by another. */
function withoutLoopbackName(host: string): string {
  return host.toLowerCase().replace(/^(localhost|127\.0\.0\.1|\[::1\])(?=:|$)/, 'loopback');
}

/** What a preflight is told beside `callHeaders`. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '7200',
} as const;

/** Whether two texts are the same; how long it takes tells nothing of either. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
