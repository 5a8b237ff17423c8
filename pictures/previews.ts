/** The size that every network shows whole. Source: https://ogp.me/#structured. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * Where the preview picture of a page stands: in a folder of their own, for static hosts are told headers by folder.
 * Shape: `path` is the page's canonical path.
 */
export function previewPath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}
