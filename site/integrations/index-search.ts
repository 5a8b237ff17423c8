import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { ELEMENT_NODE, type ElementNode, type Node, parse, render, walkSync } from 'ultrahtml';
import { minify } from 'vite';
import { z } from 'zod';
import { allPages } from '../../compiler/compile.ts';
import { type SearchEntry, searchEntries } from '../../compiler/search.ts';
import { getSite } from '../../compiler/site.ts';
import { writeFiles } from './write-site-files.ts';

/** Sections that say the same on many pages, or are for people who have found theirs. */
const leftOut =
  /^(contact|sources|others|cases-title|while-you-wait|clock|payments|closing|first-answer|official-links|help|how-it-works|signs|official-ways|where-to-report|got-document|sent-papers|not-paid|france|germany|ireland|spain|uk|usa|general|statistics|reasons|what-we-do|voices)$/;

/** The files that our own script asks for; the rest are Pagefind's interfaces. */
const needed = /^(wasm\.(?!unknown).*|.*\.pf_\w+)$/;
const scriptFile = 'pagefind.js';

const entryFile = 'pagefind-entry.json';
/** What searches a language that Pagefind knows no endings of, such as Ukrainian. */
const plainProgram = 'wasm.unknown.pagefind';

/**
 * Makes the index of the search from the finished pages: their names, summaries and headings, and what people call them.
 * Must run before the headers of all files are written. Throws Error when a page cannot be indexed.
 */
export function indexSearch(): AstroIntegration {
  return {
    name: 'index-search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const entries = searchEntries(getSite());
        await writeIndex(entries, folder, ({ path }) =>
          readFile(join(folder, `${path}.html`), 'utf8'),
        );
        logger.info(`${entries.length} pages to search`);
      },
    },
  };
}

type IndexFile = { path: string; content: Uint8Array };

/** Indexes these pages for the site in `folder`; `htmlOf` gives each as it is built. */
export async function writeIndex(
  entries: readonly SearchEntry[],
  folder: string,
  htmlOf: (entry: SearchEntry) => Promise<string>,
): Promise<void> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(`There is no search index: ${errors.join(' ')}`);
  const add = async (entry: SearchEntry, content: string) => {
    const { errors: faults } = await index.addHTMLFile({ url: entry.path, content });
    if (faults.length > 0) throw new Error(`${entry.path}: ${faults.join(' ')}`);
  };
  // Pagefind is a program of its own: while it reads one page, the next is made ready. The order stays, and with it every name.
  let adding = Promise.resolve();
  for (const entry of entries) {
    const content = await toIndex(await htmlOf(entry), entry);
    await adding;
    adding = add(entry, content);
  }
  await adding;
  const { files } = await index.getFiles();
  await close();
  const entry = entrySchema.parse(JSON.parse(new TextDecoder().decode(fileAt(entryFile, files))));
  await nameIndex(entry, folder);
  const kept = [
    ...files.filter(({ path }) => needed.test(path)),
    await smallScript(files),
    ...programsByLanguage(entry, files),
  ];
  await writeFiles(
    join(folder, 'pagefind'),
    kept.map(({ path, content }) => ({
      path,
      write: (file) => writeFile(file, unpacked(content)),
    })),
  );
}

function fileAt(path: string, files: readonly IndexFile[]): Uint8Array {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`Pagefind has made no ${path}.`);
  return file.content;
}

async function smallScript(files: readonly IndexFile[]): Promise<IndexFile> {
  const script = new TextDecoder().decode(fileAt(scriptFile, files));
  const { code } = await minify(scriptFile, script, { module: true });
  return { path: scriptFile, content: new TextEncoder().encode(code) };
}

type Entry = z.output<typeof entrySchema>;

/** The list of languages, and for those without a program of their own the plain one: pages ask for it by their language. */
function programsByLanguage(entry: Entry, files: readonly IndexFile[]): IndexFile[] {
  const plain = Object.entries(entry.languages).filter(([, { wasm }]) => wasm === null);
  const languages = Object.fromEntries(
    Object.entries(entry.languages).map(([tag, language]) => [
      tag,
      { ...language, wasm: language.wasm ?? tag },
    ]),
  );
  return [
    {
      path: entryFile,
      content: new TextEncoder().encode(JSON.stringify({ ...entry, languages })),
    },
    ...plain.map(([tag]) => ({
      path: `wasm.${tag}.pagefind`,
      content: fileAt(plainProgram, files),
    })),
  ];
}

const indexName = /data-search="[^"]*"/;
const entrySchema = z.looseObject({
  languages: z.record(z.string(), z.looseObject({ hash: z.string(), wasm: z.string().nullable() })),
});

/** Writes the name of its language's index into each page of the search, which can then ask for all that it needs at once. */
async function nameIndex({ languages }: Entry, folder: string): Promise<void> {
  for (const { path, language, sections } of allPages(getSite())) {
    if (!sections.some(({ body }) => body.some(({ kind }) => kind === 'search-results'))) continue;
    const hash = languages[language.tag.toLowerCase()]?.hash;
    const file = join(folder, `${path}.html`);
    const html = await readFile(file, 'utf8');
    if (hash === undefined || !indexName.test(html))
      throw new Error(`${path} has no index to search.`);
    await writeFile(file, html.replace(indexName, `data-search="${hash}"`));
  }
}

/** Pagefind packs with gzip and reads unpacked files as well: those are sent with brotli, which makes them a seventh smaller. */
function unpacked(content: Uint8Array): Uint8Array {
  const isGzip = content[0] === 0x1f && content[1] === 0x8b;
  return isGzip ? gunzipSync(content) : content;
}

/** The page as Pagefind reads it: each section known by its heading. The page that is sent carries no marks for it. */
async function toIndex(html: string, entry: SearchEntry): Promise<string> {
  const { title, language, kind, document, place, country, names, same, description } = entry;
  const metas = {
    title,
    kind,
    document,
    place: place.join(' · '),
    country: country.join(' '),
    names: names.join(', '),
    same: same.join(' '),
    description,
  };
  const meta = Object.entries(metas)
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) => `<meta data-pagefind-meta="${name}[content]" content="${escaped(value)}">`,
    );
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const headings = await headingsOf(main);
  return `<html lang="${language.tag}"><head>${meta.join('')}</head><body data-pagefind-body>${headings.join('')}</body></html>`;
}

/** The headings of a page's own sections, each with the id by which a link finds it: its own, or that of what it stands in. */
async function headingsOf(main: string): Promise<string[]> {
  const headings: ElementNode[] = [];
  walkSync(parse(main), (node, parent) => {
    if (!isElement(node) || !/^h[2-4]$/.test(node.name) || isInLeftOut(node)) return;
    const id =
      node.attributes.id ??
      (parent !== undefined && isElement(parent) ? parent.attributes.id : undefined);
    node.attributes = id === undefined ? {} : { id };
    headings.push(node);
  });
  return Promise.all(headings.map((heading) => render(heading)));
}

function isInLeftOut(node: Node): boolean {
  if (isElement(node) && leftOut.test(node.attributes.id ?? '')) return true;
  return 'parent' in node && node.parent !== undefined && isInLeftOut(node.parent);
}

function isElement(node: Node): node is ElementNode {
  return node.type === ELEMENT_NODE;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
