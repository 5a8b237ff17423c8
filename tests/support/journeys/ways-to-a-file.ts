/** How somebody may write the address of one file. */
type Wanted = {
  /** Below the folder that is served, such as "data/enquiries.sqlite". */
  file: string;
  /** The folder that is served. */
  root: string;
  origin: string;
};

/** Queries by which Vite is asked for a file in another form, and what was told of as a way around its checks. */
const queries = listOf(`
  raw url inline import direct worker sharedworker no-inline init raw&import import&raw raw?? import&raw?? url&inline
  inline&import import&?raw .svg?.wasm?init .svg raw&.svg raw# html-proxy&index=0.js v=1 t=1&import vite-wasm-instance
  astro&type=script&index=0&lang.ts astro&type=style&index=0&lang.css`);

/** Ends that a check may read, or a file system leave out. */
const ends = listOf(String.raw`
  / /. . .. %20 %00 %00.svg %2e /%2e # #.svg %23.svg ~ %3f %3f.svg ;.svg ::$DATA .map \ %5c // /../enquiries.css`);

/** What stands before a file, each a way to the folder that is served. */
const beginnings = listOf(String.raw`
  // /// /./ /.// /\ /%2f /%5c /%2e/ /%252f /%00/ /~/ /x/../ /?/../ /x?/../ /public/ /public/../
  /site/../ /site/%2e%2e/ /site/.%2e/ /site/..%2f /site/..\ /site/..%5c /site/%252e%252e/ /site/..;/ /site//../
  /site/styles/../../ /site/styles/tokens.css/../../../ /site/styles/tokens.css?/../../../
  /node_modules/../ /node_modules/.vite/deps/../../../ /@vite/../ /@vite/client/../../ /@react-refresh/../
  /edit/../ /edit/%2e%2e/ /edit/api/../../ /edit?/../ /api/v1.0/../../ /_astro/fonts/../../
  /@id/ /@id/./ /@id// /@id/__x00__/ /@id/__x00__./ /@fs/./ /@fs/proc/self/cwd/ /@fs//proc/self/cwd/
  /_image?href=/ /_image?f=svg&href=/ /__open-in-editor?file= /@vite/lazy?id=/`);

/** The same before a file's whole name on the disk. */
const wholeBeginnings = listOf(`
  / // /@fs /@fs/ /@fs/. /@fs/x/.. /%40fs /@FS /@fs%2f /@fs/C: /@fs/@fs /@id /@id/ /@id/__x00__ /@id/@fs /@id/file://
  /.. /../../../../../.. /%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e /site/../../../../../.. /@vite/client?/../../../../../../..
  /_image?href=/@fs /_image?href=file://`);

/** Request targets that may lead to a file: plain, encoded once and twice, up and down again, and by Vite's own addresses. */
export function waysTo({ file, root, origin }: Wanted): string[] {
  const whole = file.startsWith('/') ? file : `${root}/${file}`;
  const inRoot = file.startsWith('/') ? `../../../../../..${file}` : file;
  const plain = [`/${inRoot}`, `/@fs${whole}`];
  const encoded = plain.flatMap((target) => [
    target.replace(/\w(?=\w*$)/, toHex),
    target.replaceAll(/[^/]/g, toHex),
    target.replaceAll('/', '%2f').replace('%2f', '/'),
    target.replaceAll('.', '%2e'),
    target.replaceAll('.', '%252e').replaceAll(/(?<!^)\//g, '%252f'),
    target.replaceAll(/(?<!^)\//g, '\\'),
    target.toUpperCase(),
    target.replace(/[a-z](?=[a-z]*$)/, (letter) => letter.toUpperCase()),
  ]);
  return [
    ...plain,
    ...encoded,
    ...plain.flatMap((target) => queries.map((query) => `${target}?${query}`)),
    ...plain.flatMap((target) => ends.map((end) => target + end)),
    ...beginnings.flatMap((beginning) => [beginning + inRoot, `${beginning}${inRoot}?import&raw`]),
    ...wholeBeginnings.flatMap((beginning) => [beginning + whole, `${beginning}${whole}?raw`]),
    `${origin}/${inRoot}`,
    `http://other.invalid/${inRoot}`,
    inRoot,
  ];
}

function toHex(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

/** Words of a text, which only white space parts. */
export function listOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
