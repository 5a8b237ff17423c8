import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from '../http/callers.ts';

const cookieName = 'waymark_staff';

/** What a request says of the browser that sends it; a Fastify request is one. */
type Caller = { headers: IncomingHttpHeaders };

/** A door with a key of its own, good for one turn. */
export function makeDoor() {
  const secret = () => randomBytes(32).toString('base64url');
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
      return ownCookie(cookieName, session);
    },
    isInside: (caller: Caller) =>
      cookiesIn(caller, cookieName).some((value) => isSameSecret(value, session)),
    isOwnForm: ({ headers: { origin, host } }: Caller, given: string) =>
      origin === `http://${host}` && isSameSecret(given, formToken),
  };
}

/** A cookie that no script and no other site can use; it goes with the window where it is not told how many seconds to stay. */
export function ownCookie(name: string, value: string, seconds?: number): string {
  const age = seconds === undefined ? '' : `Max-Age=${seconds}; `;
  return `${name}=${value}; Path=/; ${age}HttpOnly; SameSite=Strict`;
}

/** What a browser sends under a name: several, where other programs of this computer use it too. */
export function cookiesIn({ headers: { cookie = '' } }: Caller, name: string): string[] {
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
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
