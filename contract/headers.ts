/** Headers of an answer, each under its name in lower case. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What a page could listen to people with. The page's own policy keeps strangers' scripts out, so the list is short. */
const deniedFeatures = ['camera', 'geolocation', 'microphone'];

/**
 * What every answer carries, from the desk and from static hosts. Each line counts against the first round trip of every
 * page, so there is none for browsers long gone.
 */
const onEveryAnswer = {
  // Each page names its scripts and styles in a meta element; this is what such an element cannot say.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  // Not no-referrer, which would turn the Origin of a form post into "null".
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The security headers of every answer.
 * Only who has set up TLS, as an address with https says, may promise it for a year. Shape: `siteUrl` is null when unknown.
 */
export function securityHeaders(siteUrl: string | null): AnswerHeaders {
  if (!siteUrl?.startsWith('https:')) return onEveryAnswer;
  return {
    ...onEveryAnswer,
    'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains`,
  };
}

/** Where the build puts files whose names change with what is in them. */
const hashedFiles = '/_astro/';

/** Where the open data is: pages of other sites may read it too. */
const openData = '/api/';

/**
 * What a file of the site carries besides, by its kind.
 * Shape: `address` is its path on the site; what stands beside a page under its name, as "/a/b.json" and "/a/b.md" beside "/a/b", counts as a page.
 */
export function fileHeaders(address: string, { isPage }: { isPage: boolean }): AnswerHeaders {
  if (isPage) return { 'cache-control': 'no-cache' };
  if (address.startsWith(hashedFiles)) {
    return { 'cache-control': `public, max-age=${yearInSeconds}, immutable` };
  }
  const mayBeKept = { 'cache-control': 'public, max-age=3600' };
  return address.startsWith(openData)
    ? { ...mayBeKept, 'access-control-allow-origin': '*' }
    : mayBeKept;
}
