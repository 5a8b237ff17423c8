import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors.ts';

/** A page or file of the built site: `file` under the site's folder, served at `address`. */
type SiteEntry = { address: string; file: string };

/** What a path asked for is: an entry, the entry's one right address, or nothing of ours. */
type Found =
  | { kind: 'entry'; entry: SiteEntry }
  | { kind: 'elsewhere'; address: string }
  | { kind: 'nothing' };

const notFoundFile = '404.html';
const aliasFile = '_redirects';

/** Files beside the pages that are not addresses: compressed twins, and rules for static hosts. */
const notAddresses = /\.(br|gz)$|^_headers$|^_redirects$|^([a-z-]+\/)?404\.html$/;

/** The addresses and aliases of the site built in `siteFolder`, read once. Throws StartError when there is no site. */
export function readSiteIndex(siteFolder: string) {
  if (!existsSync(path.join(siteFolder, 'index.html'))) {
    throw new StartError(
      `There is no built site in ${siteFolder}; build it first with "npm run build", or set DESK_SITE=none to serve none.`,
    );
  }
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(siteFolder, path.join(file.parentPath, file.name)))
    .map((file) => file.split(path.sep).join('/'));
  const entries = files
    .filter((file) => !notAddresses.test(file))
    .map((file) => ({ address: addressOf(file), file }));
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const byLooseAddress = new Map(entries.map(({ address }) => [looseAddress(address), address]));
  const rules = files.includes(aliasFile)
    ? readFileSync(path.join(siteFolder, aliasFile), 'utf8')
    : '';
  const aliases = aliasesIn(rules, (address) => byAddress.has(address));
  return {
    /** The file that says that there is no page, in the language of an address; null where the site has none. */
    notFoundFile: (requestPath: string): string | null => {
      const inLanguage = `${requestPath.split('/')[1] ?? ''}/${notFoundFile}`;
      return [inLanguage, notFoundFile].find((file) => files.includes(file)) ?? null;
    },
    find: (requestPath: string): Found => {
      const entry = byAddress.get(requestPath);
      if (entry !== undefined) return { kind: 'entry', entry };
      const loose = looseAddress(requestPath);
      const address = byLooseAddress.get(loose) ?? aliases.get(loose);
      return address === undefined ? { kind: 'nothing' } : { kind: 'elsewhere', address };
    },
  };
}

/**
 * The address for the loose address of each alias, from rules as the build writes them for static hosts: "/from /to 308". One that
 * leads to no page of the site leads nowhere.
 */
function aliasesIn(
  rules: string,
  isPage: (address: string) => boolean,
): ReadonlyMap<string, string> {
  const found = [...rules.matchAll(/^(\/\S*)\s+(\/\S*)\s+308\b/gm)];
  return new Map(
    found
      .map(([, from = '', to = '']) => [looseAddress(from), to] as const)
      .filter(([, to]) => isPage(to)),
  );
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
    .replace(/\/+$/, '')
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
