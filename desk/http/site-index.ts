import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors.ts';
import { addressOf, looseAddress, readAliases } from './site-addresses.ts';

/** A page or file of the built site: `file` under the site's folder, served at `address`. */
export type SiteEntry = { address: string; file: string };

/** What a path asked for is: an entry, the entry's one right address, or nothing of ours. */
type Found =
  | { kind: 'entry'; entry: SiteEntry }
  | { kind: 'elsewhere'; address: string }
  | { kind: 'nothing' };

export type SiteIndex = ReturnType<typeof readSiteIndex>;

const notFoundFile = '404.html';
const aliasFile = '_redirects';

/** Files beside the pages that are not addresses: compressed twins, and rules for static hosts. */
const notAddresses = /\.(br|gz)$|^_headers$|^_redirects$|^([a-z-]+\/)?404\.html$/;

/**
 * The addresses and aliases of the site built in `siteFolder`, read once.
 * Throws StartError when there is no site, or when its file of aliases has a line that cannot be followed.
 */
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
  const aliasPath = path.join(siteFolder, aliasFile);
  const aliasText = files.includes(aliasFile) ? readFileSync(aliasPath, 'utf8') : '';
  return indexOf(files, { name: aliasPath, text: aliasText });
}

/** The index of these files, whose paths are written with / and without one in front. */
function indexOf(files: readonly string[], aliasRules: { name: string; text: string }) {
  const entries = files
    .filter((file) => !notAddresses.test(file))
    .map((file) => ({ address: addressOf(file), file }));
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const byLooseAddress = new Map(entries.map(({ address }) => [looseAddress(address), address]));
  const aliases = readAliases(aliasRules, {
    isPage: (address) => byAddress.get(address)?.file.endsWith('.html') === true,
    isTaken: (loose) => byLooseAddress.has(loose),
  });
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
