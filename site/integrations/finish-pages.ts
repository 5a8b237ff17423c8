import { createHash } from 'node:crypto';
import { pageScriptType } from '../enhancements/before-first-paint.ts';
import { pagePolicy, policyPlaceholder } from './content-security-policy.ts';
import { createStylePruner } from './used-styles.ts';

const reactNames = [
  'hrefLang',
  'popoverTarget',
  'popoverTargetAction',
  'autoComplete',
  'enterKeyHint',
  'inputMode',
  'srcSet',
];

/** Elements that have no end in HTML, as XML ends them. */
const closedVoid = /<((?:img|input|source|br)\b[^<>]*)\/>/g;

/** Attributes that are there or not; of drawings the shapes, which hold nothing. */
const bareAttribute = / (data-[\w-]+|hidden|required)="(?:true)?"/g;
const emptyShape = /<(circle|line|path|use)\b([^<>]*)><\/\1>/g;

/** What React drew, in the spelling of HTML, and in the shorter one where there are two. */
export function spelledAsHtml(drawn: string): string {
  return reactNames
    .reduce((html, name) => html.replaceAll(` ${name}="`, ` ${name.toLowerCase()}="`), drawn)
    .replace(closedVoid, '<$1>')
    .replace(bareAttribute, ' $1')
    .replace(emptyShape, '<$1$2/>');
}

/** On a page of another language, says of the links to English pages that they lead to one. */
export function markEnglishLinks(html: string): string {
  const [, prefix] = /<html[^>]* data-prefix="([^"]+)"/.exec(html) ?? [];
  if (prefix === undefined) return html;
  return html.replace(
    /<a ((?:(?!hreflang)[^>])*?href="(\/[^"]*)"(?![^>]*hreflang))/g,
    (link, rest, path) =>
      `${path}/`.replace(/[?#].*/, '/').startsWith(`${prefix}/`)
        ? link
        : `<a hreflang="en" ${rest}`,
  );
}

type PageFinisher = {
  /** Origin that takes enquiries; '' is the site's own. */
  emailOrigin: string;
  /** The script at an address like "/_astro/hydrate.js". */
  readScript: (address: string) => string;
  /** Leaves a script or a style sheet at an address. */
  writeCode: (address: string, code: string) => void;
};

/**
 * What finishes a page: it carries the styles that it uses, its islands' scripts wait until they are needed, and its content
 * security policy names the hashes of its own inline scripts and styles, and of no others.
 * Throws Error for a page that has no place for its policy.
 */
export function createPageFinisher({
  emailOrigin,
  readScript,
  writeCode,
}: PageFinisher): (html: string) => string {
  const pruneStyles = createStylePruner();
  const readWithImports = createScriptReader(readScript);
  const written = new Set<string>();

  /** Leaves code beside the pages, under a name that changes with it. */
  function addressOf(code: string, kind: 'js' | 'css'): string {
    const address = `/_astro/page.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.${kind}`;
    if (!written.has(address)) writeCode(address, code);
    written.add(address);
    return address;
  }

  return (html) => {
    const place = `content="${policyPlaceholder}"`;
    if (!html.includes(place)) {
      throw new Error(
        'A page has no place for its content security policy: draw it with Document.astro.',
      );
    }
    const addresses = (script: RegExp) =>
      [...html.matchAll(script)].map(([, address = '']) => address);
    const islands = html.includes(drawnAtOnce) ? [] : addresses(islandScript);
    const code = {
      page: [
        ...inlineCode(html).scripts,
        ...addresses(scriptFile)
          .filter((address) => !islands.includes(address))
          .flatMap(readWithImports),
      ],
      islands: islands.flatMap(readWithImports),
    };
    let later = '';
    const styled = joinStyles(dropNeedless(html), (css, markup) => {
      const styles = pruneStyles(css, markup, code);
      if (styles.islands !== '') later = ` data-styles="${addressOf(styles.islands, 'css')}"`;
      return styles.page;
    });
    const page = joinScripts(
      // enhancements/islands.ts fetches them.
      styled.replaceAll(islandScript, `<script type="text/island" data-src="$1"${later}`),
      (script) => addressOf(script, 'js'),
    );
    const { scripts, styles } = inlineCode(page);
    const policy = pagePolicy({
      scriptHashes: scripts.map(hash),
      styleHashes: styles.map(hash),
      emailOrigin,
    });
    return page.replace(place, `content="${policy}"`);
  };
}

