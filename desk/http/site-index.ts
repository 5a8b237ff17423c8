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

/** The one status of a redirect here: permanent, and the method stays. */
const permanent = '308';

/** Which addresses the site has, to hold the aliases against. */
type SitePages = {
  /** Whether this is the exact address of a page. */
  isPage: (address: string) => boolean;
  /** Whether something of the site answers at this loose address. */
  isTaken: (looseAddress: string) => boolean;
};

/**
 * The final address for the loose address of each alias, from rules as static hosts read them: "/from /to 308".
 * Every target is a page itself, so no alias leads to another one. Throws StartError, which names the line.
 */
function readAliases(
  { name, text }: { name: string; text: string },
  pages: SitePages,
): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const rule = line.replace(/(^|\s)#.*$/, '').trim();
    if (rule === '') continue;
    const [from = '', to = '', status = '', ...more] = rule.split(/\s+/);
    const isWhole = isPlainPath(from) && isPlainPath(to) && status === permanent;
    const loose = looseAddress(from);
    const problem =
      isWhole && more.length === 0
        ? problemOf({ loose, to }, aliases, pages)
        : `should be two paths and a status, like "/from /to ${permanent}"`;
    if (problem !== null) throw new StartError(`${name}, line ${index + 1}: "${rule}" ${problem}.`);
    aliases.set(loose, to);
  }
  return aliases;
}

type Alias = { loose: string; to: string };

function problemOf(
  { loose, to }: Alias,
  aliases: ReadonlyMap<string, string>,
  pages: SitePages,
): string | null {
  if (!pages.isPage(to)) return `leads to ${to}, which is the exact address of no page`;
  // Hosts that heed case need a rule for each spelling of a page's own address; here every spelling leads there anyway.
  if (pages.isTaken(loose) && loose !== looseAddress(to)) {
    return 'gives another address to what is on the site itself';
  }
  return (aliases.get(loose) ?? to) === to ? null : 'sends elsewhere what a line above sends';
}

/** A path of this site without wildcards, placeholders, query or fragment. */
function isPlainPath(text: string): boolean {
  return /^\/(?!\/)[^*:?#]*$/.test(text);
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
