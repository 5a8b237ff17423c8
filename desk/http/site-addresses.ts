import { StartError } from '../errors.ts';

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
export function readAliases(
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
export function addressOf(file: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(file);
  if (page) return encodeURI(`/${page[1] ?? ''}`);
  return encodeURI(`/${file.replace(/\.html$/, '')}`);
}

/** The address meant by a path in another mix of case, with slashes at its end, or with the page's file name. */
export function looseAddress(requestPath: string): string {
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
