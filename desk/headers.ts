import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';

const hstsSeconds = 365 * 24 * 60 * 60;

/**
 * The security headers of every answer.
 * strict-origin-when-cross-origin, because no-referrer would turn the Origin of a form post into "null".
 */
export function helmetOptions({ siteUrl }: { siteUrl: string | null }): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Each line counts against the first round trip of every page; these five guard against browsers long gone.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    originAgentCluster: false,
    // A browser heeds it over TLS alone, and only who has set up TLS may promise it for a year.
    strictTransportSecurity: siteUrl?.startsWith('https:') ? { maxAge: hstsSeconds } : false,
  };
}

const deniedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * What helmet has no word for, or too many. Pages of the site carry their own content policy with hashes in a meta element;
 * the header adds what such an element cannot say.
 */
export const plainHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
} as const;

/** The answers of the two calls: for pages of other allowed origins to read, and for nobody to keep. */
export const callHeaders = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** The policy of the desk's own pages: no script at all, and the one style sheet by its hash. */
export function pagePolicy(styleSheet: string): string {
  const hash = createHash('sha256').update(styleSheet).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const hashedFile = /^\/_astro\//;

/** How long a browser may keep a file of the site without asking. Shape: `address` is its path on the site. */
export function cacheControlFor(address: string, file: string): string {
  if (hashedFile.test(address)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
