import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from '../secrets.ts';

const cookieName = 'waymark_staff';

/** What a request says of the browser that sends it; a Fastify request is one. */
type Caller = { headers: IncomingHttpHeaders };

/** A door with a key of its own, good for one turn. */
export function makeDoor() {
  const [key, session, formToken] = [secret(), secret(), secret()];
  let isKeyUsed = false;
  return {
    /** The part of the address that nobody can guess. */
    key,
    /** What every form brings along. */
    formToken,
    /** The cookie to set for whoever brings the key first; null for everybody else. */
    enter: (given: string) => {
      if (isKeyUsed || !isSameSecret(given, key)) return null;
      isKeyUsed = true;
      return `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`;
    },
    isInside: ({ headers: { cookie = '' } }: Caller) =>
      cookie
        .split(';')
        .map((pair) => pair.trim())
        .some((pair) => isSameSecret(pair, `${cookieName}=${session}`)),
    isOwnForm: ({ headers: { origin, host } }: Caller, given: string) =>
      origin === `http://${host}` && isSameSecret(given, formToken),
  };
}

/** By its name alone, and under any port, because it may be handed on by ssh; a name that leads here by DNS is another. */
export function isLoopbackName(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host);
}

/** Whether another site, or another program on this machine, sent the browser here. Browsers that do not say are let through. */
export function isFromElsewhere({ headers }: Caller): boolean {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}

/** Whether a person, a program of this machine or one of its own pages asks, and by a name that nobody else can give it. */
export function isOwnCaller({ headers }: Caller): boolean {
  const { host, origin = `http://${host}` } = headers;
  return isLoopbackName(host) && origin === `http://${host}` && !isFromElsewhere({ headers });
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
