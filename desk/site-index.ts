import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './errors.ts';

/** A page or file of the built site: `file` under the site's folder, served at `address`. */
export type SiteEntry = { address: string; file: string };

/** What a path asked for is: an entry, the entry's one right address, or nothing of ours. */
type Found =
  | { kind: 'entry'; entry: SiteEntry }
  | { kind: 'elsewhere'; address: string }
  | { kind: 'nothing' };

export type SiteIndex = { find: (requestPath: string) => Found; hasNotFoundPage: boolean };

export const notFoundFile = '404.html';

/** Files beside the pages that are not addresses: compressed twins, and rules for static hosts. */
const notAddresses = /\.(br|gz)$|^_headers$|^_redirects$|^404\.html$/;

/** The addresses of the site built in `siteFolder`, read once. Throws StartError when there is none. */
export function readSiteIndex(siteFolder: string): SiteIndex {
  if (!existsSync(path.join(siteFolder, 'index.html'))) {
    throw new StartError(
      `There is no built site in ${siteFolder}; build it first with "npm run build", or set DESK_SITE=none to serve none.`,
    );
  }
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(siteFolder, path.join(file.parentPath, file.name)))
    .map((file) => file.split(path.sep).join('/'));
  return indexOf(files);
}

/** The index of these files, whose paths are written with / and without one in front. */
function indexOf(files: readonly string[]): SiteIndex {
  const entries = files
    .filter((file) => !notAddresses.test(file))
    .map((file) => ({ address: addressOf(file), file }));
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const byLooseAddress = new Map(entries.map(({ address }) => [address.toLowerCase(), address]));
  return {
    hasNotFoundPage: files.includes(notFoundFile),
    find: (requestPath) => {
      const entry = byAddress.get(requestPath);
      if (entry !== undefined) return { kind: 'entry', entry };
      const address = byLooseAddress.get(looseAddress(requestPath));
      return address === undefined ? { kind: 'nothing' } : { kind: 'elsewhere', address };
    },
  };
}

/** Pages have clean addresses: "a/b.html" and "a/b/index.html" are both at "/a/b". */
function addressOf(file: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(file);
  if (page) return encodeURI(`/${page[1] ?? ''}`);
  return encodeURI(`/${file.replace(/\.html$/, '')}`);
}

/** The address meant by a path in another mix of case, with slashes at its end, or with the page's file name. */
function looseAddress(requestPath: string): string {
  const meant = decoded(requestPath)
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return meant === '' ? '/' : encodeURI(meant);
}

function decoded(requestPath: string): string {
  try {
    return decodeURI(requestPath);
  } catch {
    // Broken percent signs belong to no address of ours, as the look-up will find.
    return requestPath;
  }
}
