import { createHash } from 'node:crypto';

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
