import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const cookieName = 'waymark_staff';

export type DoorRequest = {
  method: string;
  /** Header values by small names; '' when absent. */
  header: (name: 'host' | 'origin' | 'cookie' | 'sec-fetch-site') => string;
};

/** Who may come in: the one browser that opened the address which the terminal printed. */
export type Door = {
  /** The part of that address that nobody can guess. */
  key: string;
  /** The cookie to set for whoever brings the key first; null for everybody else. */
  enter: (key: string) => string | null;
  isInside: (request: DoorRequest) => boolean;
  /** What every form brings along. */
  formToken: string;
  isOwnForm: (request: DoorRequest, formToken: string) => boolean;
};

/** A door with a key of its own, good for one turn. */
export function makeDoor(): Door {
  const [key, session, formToken] = [secret(), secret(), secret()];
  let isKeyUsed = false;
  return {
    key,
    formToken,
    enter: (given) => {
      if (isKeyUsed || !isSame(given, key)) return null;
      isKeyUsed = true;
      return `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`;
    },
    isInside: ({ header }) =>
      header('cookie')
        .split(';')
        .map((pair) => pair.trim())
        .some((pair) => isSame(pair, `${cookieName}=${session}`)),
    isOwnForm: ({ header }, given) =>
      header('origin') === `http://${header('host')}` && isSame(given, formToken),
  };
}

/** By its name alone, and under any port, because it may be handed on by ssh; a name that leads here by DNS is another. */
export function isLoopbackName(host: string): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host);
}

/** Whether another site, or another program on this machine, sent the browser here. Browsers that do not say are let through. */
export function isFromElsewhere({ header }: DoorRequest): boolean {
  return ['cross-site', 'same-site'].includes(header('sec-fetch-site'));
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