const scriptFile = /<script type="module" src="([^"]+)"/g;

/** The page of plans is empty before its island draws it, so its styles come with the page. */
const drawnAtOnce = 'data-island="plan"';

/** Stands in an element that names its island: any other script with an address is the page's own. */
const islandScript = /(?<=<i data-for="[^"]*">)<script type="module" src="([^"]+)"/g;

const inlineModule = /<script type="module">(.*?)<\/script>/gs;

/**
 * In characters. Longer scripts of a page are a file of their own, fetched after the first paint: they are the same on many pages, and
 * leave room for words in the first packets. Shorter ones are not worth asking for.
 */
const worthAFile = 700;

/** What only pages have whose script decides what stands at their top: an answer for the address or to a question, or the page that was meant. There the paint waits for it. */
const scriptFirst = ['data-search-words', 'data-verdicts', 'data-known-pages'];

/** The page with its own scripts as one, where the last of them stood: each file would be asked for over a connection of its own. */
function joinScripts(html: string, addressOf: (code: string) => string): string {
  const scripts = [...html.matchAll(inlineModule)].map(([, code = '']) => code);
  const only = scripts.length === 1 ? scripts[0] : null;
  // A function keeps the names of each to itself; a block would share what is declared with "var".
  const code = only ?? scripts.map((one) => `(()=>{${one}})();`).join('');
  const element = () => {
    if (code.length < worthAFile) return `<script type="module">${code}</script>`;
    const isFirst = scriptFirst.some((mark) => html.includes(mark));
    const start = isFirst ? 'type="module" src' : `type="${pageScriptType}" data-src`;
    return `<script ${start}="${addressOf(code)}"></script>`;
  };
  let left = scripts.length;
  return html.replaceAll(inlineModule, () => {
    left -= 1;
    return left === 0 ? element() : '';
  });
}

/** Reads a script with all that it imports, each once a build. */
function createScriptReader(
  readScript: PageFinisher['readScript'],
): (address: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return function read(address: string): readonly string[] {
    const found = known.get(address);
    if (found !== undefined) return found;
    const code = readScript(address);
    known.set(address, [code]);
    const imports = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']\.\/([^"']+\.js)["']/g)];
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    const all: readonly string[] = [
      code,
      ...imports.flatMap(([, file = '']) => read(folder + file)),
    ];
    known.set(address, all);
    return all;
  };
}

/** What React hydrates in the browser: forms alone. */
const island = /(<form .*?<\/form>)/s;

/** The marks that React leaves between two texts, and what icons say of themselves beyond what HTML and our styles ask. */
const needless =
  /<!-- -->| xmlns="http:\/\/www\.w3\.org\/2000\/svg"(?= width)| class="lucide lucide-(?!chevron)[\w-]+"/g;

/** The page without what only React has need of, in what it hydrates. */
function dropNeedless(html: string): string {
  return html
    .split(island)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(needless, '') : part))
    .join('');
}

const styleElement = /<style>(.*?)<\/style>/gs;

/** The page with its style elements as one, where the first of them stood: each would need a hash of its own. */
function joinStyles(html: string, prune: (css: string, markup: string) => string): string {
  const css = [...html.matchAll(styleElement)].map(([, text = '']) => text).join('');
  const [head = '', ...rest] = html.split(styleElement).filter((_, index) => index % 2 === 0);
  if (rest.length === 0) return html;
  return `${head}<style>${prune(css, html)}</style>${rest.join('')}`;
}

/** The texts of a page's inline scripts and styles, each once. */
export function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', code = ''] of html.matchAll(codeElement)) {
    if (name === 'style') styles.add(code);
    else if (!isElsewhereOrData.test(attributes)) scripts.add(code);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const codeElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** Data blocks such as JSON-LD do not run, and scripts with an address are covered by 'self'. */
const isElsewhereOrData = / src=| type="(?!module"|text\/javascript")/;

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
