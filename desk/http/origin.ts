import type { IncomingHttpHeaders } from 'node:http';

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
